import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFaults } from '@test/support/database/migration-faults';

const folder = 'src/backoffice/db/migrations';

/**
 * Exceptions with their reasons. What was built before the first release has no release before it; a column may go one release after the
 * last that named it.
 */
const allowed: Readonly<Record<string, string>> = {
  '0007_ledger_guard.sql: ledger_entry: refuses what was taken':
    'entries were never changed by any code',
  '0012_decision_clock.sql: application: answers null': 'before the first release',
  '0019_no_customer_event.sql: customer_event: takes away or renames': 'before the first release',
  '0028_audit_trail.sql: desk_audit: refuses what was taken': 'rows were never changed by any code',
  '0031_signing.sql: appointment: answers null': 'before the first release',
  '0031_signing.sql: appointment: refuses what was taken':
    'the constraint lets in all that the one before it did',
  '0034_search_entry.sql: application: refuses what was taken':
    'the trigger notes changes, and refuses none',
  '0034_search_entry.sql: customer: refuses what was taken':
    'the trigger notes changes, and refuses none',
  '0037_visits.sql: campaign_count: takes away or renames': 'before the first release',
  '0057_rate_change.sql: ledger_entry: refuses what was taken':
    'asks only entries of a kind that no release before it writes',
  '0062_restructure.sql: ledger_entry: refuses what was taken':
    'asks only entries of a kind that no release before it writes',
  '0069_customer_merge.sql: application: refuses what was taken':
    'the trigger names the record that is kept, and refuses none',
  '0076_search_address.sql: customer: refuses what was taken':
    'the trigger notes changes, and refuses none',
};

describe('A migration', () => {
  it.each([
    ['alter table "loan" drop column "purpose"', 'loan: takes away or renames'],
    ['ALTER TABLE "loan" RENAME COLUMN "a" TO "b"', 'loan: takes away or renames'],
    ['DROP TABLE "loan" CASCADE', 'loan: takes away or renames'],
    ['TRUNCATE "loan"', 'loan: takes away or renames'],
    ['ALTER TABLE "loan" ALTER COLUMN "a" SET NOT NULL', 'loan: refuses what was taken'],
    ['ALTER TABLE "loan" ALTER COLUMN "a" DROP NOT NULL', 'loan: answers null'],
    ['ALTER TABLE "loan" ALTER COLUMN "a" SET DATA TYPE bigint', 'loan: changes a type'],
    [
      'ALTER TABLE "loan" ADD COLUMN "a" text NOT NULL',
      'loan: asks for a column that is not written',
    ],
    ['ALTER TABLE "loan" ADD CONSTRAINT "c" CHECK (a > 0)', 'loan: refuses what was taken'],
    ['CREATE UNIQUE INDEX "u" ON "loan" USING btree ("a")', 'loan: refuses what was taken'],
    [
      'CREATE TRIGGER t BEFORE UPDATE ON "loan" FOR EACH ROW EXECUTE FUNCTION f()',
      'loan: refuses what was taken',
    ],
  ])('that says %s is found', (statement, fault) => {
    expect(
      migrationFaults(`CREATE TABLE "other" ("id" text);\n--> statement-breakpoint\n${statement};`),
    ).toEqual([fault]);
  });

  it('may add tables, columns with a default, and rules for what it adds', () => {
    expect(
      migrationFaults(
        [
          'CREATE TABLE "a" ("id" text)',
          'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (true)',
          'CREATE UNIQUE INDEX "u" ON "a" USING btree ("id")',
          'ALTER TABLE "loan" ADD COLUMN "x" integer DEFAULT 0 NOT NULL',
          'ALTER TABLE "loan" ADD COLUMN "y" text',
          'ALTER TABLE "loan" ADD CONSTRAINT "f" FOREIGN KEY ("y") REFERENCES "public"."a"("id")',
          'CREATE INDEX "i" ON "loan" USING btree ("y")',
          '-- drop table "loan"\nUPDATE "loan" SET "x" = 1',
        ].join(';\n--> statement-breakpoint\n'),
      ),
    ).toEqual([]);
  });

  it('leaves to the release before all that it reads and writes, but for what is listed with its reason', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
    expect(files.length).toBeGreaterThan(38);
    const found = files.flatMap((file) =>
      migrationFaults(readFileSync(join(folder, file), 'utf8')).map((fault) => `${file}: ${fault}`),
    );
    expect(found.sort()).toEqual(Object.keys(allowed).sort());
  });
});
