/** Where the build wrote the script of the estimate (`scripts/build.mjs`). */
export const estimateScriptPath = (release: string): string =>
  `/_next/static/early/estimate-${release}.js`;
