import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { migrationsFolder } from './assets';
import type { Database, Transaction } from './database';
import { DatabaseOpenError } from './database-open-error';

interface Migration {
  name: string;
  hash: string;
  statements: string[];
}

const appliedSchema = z.array(z.object({ name: z.string(), hash: z.string() }));

interface MigrateOptions {
  /** Another role than the one that migrates: it may use the tables and cannot change them. */
  user?: string | undefined;
}

/**
 * Brings the tables up to date in one transaction, under a row lock that makes instances starting together wait for each other. Where they
 * are already nothing is written, so that a role that may not do so can start.
 */
export async function migrate(db: Database, { user }: MigrateOptions = {}): Promise<void> {
  const migrations = readMigrations();
  if (user === undefined && (await isUpToDate(db, migrations))) return;
  await ensureMigrationTables(db);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select id from migration_lock where id = 1 for update`);
    const applied = await appliedTo(tx);
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
    if (user !== undefined) await grantUse(tx, user);
  });
}

async function appliedTo(db: Database | Transaction): Promise<Map<string, string>> {
  const { rows } = await db.execute(sql`select name, hash from migration`);
  return new Map(appliedSchema.parse(rows).map(({ name, hash }) => [name, hash]));
}

async function isUpToDate(db: Database, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass('migration') is not null as is_there`);
  if (rows[0]?.is_there !== true) return false;
  const applied = await appliedTo(db);
  return migrations.every(({ name, hash }) => applied.get(name) === hash);
}

/** Reading and writing of every table; what is only ever added to, and what was migrated, not even that. */
async function grantUse(tx: Transaction, user: string): Promise<void> {
  const { rows } = await tx.execute(sql`select current_user as owner`);
  if (rows[0]?.owner === user) return;
  const role = sql.identifier(user);
  for (const statement of [
    sql`grant usage on schema public to ${role}`,
    sql`grant select, insert, update, delete on all tables in schema public to ${role}`,
    sql`grant usage, select on all sequences in schema public to ${role}`,
    sql`revoke insert, update, delete on migration, migration_lock from ${role}`,
    sql`revoke update, delete on desk_audit, audit_batch from ${role}`,
  ])
    await tx.execute(statement);
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
