const takesAway =
  /^(?:drop (?:table|view|type|function|schema)\b|truncate\b|alter table .*\b(?:drop column|rename)\b|alter type\b|alter .*\brename\b)/;

const quoted = (text: string): string[] =>
  [...text.matchAll(/"([a-z_]+)"/g)].map(([, name]) => name ?? '');

/** Columns that a constraint or an index is on. */
function columnsIn(statement: string): string[] {
  const list = /(?:foreign key|unique|using btree)\s*\(([^)]*)\)/i.exec(statement)?.[1];
  return list === undefined ? [] : quoted(list);
}

/**
 * What in the statements of one migration the release before could stumble over while both serve: something that it reads or writes is
 * gone, called otherwise, stricter, or answers what it did not. Tables and columns that the same migration adds are its own.
 */
export function migrationFaults(text: string): string[] {
  const statements = text
    .split('--> statement-breakpoint')
    .map((statement) =>
      statement
        .replaceAll(/^\s*--.*$/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  const newTables = new Set(
    statements.flatMap(
      (statement) => /^create table (?:if not exists )?"([a-z_]+)"/i.exec(statement)?.[1] ?? [],
    ),
  );
  const newColumns = new Set(
    statements.flatMap((statement) => {
      const [, table, column] =
        /^alter table "([a-z_]+)" add column (?:if not exists )?"([a-z_]+)"/i.exec(statement) ?? [];
      return table && column ? [`${table}.${column}`] : [];
    }),
  );

  function faultOf(statement: string): string | null {
    const lower = statement.toLowerCase();
    const table = /^(?:alter table|drop table|truncate(?: table)?) "?([a-z_]+)"?|\bon "([a-z_]+)"/
      .exec(lower)
      ?.slice(1)
      .find(Boolean);
    if (table !== undefined && newTables.has(table)) return null;
    const place = table ?? lower.slice(0, 60);
    if (takesAway.test(lower)) return `${place}: takes away or renames`;
    if (/\balter column\b/.test(lower)) {
      if (/\bset not null\b|\bdrop default\b/.test(lower))
        return `${place}: refuses what was taken`;
      if (/\bset data type\b|\btype\b/.test(lower)) return `${place}: changes a type`;
      if (/\bdrop not null\b/.test(lower)) return `${place}: answers null`;
    }
    if (/\badd column\b.*\bnot null\b/.test(lower) && !/\bdefault\b|\bgenerated\b/.test(lower))
      return `${place}: asks for a column that is not written`;
    const isStricter =
      /\badd constraint\b/.test(lower) ||
      /^create unique index\b/.test(lower) ||
      /^create (?:constraint )?trigger\b/.test(lower);
    const columns = columnsIn(lower);
    const isOwn =
      columns.length > 0 && columns.some((column) => newColumns.has(`${place}.${column}`));
    return isStricter && !isOwn ? `${place}: refuses what was taken` : null;
  }
  return [...new Set(statements.flatMap((statement) => faultOf(statement) ?? []))];
}
