import type { ReportMailRow } from '@/backoffice/domains/campaign/saved-report/report-mail.repository';
import { createReportMailService } from '@/backoffice/domains/campaign/saved-report/report-mail.service';
import type { SavedReportRow } from '@/backoffice/domains/campaign/saved-report/saved-report.repository';
import type { FunnelService } from '@/backoffice/domains/campaign/funnel/funnel.service';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import type { StaffRow } from '@/backoffice/domains/staff/staff.repository';
import { brandNames } from '@/config/brand';
import type { CampaignReport, CampaignReportQuery } from '@/contracts/campaign/campaign';
import {
  numbered,
  standIn,
  testClock,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';
import { sumsWith } from '@test/support/campaign/sums';

const reader: Partial<StaffRow> = { email: 'ann@lender.hk', state: 'active', roles: ['auditor'] };

function setUp({
  member = reader,
  report = {},
  isSentElsewhere = false,
  isMailOffered = true,
  failing = '',
}: {
  member?: Partial<StaffRow> | null;
  report?: Partial<Extract<SavedReportRow, { report: 'campaigns' }>>;
  isSentElsewhere?: boolean;
  isMailOffered?: boolean;
  /** The id of a report that cannot be made. */
  failing?: string;
} = {}) {
  const saved: SavedReportRow = {
    id: 'aaaaaa',
    name: 'Adverts',
    report: 'campaigns',
    view: { by: 'source', from: '2026-01-01' },
    isShared: true,
    createdAt: new Date(0),
    createdBy: 'may@lender.hk',
    ...report,
  };
  const rows = Array.from({ length: 25 }, (_one, index): ReportMailRow => ({
    id: `mail-${String(index).padStart(2, '0')}`,
    reportId: `report-${index}`,
    staff: 'ann@lender.hk',
    language: 'en',
    startedAt: new Date(0),
    mailedOn: '2026-11-09',
  }));
  const messages: OutgoingMessage[] = [];
  const removed: string[] = [];
  const asked: CampaignReportQuery[] = [];
  const savedReport = {
    findById: async (id: string) => {
      if (id === failing) throw new Error('No report');
      return saved;
    },
  };
  const reportMail = {
    listDue: async (monday: string, { after, limit }: { after: string; limit: number }) =>
      rows.filter(({ id, mailedOn }) => mailedOn < monday && id > after).slice(0, limit),
    markMailed: async ({ id }: { id: string }, monday: string) => {
      const row = rows.find((one) => one.id === id);
      if (row) row.mailedOn = monday;
      return !isSentElsewhere;
    },
    removeById: async (id: string) => {
      removed.push(id);
      return null;
    },
  };
  const service = createReportMailService({
    mails: reportMail,
    reports: savedReport,
    unitOfWork: unitOfWorkOn({
      member: { findByEmail: async () => (member ? standIn<StaffRow>(member) : null) },
      outbox: { create: async () => undefined },
      reportMail,
      savedReport,
    }),
    campaigns: {
      report: async (query) => {
        asked.push(query);
        return standIn<CampaignReport>({
          from: '2026-11-09',
          to: '2026-11-15',
          compared: { from: '2026-11-02', to: '2026-11-08' },
          total: sumsWith(),
          previous: sumsWith(),
          data: [],
        });
      },
    },
    funnels: standIn<FunnelService>({}),
    enqueueMessage: async (_outbox, message) => void messages.push(message),
    isMailOffered,
    hash: testHash('report-mail'),
    siteUrl: 'https://lender.example',
    brandNames,
    now: testClock('2026-11-16T00:30:00Z').now,
    newMessageId: numbered('message'),
    onMessageEnqueued: () => undefined,
  });
  return { service, messages, removed, asked };
}

describe('The weekly mail of reports', () => {
  it('goes once to each who asked for it, about the week before', async () => {
    const { service, messages, asked } = setUp();
    await service.sendDue();
    await service.sendDue();
    expect(messages).toHaveLength(25);
    expect(messages[0]).toMatchObject({
      channel: 'mail',
      kind: 'campaign-report',
      to: 'ann@lender.hk',
    });
    expect(asked[0]).toEqual({
      by: 'source',
      from: '2026-11-09',
      to: '2026-11-15',
      comparedFrom: '2026-11-02',
      comparedTo: '2026-11-08',
    });
  });

  it.each<[string, Parameters<typeof setUp>[0]]>([
    ['left', { member: { ...reader, state: 'left' } }],
    ['is invited again', { member: { ...reader, state: 'invited' } }],
    ['may no longer read campaigns', { member: { ...reader, roles: ['cashier'] } }],
    ['is not known', { member: null }],
    ['no longer sees the report', { report: { isShared: false } }],
  ])('goes to nobody who %s, and ends', async (_who, there) => {
    const { service, messages, removed } = setUp(there);
    await service.sendDue();
    expect(messages).toEqual([]);
    expect(removed).toHaveLength(25);
  });

  it('goes to whoever saved a report that is not shared', async () => {
    const { service, messages } = setUp({
      report: { isShared: false, createdBy: 'ann@lender.hk' },
    });
    await service.sendDue();
    expect(messages).toHaveLength(25);
  });

  it('is left out where another instance sent it, and where no mail leaves the site', async () => {
    for (const there of [{ isSentElsewhere: true }, { isMailOffered: false }]) {
      const { service, messages, removed } = setUp(there);
      await service.sendDue();
      expect([messages, removed]).toEqual([[], []]);
    }
  });

  it('keeps nobody waiting for one that fails, and says why it did', async () => {
    const { service, messages } = setUp({ failing: 'report-3' });
    await expect(service.sendDue()).rejects.toThrow('No report');
    expect(messages).toHaveLength(24);
  });
});
