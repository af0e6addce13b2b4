/** Limits of source files and folders, for the linter and the architecture tests. */
export const maxLinesPerFile = 300;
export const maxFilesPerFolder = 20;

/** Globs of files that hold data only and may be longer. */
export const dataFiles = [
  'src/copy/**',
  'src/config/promises.ts',
  'src/**/facts/**',
  '__tests__/**/*.fixture.ts',
];
