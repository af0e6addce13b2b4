import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { settingValueSchema } from '@/contracts/setting/setting';
import { settingNames } from '@/contracts/setting/settings';
import type { Database, Transaction } from '@/backoffice/db/database';
import { settingVersionTable } from '@/backoffice/db/schema/desk/setting';
import type { SettingVersionRow } from './setting.model';

const nameSchema = z.enum(settingNames);

export type SettingRepository = ReturnType<typeof createSettingRepository>;

/** What was decided about settings. */
export function createSettingRepository(db: Database | Transaction) {
  return {
    /** Every version of every setting, the first decided first; those of a setting that this release does not have are left out. */
    async list(): Promise<SettingVersionRow[]> {
      const rows = await db
        .select()
        .from(settingVersionTable)
        .orderBy(asc(settingVersionTable.number));
      return rows.flatMap((row) => {
        const name = nameSchema.safeParse(row.name);
        return name.success
          ? [{ ...row, name: name.data, value: settingValueSchema.parse(row.value) }]
          : [];
      });
    },

    /** The number of the last version of a setting; 0 before any. */
    async findLastNumber(name: SettingVersionRow['name']): Promise<number> {
      const [row] = await db
        .select({ number: settingVersionTable.number })
        .from(settingVersionTable)
        .where(eq(settingVersionTable.name, name))
        .orderBy(desc(settingVersionTable.number))
        .limit(1);
      return row?.number ?? 0;
    },

    /** Adds a version and answers its number; `publishedAt` is null where its day is still to come. */
    async create(
      version: Omit<SettingVersionRow, 'number'> & { publishedAt: Date | null },
    ): Promise<number> {
      const [row] = await db
        .insert(settingVersionTable)
        .values(version)
        .returning({ number: settingVersionTable.number });
      if (!row) throw new Error('A version of a setting was not stored');
      return row.number;
    },

    /** Marks the versions whose day has come as told to the pages; answers how many there were. */
    async markPublished({ day, at }: { day: string; at: Date }): Promise<number> {
      const rows = await db
        .update(settingVersionTable)
        .set({ publishedAt: at })
        .where(and(isNull(settingVersionTable.publishedAt), lte(settingVersionTable.from, day)))
        .returning({ number: settingVersionTable.number });
      return rows.length;
    },
  };
}
