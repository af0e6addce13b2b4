import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { migrationsFolder } from './assets';
import type { Database } from './database';
import { DatabaseOpenError } from './database-open-error';

interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

const appliedSchema = z.array(z.object({ name: z.string(), hash: z.string() }));

/** Brings the tables up to date in one transaction, under a row lock that makes instances starting together wait for each other. */
export async function migrate(db: Database): Promise<void> {
  await ensureMigrationTables(db);
  const migrations = readMigrations();
  await db.transaction(async (tx) => {
    await tx.execute(sql`select id from migration_lock where id = 1 for update`);
    const { rows } = await tx.execute(sql`select name, hash from migration`);
    const applied = new Map(appliedSchema.parse(rows).map(({ name, hash }) => [name, hash]));
    for (const migration of migrations) {
      const appliedHash = applied.get(migration.name);
      if (appliedHash === migration.hash) continue;
      if (appliedHash !== undefined)
        throw new DatabaseOpenError(
          `Migration ${migration.name} was changed after this database had applied it.`,
        );
      for (const statement of migration.statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into migration (name, hash) values (${migration.name}, ${migration.hash})`,
      );
    }
  });
}

async function ensureMigrationTables(db: Database): Promise<void> {
  await withRetries(() =>
    db.execute(
      sql`create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    ),
  );
  await withRetries(() =>
    db.execute(sql`create table if not exists migration_lock (id smallint primary key)`),
  );
  await db.execute(sql`insert into migration_lock (id) values (1) on conflict do nothing`);
}

/** When two instances create a table at the same moment PostgreSQL refuses one of them, even with `if not exists`. */
async function withRetries<T>(create: () => Promise<T>): Promise<T> {
  return create().catch(create).catch(create);
}

function readMigrations(): Migration[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(migrationsFolder, file), 'utf8');
      return {
        name: file,
        hash: createHash('sha256').update(text).digest('hex'),
        statements: text.split('--> statement-breakpoint'),
      };
    });
}
