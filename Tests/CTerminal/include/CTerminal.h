// Programs in a terminal of their own, which Swift can't start: it has no fork.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Starts a program in a new terminal, which is its three streams and whose keys mean it.
///
/// @param columns How wide the terminal is.
/// @param rows How many lines it has.
/// @param folder Where the program runs.
/// @param arguments The program's path and its arguments, ended by NULL.
/// @param environment Its variables, each as NAME=VALUE, ended by NULL.
/// @param terminal Receives the descriptor at which the program's output can be read and keys can be pressed.
/// @return The number of the process, or -1 with errno set.
pid_t cterminal_start(
    unsigned short columns, unsigned short rows, const char *folder, char *const *arguments,
    char *const *environment, int *terminal);

#ifdef __cplusplus
}
#endif

#endif
