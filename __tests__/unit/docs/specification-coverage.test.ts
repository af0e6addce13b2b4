import { existsSync, readFileSync } from 'node:fs';

interface Row {
  section: string;
  statement: string;
  cells: string[];
}

const sections = readFileSync('docs/specification-coverage.md', 'utf8').split(/^## /m).slice(1);
const rows: Row[] = sections.flatMap((section) =>
  section
    .split('\n')
    .filter((line) => /^\| (?!Statement|---)/.test(line))
    .map((line) => {
      const [statement = '', ...cells] = line.slice(2, -2).split(' | ');
      return { section: section.slice(0, 1), statement, cells };
    }),
);

describe('The table of the specification’s statements', () => {
  it('has rows for each of the sections 2 to 9', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([...'23456789']);
    expect(rows.length).toBeGreaterThan(100);
  });

  it('names in each cell, for both modes, files that exist', () => {
    const wrong = rows.filter(
      ({ cells }) =>
        cells.length !== 2 ||
        cells.some((cell) => {
          const files = [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
          return files.length === 0 || !files.every((file) => existsSync(`__tests__/${file}`));
        }),
    );
    expect(wrong).toEqual([]);
  });
});
