import { createSettingActs } from '@/backoffice/domains/setting/setting-acts';
import type { SettingVersionRow } from '@/backoffice/domains/setting/setting.model';
import { deliveredSettings, settingVersion } from '@test/support/setting/setting-version';

const at = new Date('2026-11-16T04:00:00Z');
const asked = { name: 'receipts' as const, value: { perDay: 5 }, from: null, note: 'asked for' };

function setUp(rows: SettingVersionRow[] = []) {
  const stored: unknown[] = [];
  const steps: string[] = [];
  const acts = createSettingActs({
    repositories: {
      audit: { create: async ({ target }) => void steps.push(`audit ${target}`) },
      contentVersion: {
        lock: async () => void steps.push('lock'),
        add: async (touched) => void steps.push(`purge ${touched.join()}`),
      },
      setting: {
        list: async () => rows,
        findLastNumber: async () => rows.at(-1)?.number ?? 0,
        create: async (row) => stored.push(row) + rows.length,
      },
    },
    delivered: deliveredSettings,
    now: () => at,
  });
  return { change: acts.setting, stored, steps };
}

describe('A change of a setting', () => {
  it('names what is replaced, and is stored, audited and told to the pages', async () => {
    const { change, stored, steps } = setUp();
    expect(await change('amy@lender.hk', asked)).toEqual({
      subject: 'setting:receipts',
      amountCents: null,
      facts: [
        { name: 'setting', value: 'receipts' },
        { name: 'effectiveFrom', value: null },
        { name: 'settingField', field: 'receipts.perDay', before: 3, value: 5 },
        { name: 'note', value: 'asked for' },
      ],
      versions: { number: 0 },
      result: '1',
    });
    expect(stored).toEqual([
      expect.objectContaining({ from: '2026-11-16', value: { perDay: 5 }, publishedAt: at }),
    ]);
    expect(steps).toEqual(['lock', 'audit setting:receipts', 'purge site']);
  });

  it('for a later day is told to the pages then, and replaces what applies on that day', async () => {
    const { change, stored } = setUp([
      settingVersion({ number: 4, from: '2026-11-20', value: { perDay: 8 } }),
    ]);
    const { facts, versions } = await change('amy@lender.hk', { ...asked, from: '2026-11-30' });
    expect(facts).toContainEqual({
      name: 'settingField',
      field: 'receipts.perDay',
      before: 8,
      value: 5,
    });
    expect(versions).toEqual({ number: 4 });
    expect(stored).toEqual([expect.objectContaining({ from: '2026-11-30', publishedAt: null })]);
  });

  it.each([
    [{ value: { perDay: 0 } }, 'value.perDay', 'tooSmall'],
    [{ value: {} }, 'value.perDay', 'required'],
    [{ value: { perDay: 5, other: 1 } }, 'value.body', 'unknownField'],
    [{ value: { perDay: 3 } }, 'value', 'unchanged'],
    [{ from: '2026-11-15' }, 'from', 'outOfRange'],
  ])('%j is refused', async (wrong, field, key) => {
    const { change, stored } = setUp();
    await expect(change('amy@lender.hk', { ...asked, ...wrong })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { [field]: expect.objectContaining({ key }) } },
    });
    expect(stored).toEqual([]);
  });
});
