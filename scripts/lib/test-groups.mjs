import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const maxFiles = 12;
/** What a file changes in the modules of all that run after it, or has of its own from the beginning: such a file stays alone. */
const standsAlone =
  /\bjest\.(?:mock|doMock|resetModules|isolateModules)\b|(\/\*\* @jest-environment \w+ \*\/)/;

/**
 * Writes a test file for each few neighbouring test files of some folders, which then share their modules and one environment;
 * leaves out what `ignored` matches.
 */
export function writeTestGroups({ tests, groups, ignored }) {
  rmSync(groups, { recursive: true, force: true });
  mkdirSync(groups, { recursive: true });
  const files = tests.flatMap(testFilesIn).filter((file) => !ignored.test(file));
  for (const [at, group] of groupsOf(files).entries())
    writeFileSync(join(groups, `${at}.test.cjs`), textOf(group));
}

function testFilesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Groups of files, each with the comment that names the environment it wants. */
function groupsOf(files) {
  const groups = [];
  const alone = [];
  for (const file of files) {
    const [own, environment = ''] = standsAlone.exec(readFileSync(file, 'utf8')) ?? [];
    const last = groups.at(-1);
    if (own) alone.push({ environment, files: [file] });
    else if (last && last.files.length < maxFiles) last.files.push(file);
    else groups.push({ environment, files: [file] });
  }
  return [...groups, ...alone];
}

/** Each file in a describe block, so that what it does before and after its tests is done for them alone. */
const textOf = ({ environment, files }) => [environment, ...files.map(lineOf), ''].join('\n');

const lineOf = (file) =>
  `describe('${relative('__tests__', file)}:', () => { require('${resolve(file)}'); afterAll(() => void jest.useRealTimers()); });`;
