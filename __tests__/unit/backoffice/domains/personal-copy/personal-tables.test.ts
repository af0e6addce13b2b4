import { readFileSync } from 'node:fs';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { filesUnder } from '@test/architecture/source-graph';
import { otherTables } from '@/backoffice/db/personal/other-tables';
import type { PersonalTable } from '@/backoffice/db/personal/personal-table';
import { personalTables } from '@/backoffice/db/personal/personal-tables';
import { namesOf } from '@/backoffice/domains/personal-copy/personal-row.repository';
import { personalCopyTexts } from '@/lib/texts/customer/personal-copy-texts';

const tables: readonly [string, PersonalTable][] = Object.entries(personalTables);
const schemaTables = filesUnder('src/backoffice/db/schema').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, name = '']) => name),
);

describe('The tables with data of a customer', () => {
  it('are all tables but those of which it is said why they hold none', () => {
    const personal = tables.map(([, { table }]) => getTableConfig(table).name);
    const known = [...personal, ...Object.keys(otherTables)];
    expect(schemaTables.length).toBeGreaterThan(70);
    expect(schemaTables.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !schemaTables.includes(name))).toEqual([]);
    expect(personal.filter((name) => Object.hasOwn(otherTables, name))).toEqual([]);
  });

  it.each(tables)('have a name and words for each column that is shown: %s', (name, table) => {
    const properties = namesOf(table).columns.map(({ property }) => property);
    const leftOut = table.leftOut ?? [];
    const shown = properties
      .filter((property) => !leftOut.includes(property))
      .map((property) => (property === 'encrypted' ? 'content' : property));
    const keys = [`table.${name}`, ...shown.map((property) => `field.${property}`)];
    expect(keys.filter((key) => !personalCopyTexts.isKey(key))).toEqual([]);
    const named = [...leftOut, ...(table.notes ?? [])];
    expect(named.filter((property) => !properties.includes(property))).toEqual([]);
  });
});
