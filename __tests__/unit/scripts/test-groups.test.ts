import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { writeTestGroups } from '../../../scripts/lib/test-groups.mjs';

const root = mkdtempSync(join(tmpdir(), 'groups-'));
const [tests, groups] = [join(root, 'tests'), join(root, 'groups')];
beforeEach(() => rmSync(tests, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true }));

function write(name: string, text = 'it("passes", () => undefined);'): void {
  mkdirSync(dirname(join(tests, name)), { recursive: true });
  writeFileSync(join(tests, name), text);
}

/** The test files of each group, as it requires them. */
const written = () =>
  readdirSync(groups)
    .sort((one, other) => parseInt(one, 10) - parseInt(other, 10))
    .map((name) => {
      const text = readFileSync(join(groups, name), 'utf8');
      return [...text.matchAll(/^describe\('(.+):', \(\) => \{ require\('(.+)'\);/gm)].map(
        ([, title = '', file = '']) =>
          file === resolve('__tests__', title) ? relative(tests, file) : title,
      );
    });

it('Test files are written in groups of twelve neighbours, without those that are left out, and alone where they change what others share', () => {
  for (const letter of 'abcdefghijklmn') write(`loan/${letter}.test.ts`);
  write('loan/kill.test.ts');
  write('loan/helper.ts');
  write('site/dom.test.ts', '/** @jest-environment jsdom */');
  write('site/mock.test.tsx', "jest.mock('next/navigation');");
  write('site/page.test.tsx');
  writeTestGroups({ tests: [tests], groups, ignored: /kill\.test/ });
  expect(written()).toEqual([
    [...'abcdefghijkl'].map((letter) => `loan/${letter}.test.ts`),
    ['loan/m.test.ts', 'loan/n.test.ts', 'site/page.test.tsx'],
    ['site/dom.test.ts'],
    ['site/mock.test.tsx'],
  ]);
  expect(readFileSync(join(groups, '2.test.cjs'), 'utf8')).toMatch(
    /^\/\*\* @jest-environment jsdom \*\/\n/,
  );
});

it('Groups of an earlier run are gone', () => {
  for (const letter of 'abcdefg') write(`${letter}.test.ts`);
  writeTestGroups({ tests: [tests], groups, ignored: /kill/ });
  writeTestGroups({ tests: [tests], groups, ignored: /[b-g]\.test/ });
  expect(written()).toEqual([['a.test.ts']]);
});
