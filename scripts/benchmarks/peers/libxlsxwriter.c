/* A tree of ROWS rows and ten columns to OUTPUT, with outline levels: libxlsxwriter ROWS OUTPUT */
#include <stdio.h>
#include <stdlib.h>
#include <xlsxwriter.h>

/* Each row of a level is followed by all that is below it: by 1010, 100 and 9 rows. */
static int depth_of(int row) {
  int place = row % 1011;
  if (place == 0) return 0;
  place = (place - 1) % 101;
  return place == 0 ? 1 : (place - 1) % 10 == 0 ? 2 : 3;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  int rows = atoi(arguments[1]);
  lxw_workbook_options options = {.constant_memory = LXW_TRUE};
  lxw_workbook *workbook = workbook_new_opt(arguments[2], &options);
  lxw_worksheet *sheet = workbook_add_worksheet(workbook, "Report");
  worksheet_outline_settings(sheet, LXW_TRUE, LXW_FALSE, LXW_FALSE, LXW_FALSE);
  lxw_format *money = workbook_add_format(workbook);
  format_set_num_format(money, "#,##0.00");
  lxw_format *labels[4];
  for (int depth = 0; depth < 4; depth++) {
    labels[depth] = workbook_add_format(workbook);
    format_set_indent(labels[depth], depth);
  }
  for (int row = 0; row < rows; row++) {
    int depth = depth_of(row);
    char name[32];
    lxw_row_col_options place = {.hidden = depth > 1, .level = depth, .collapsed = depth == 1};
    worksheet_set_row_opt(sheet, row, LXW_DEF_ROW_HEIGHT, NULL, &place);
    snprintf(name, sizeof name, "Item number %d", row);
    worksheet_write_string(sheet, row, 0, name, labels[depth]);
    worksheet_write_string(sheet, row, 1, row % 2 ? "Fruit & veg" : "Dairy", NULL);
    for (int column = 2; column < 10; column++)
      worksheet_write_number(sheet, row, column, (row * 37L % 100003 + column * 100) / 100.0, money);
  }
  return workbook_close(workbook);
}
