#include <locale.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif
#include <xlsxwriter.h>

/// Closes a workbook with the number signs of the "C" locale, whatever the program has set for itself:
/// libxlsxwriter prints widths and margins with `printf`, and a decimal comma would damage the file.
static inline lxw_error workbook_close_in_c_locale(lxw_workbook *workbook) {
  locale_t plain = newlocale(LC_ALL_MASK, "C", (locale_t)0);
  if (plain == (locale_t)0) {
    lxw_workbook_free(workbook);
    return LXW_ERROR_MEMORY_MALLOC_FAILED;
  }
  locale_t before = uselocale(plain);
  lxw_error code = workbook_close(workbook);
  uselocale(before);
  freelocale(plain);
  return code;
}

/// Lets what libxlsxwriter prints about its errors, beside returning them, go nowhere: the whole process loses the
/// stream `stderr`, though not the descriptor behind it.
static inline void silence_error_stream(void) {
  FILE *nowhere = fopen("/dev/null", "we");
  if (nowhere) stderr = nowhere;
}
