/**
 * What the server is started with to hold less memory. Its threads (those of V8, of files and compression, of the database) would each keep a
 * store of freed memory of up to 64 MB in glibc; two stores serve them all. It can be set for a process only before it starts.
 */
export const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };
