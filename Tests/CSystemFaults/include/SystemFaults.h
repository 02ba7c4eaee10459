/// Lets calls to the system fail, for tests of what becomes of the files of whoever makes them.
///
/// A program that this is linked into makes its calls for writing files through functions here, which stand in front of
/// the C library's own; so do the C libraries that it uses. Reading and standard error are left alone.
///
/// What is to happen is said by the environment:
///
///     SYSTEM_FAULT=once:N:ERRNO     the N-th call fails with this error number
///     SYSTEM_FAULT=onward:N:ERRNO   the N-th call fails, and all after it
///     SYSTEM_FAULT=short:N:0        the N-th call, if it writes, takes one byte and no more
///     SYSTEM_FAULT=signal:N:SIGNAL  the process gets a signal before the N-th call
///     SYSTEM_FAULT_LOG=FILE         each call is written to this file, as its name and what it is about
#pragma once

/// Reads the environment; before this, nothing fails.
void system_faults_begin(void);
