import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const maxFiles = 6;
/** What a file changes in the modules or the clock of all that run after it: such a file stays alone. */
const standsAlone =
  /\bjest\.(?:mock|doMock|resetModules|isolateModules|useFakeTimers)\b|@jest-environment/;

/**
 * Writes a test file for each few neighbouring test files of a folder, which then share their modules and one environment; leaves out what
 * `ignored` matches.
 */
export function writeTestGroups({ tests, groups, ignored }) {
  rmSync(groups, { recursive: true, force: true });
  mkdirSync(groups, { recursive: true });
  const files = testFilesIn(tests).filter((file) => !ignored.test(file));
  for (const [at, group] of groupsOf(files).entries())
    writeFileSync(
      join(groups, `${at}.test.cjs`),
      group.map((file) => lineOf(file, tests)).join(''),
    );
}

function testFilesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function groupsOf(files) {
  const groups = [];
  const alone = [];
  for (const file of files) {
    const last = groups.at(-1);
    if (standsAlone.test(readFileSync(file, 'utf8'))) alone.push([file]);
    else if (last && last.length < maxFiles) last.push(file);
    else groups.push([file]);
  }
  return [...groups, ...alone];
}

/** In a describe block, so that what a file does before and after its tests is done for them alone. */
const lineOf = (file, tests) =>
  `describe('${relative(tests, file)}:', () => void require('${resolve(file)}'));\n`;
