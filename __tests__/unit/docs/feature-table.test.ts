import { readFileSync, readdirSync } from 'node:fs';

/** What lies directly in a folder, without the endings of files; a build leaves compressed copies there. */
const entriesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => name.replace(/\.(?:ts|json)$/, ''));
const pagesOf = (folder: string): string[] =>
  entriesOf(folder).filter((name) => !name.startsWith('layout'));

const columns = [
  { what: 'contract', found: entriesOf('src/contracts') },
  { what: 'feature', found: entriesOf('src/features') },
  { what: 'domain', found: entriesOf('src/backoffice/domains') },
  { what: 'locale file', found: entriesOf('public/locales/en') },
  {
    what: 'page',
    found: [
      'src/app/[locale]/(flows)',
      'src/app/[locale]/(content)',
      'src/app/(desk)/[locale]',
    ].flatMap(pagesOf),
  },
];

const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(
  '## Where a feature is\n',
);
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').slice(2, -1));

describe('The table of features', () => {
  it('has as many cells in each row as it has columns', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((cells) => cells.length !== columns.length)).toEqual([]);
  });

  it.each(columns.map((column, index) => ({ ...column, index })))(
    'names every $what once and none that is not there',
    ({ found, index }) => {
      const named = rows.flatMap((cells) =>
        [...(cells[index] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
      );
      expect(found.length).toBeGreaterThan(5);
      expect(named.toSorted()).toEqual([...new Set(found)].toSorted());
    },
  );
});
