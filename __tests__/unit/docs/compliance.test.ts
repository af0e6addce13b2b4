import { existsSync, readFileSync } from 'node:fs';

interface Duty {
  section: string;
  duty: string;
  places: string[];
  held: string;
}

const page = readFileSync('docs/compliance.md', 'utf8');
const duties: Duty[] = page
  .split(/^## /m)
  .slice(1)
  .flatMap((section) =>
    section
      .split('\n')
      .filter((line) => /^\| (?!Duty|---)/.test(line))
      .map((line) => {
        const [duty = '', places = '', held = ''] = line.slice(2, -2).split(' | ');
        const named = [...places.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
        return { section: section.slice(0, 1), duty, places: named, held };
      }),
  );
const isOpen = ({ held }: Duty): boolean => held.startsWith('open: ');

/** The tests that a cell names, and whether each file has such a title. */
const testsOf = (held: string) =>
  [...held.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file,
    title,
    isThere:
      existsSync(`__tests__/${file}`) && readFileSync(`__tests__/${file}`, 'utf8').includes(title),
  }));

describe('The table of a money lender’s duties', () => {
  it('has the five parts of the field’s rules', () => {
    expect([...new Set(duties.map(({ section }) => section))]).toEqual([...'12345']);
    expect(duties.length).toBeGreaterThan(40);
  });

  it('names for each duty files that exist', () => {
    expect(
      duties.filter(
        ({ places }) => places.length === 0 || !places.every((file) => existsSync(file)),
      ),
    ).toEqual([]);
  });

  it('names for each duty tests that exist, or says who has to see to it', () => {
    const wrong = duties.filter((row) => {
      const tests = testsOf(row.held);
      return isOpen(row)
        ? row.held.length < 40
        : tests.length === 0 || !tests.every(({ isThere }) => isThere);
    });
    expect(wrong).toEqual([]);
  });

  it('leaves few duties open', () => {
    expect(duties.filter(isOpen).length).toBeLessThanOrEqual(5);
  });
});
