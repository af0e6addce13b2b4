import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
      return [...text.matchAll(/^describe\('(.+):', \(\) => void require\('(.+)'\)\);$/gm)].map(
        ([, title = '', file = '']) => (file === join(tests, title) ? title : file),
      );
    });

it('Test files are written in groups of six neighbours, without those that are left out, and alone where they change what others share', () => {
  for (const letter of 'abcdefgh') write(`loan/${letter}.test.ts`);
  write('loan/kill.test.ts');
  write('loan/helper.ts');
  write('site/clock.test.ts', 'jest.useFakeTimers();');
  write('site/mock.test.tsx', "jest.mock('next/navigation');");
  write('site/page.test.tsx');
  writeTestGroups({ tests, groups, ignored: /kill\.test/ });
  expect(written()).toEqual([
    ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `loan/${letter}.test.ts`),
    ['loan/g.test.ts', 'loan/h.test.ts', 'site/page.test.tsx'],
    ['site/clock.test.ts'],
    ['site/mock.test.tsx'],
  ]);
});

it('Groups of an earlier run are gone', () => {
  for (const letter of 'abcdefg') write(`${letter}.test.ts`);
  writeTestGroups({ tests, groups, ignored: /kill/ });
  writeTestGroups({ tests, groups, ignored: /[b-g]\.test/ });
  expect(written()).toEqual([['a.test.ts']]);
});
