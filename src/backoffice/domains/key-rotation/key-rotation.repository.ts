import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '@/backoffice/db/database';
import { mediumFileTable } from '@/backoffice/db/schema/desk/media';
import { documentTable } from '@/backoffice/db/schema/document';
import type { EncryptedTable } from './encrypted-tables';

/** The encrypted columns of a row by their names, and its `phone_hash` where the table has one. */
export interface EncryptedRow {
  key: string;
  values: Readonly<Record<string, string | null>>;
}

export interface StoredFile {
  id: string;
  fileKey: string;
  sha256: string;
}

export type KeyRotationRepository = ReturnType<typeof createKeyRotationRepository>;

/** Encrypted columns of any table, and files of documents and images, a few at a time in the order of their keys. */
export function createKeyRotationRepository(db: Database) {
  const columnsOf = ({ columns, phoneHashUse }: EncryptedTable): string[] => [
    ...Object.keys(columns),
    ...(phoneHashUse ? ['phone_hash'] : []),
  ];
  /** A row with ciphertext that does not begin as that of the current key. */
  const isOutdated = ({ columns }: EncryptedTable, prefix: string): SQL =>
    sql.join(
      Object.keys(columns).map(
        (column) => sql`not starts_with(${sql.identifier(column)}, ${prefix})`,
      ),
      sql` or `,
    );
  return {
    /** Rows behind `after`; only those with ciphertext that lacks `prefix`, or all where it is null. */
    async list(
      table: EncryptedTable,
      { after, prefix, limit }: { after: string; prefix: string | null; limit: number },
    ): Promise<EncryptedRow[]> {
      const names = columnsOf(table);
      const key = sql.identifier(table.key);
      const { rows } = await db.execute<Record<string, string | null>>(
        sql`select ${sql.join(
          [table.key, ...names].map((name) => sql.identifier(name)),
          sql`, `,
        )} from ${sql.identifier(table.name)} where ${key} > ${after}${
          prefix === null ? sql`` : sql` and (${isOutdated(table, prefix)})`
        } order by ${key} limit ${limit}`,
      );
      return rows.map((row) => ({
        key: row[table.key] ?? '',
        values: Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
      }));
    },

    /** Changes columns of a row where each still holds what it was read with; false where somebody else was faster. */
    async replace(
      table: EncryptedTable,
      { before, after }: { before: EncryptedRow; after: Readonly<Record<string, string>> },
    ): Promise<boolean> {
      const changes = Object.entries(after);
      const { rowCount } = await db.execute(
        sql`update ${sql.identifier(table.name)} set ${sql.join(
          changes.map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
          sql`, `,
        )} where ${sql.identifier(table.key)} = ${before.key} and ${sql.join(
          changes.map(
            ([name]) => sql`${sql.identifier(name)} is not distinct from ${before.values[name]}`,
          ),
          sql` and `,
        )}`,
      );
      return (rowCount ?? 0) > 0;
    },

    /** Files of documents and sizes of images whose id comes behind `after`. */
    async listFiles({ after, limit }: { after: string; limit: number }): Promise<StoredFile[]> {
      const { rows } = await db.execute<{ id: string; key: string; sha256: string }>(
        sql`select id, key, sha256 from (
            select id, file_key as key, sha256 from ${documentTable} where file_key is not null
            union all select name, file_key, sha256 from ${mediumFileTable}
          ) as file where id > ${after} order by id limit ${limit}`,
      );
      return rows.map(({ key, ...row }) => ({ ...row, fileKey: key }));
    },

    /** Whether a document or an image names the file. */
    async hasFile(fileKey: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`select from ${documentTable} where ${documentTable.fileKey} = ${fileKey}
          union all select from ${mediumFileTable} where ${mediumFileTable.fileKey} = ${fileKey}`,
      );
      return rows.length > 0;
    },
  };
}
