import type { Pool } from 'pg';

/** Each table's number of rows and a digest of all its rows, by its name. */
export async function tableDigests(pool: Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by t::text)), '') as digest from "${name}" t`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
