import type { TestApi } from '../api/test-api';

/** Empties tables and what refers to them. The trail and payments refuse it: only a test may lift that for a moment. */
export async function emptyTables(
  { testDatabase }: Pick<TestApi, 'testDatabase'>,
  tables: readonly string[],
): Promise<void> {
  const { pool } = testDatabase.database;
  for (const verb of ['disable', 'enable']) {
    if (verb === 'enable') await pool.query(`truncate ${tables.join()} cascade`);
    for (const table of ['desk_audit', 'audit_batch', 'payment_order', 'payment_file'])
      await pool.query(`alter table ${table} ${verb} trigger user`);
  }
}
