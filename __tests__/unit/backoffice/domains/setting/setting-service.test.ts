import {
  createSettingService,
  type SettingServiceOptions,
} from '@/backoffice/domains/setting/setting.service';
import type { ApprovalRow } from '@/backoffice/domains/approval/approval.model';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';
import { deliveredSettings, settingVersion } from '@test/support/setting/setting-version';

const at = new Date('2026-11-19T16:00:00Z');

function setUp(published = 0) {
  const steps: string[] = [];
  const approvals = [
    standIn<ApprovalRow>({ id: 'AR-2', subject: 'setting:payee', state: 'waiting', result: null }),
    standIn<ApprovalRow>({
      subject: 'setting:receipts',
      state: 'approved',
      result: '1',
      checker: 'ben@lender.hk',
    }),
  ];
  const service = createSettingService({
    repositories: {
      approval: standIn<SettingServiceOptions['repositories']['approval']>({
        list: async () => ({
          rows: approvals.filter(({ state }) => state === 'waiting'),
          next: null,
        }),
        listBySubject: async (subject) => approvals.filter((one) => one.subject === subject),
      }),
      setting: {
        list: async () => [
          settingVersion({ number: 1, from: '2026-11-16', value: { perDay: 5 } }),
          settingVersion({ number: 2, from: '2026-12-01', value: { perDay: 7 } }),
          settingVersion({ number: 3, name: 'payee', from: '2027-01-01' }),
        ],
      },
    },
    unitOfWork: unitOfWorkOn({
      contentVersion: {
        lock: async () => void steps.push('lock'),
        add: async (touched) => void steps.push(`purge ${touched.join()}`),
      },
      setting: {
        markPublished: async ({ day }) => {
          steps.push(`day ${day}`);
          return published;
        },
      },
    }),
    delivered: deliveredSettings,
    now: () => at,
  });
  return { service, steps };
}

describe('Settings as staff read them', () => {
  it('say what applies, what is to come and what waits', async () => {
    const { service } = setUp();
    const list = await service.list();
    expect(list.find(({ name }) => name === 'receipts')).toEqual({
      name: 'receipts',
      value: { perDay: 5 },
      since: '2026-11-16',
      next: { from: '2026-12-01', value: { perDay: 7 } },
      waiting: null,
    });
    expect(list.find(({ name }) => name === 'payee')).toMatchObject({
      value: deliveredSettings.payee,
      since: null,
      waiting: 'AR-2',
    });
  });

  it('name who asked and who confirmed, the last decided first', async () => {
    const { service } = setUp();
    const { delivered, versions } = await service.find('receipts');
    expect(delivered).toEqual({ perDay: 3 });
    expect(versions.map(({ number, maker, checker }) => [number, maker, checker])).toEqual([
      [2, 'amy@lender.hk', null],
      [1, 'amy@lender.hk', 'ben@lender.hk'],
    ]);
  });

  it('have pages rendered anew on the day in Hong Kong on which something begins, and on no other', async () => {
    const quiet = setUp();
    await quiet.service.publishDue();
    expect(quiet.steps).toEqual(['lock', 'day 2026-11-20']);
    const due = setUp(1);
    await due.service.publishDue();
    expect(due.steps).toEqual(['lock', 'day 2026-11-20', 'purge site']);
  });
});
