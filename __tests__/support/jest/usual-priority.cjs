const os = require('node:os');

// On a machine that is busy with tests a process of low priority waits for all others: two files took three minutes instead of half a one.
jest.spyOn(os, 'setPriority').mockImplementation(() => undefined);
