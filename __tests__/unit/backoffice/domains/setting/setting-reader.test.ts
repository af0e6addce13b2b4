import { openSettingReader } from '@/backoffice/domains/setting/setting-reader';
import type { SettingVersionRow } from '@/backoffice/domains/setting/setting.model';
import { deliveredSettings, settingVersion } from '@test/support/setting/setting-version';

async function setUp(rows: SettingVersionRow[], start = '2026-11-19T15:59:59Z') {
  let now = new Date(start);
  let failure: Error | null = null;
  const reader = await openSettingReader({
    repository: {
      list: async () => {
        if (failure) throw failure;
        return [...rows];
      },
    },
    delivered: deliveredSettings,
    now: () => now,
  });
  return {
    reader,
    setNow: (instant: string) => void (now = new Date(instant)),
    fail: () => void (failure = new Error('away')),
  };
}

describe('What applies of the settings', () => {
  it('is what was delivered until the day begins in Hong Kong', async () => {
    const { reader, setNow } = await setUp([
      settingVersion({ from: '2026-11-20', value: { perDay: 7 } }),
    ]);
    expect(reader.current().receipts.perDay).toBe(deliveredSettings.receipts.perDay);
    setNow('2026-11-19T16:00:00Z');
    expect(reader.current().receipts.perDay).toBe(7);
    expect(reader.current().payee).toEqual(deliveredSettings.payee);
  });

  it('is read anew when told, and stays where that fails', async () => {
    const rows: SettingVersionRow[] = [];
    const { reader, fail } = await setUp(rows);
    rows.push(settingVersion({ from: '2026-11-19', value: { perDay: 9 } }));
    expect(reader.current().receipts.perDay).toBe(deliveredSettings.receipts.perDay);
    await reader.refresh();
    expect(reader.current().receipts.perDay).toBe(9);
    fail();
    await expect(reader.refresh()).rejects.toThrow('away');
    expect(reader.current().receipts.perDay).toBe(9);
  });

  it('takes what a release added from what was delivered, and does not start on what is no value', async () => {
    const partly = settingVersion({ name: 'payer', from: '2026-11-01', value: { holder: 'New' } });
    const { reader } = await setUp([partly]);
    expect(reader.current().payer).toEqual({ ...deliveredSettings.payer, holder: 'New' });
    await expect(
      setUp([settingVersion({ from: '2026-11-01', value: { perDay: 0 } })]),
    ).rejects.toThrow();
  });
});
