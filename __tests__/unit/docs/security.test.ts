import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('docs/security.md', 'utf8');
const [, attackPart = '', standardPart = ''] =
  /^## Attacks that were made[^\n]*\n([\s\S]*?)^## OWASP ASVS[^\n]*\n([\s\S]*)/m.exec(page) ?? [];
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => /^\| (?!Attack |Requirement |---)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 stand behind them. */
const sections: Record<string, readonly number[]> = {
  V1: [2, 9, 11, 3, 2],
  V2: [3, 3, 4, 1],
  V3: [0, 2, 4, 6, 5, 0, 2],
  V4: [3, 1, 2, 4],
  V5: [1, 3, 2, 3],
  V6: [3, 12, 4, 4, 5, 3, 0, 4],
  V7: [3, 4, 2, 5, 2, 2],
  V8: [2, 3, 1, 1],
  V9: [3, 4],
  V10: [2, 2, 4, 11, 5, 2, 3],
  V11: [2, 3, 3, 4, 1, 1],
  V12: [3, 2, 4],
  V13: [1, 5, 2, 5],
  V14: [2, 4, 3],
  V15: [3, 3, 7],
  V16: [1, 5, 4, 3, 3],
  V17: [1, 4, 2],
};
const requirements = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_none, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
);

/** `V1.2.6–V1.2.8` as three. */
function numbersOf(cell: string): string[] {
  const [first = '', last = first] = cell.split('–');
  const [start, end] = [first, last].map((name) => Number(name.split('.')[2]));
  const stem = first.replace(/\d+$/, '');
  return Array.from({ length: (end ?? 0) - (start ?? 0) + 1 }, (_none, index) => {
    return `${stem}${(start ?? 0) + index}`;
  });
}

const namedTests = [...page.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(
  ([, file = '', title = '']) => ({ file: `__tests__/${file}`, title }),
);

describe('The page on security', () => {
  it('names tests that exist', () => {
    expect(namedTests.length).toBeGreaterThan(100);
    expect(
      namedTests.filter(
        ({ file, title }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
      ),
    ).toEqual([]);
  });

  it('names a test for every attack that was made', () => {
    const attacks = rowsOf(attackPart);
    expect(attacks.length).toBeGreaterThan(20);
    expect(attacks.filter(([, held = '']) => !/`[^`]+` “[^”]+”/.test(held))).toEqual([]);
  });

  it('answers every requirement of levels 1 and 2 once, by a test, a decision, or what is missing', () => {
    const rows = rowsOf(standardPart);
    expect(rows.flatMap(([cell = '']) => numbersOf(cell))).toEqual(requirements);
    expect(
      rows.filter(([, , held = '']) =>
        held.split('<br>').some((part) => !/^(?:`[^`]+` “|decision: |n\/a: |open: )/.test(part)),
      ),
    ).toEqual([]);
  });
});
