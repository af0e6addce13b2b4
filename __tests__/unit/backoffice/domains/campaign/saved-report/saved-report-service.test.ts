import type { ReportMailRepository } from '@/backoffice/domains/campaign/saved-report/report-mail.repository';
import type {
  MailedReport,
  SavedReportRepository,
} from '@/backoffice/domains/campaign/saved-report/saved-report.repository';
import {
  createSavedReportService,
  stopTokenOf,
} from '@/backoffice/domains/campaign/saved-report/saved-report.service';
import type { StaffRepository, StaffRow } from '@/backoffice/domains/staff/staff.repository';
import { savedReportLimits } from '@/contracts/campaign/saved-report-choices';
import {
  numbered,
  standIn,
  testClock,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const hash = testHash('report-mail');
const may = { staff: 'may@lender.hk', permissions: ['campaign.read', 'campaign.edit'] } as const;
const ann = { staff: 'ann@lender.hk', permissions: ['campaign.read'] } as const;
const stored: MailedReport = {
  id: 'aaaaaa',
  name: 'Adverts',
  report: 'campaigns',
  view: { by: 'source' },
  isShared: true,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  createdBy: may.staff,
  mailLanguage: null,
};

function setUp({
  report = stored,
  count = 0,
  named = false,
  isMailOffered = true,
  isBreakGlass = false,
}: {
  report?: MailedReport | null;
  count?: number;
  named?: boolean;
  isMailOffered?: boolean;
  isBreakGlass?: boolean;
} = {}) {
  const trail: object[] = [];
  const done: [string, ...unknown[]][] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      void done.push([name, ...given]);
  const savedReport = standIn<SavedReportRepository>({
    listSeenBy: async () => (report ? [report] : []),
    lockSeenBy: async () => report,
    countByCreator: async () => count,
    hasNamed: async () => named,
    create: note('create'),
    update: note('update'),
    remove: note('remove'),
  });
  const reportMail = standIn<ReportMailRepository>({
    save: note('mail'),
    removeByReader: note('end'),
    removeByOtherReaders: note('endOthers'),
    removeById: async (id) => {
      done.push(['stop', id]);
      return id === 'bbbbbbcccccc'
        ? {
            id,
            reportId: 'aaaaaa',
            staff: ann.staff,
            language: 'hk',
            startedAt: stored.createdAt,
            mailedOn: '2026-11-16',
          }
        : null;
    },
  });
  const member = standIn<StaffRepository>({
    findByEmail: async () => standIn<StaffRow>({ isBreakGlass }),
  });
  const audit = { create: async (row: object) => void trail.push(row) };
  return {
    trail,
    done,
    service: createSavedReportService({
      reports: savedReport,
      unitOfWork: unitOfWorkOn({ audit, member, reportMail, savedReport }),
      isMailOffered,
      hash,
      now: testClock('2026-11-18T04:00:00Z').now,
      newId: numbered('id'),
    }),
  };
}
const refusal = (key: string) => ({
  code: 'validation_failed',
  details: { fields: { name: expect.objectContaining({ key }) } },
});

describe('A saved report', () => {
  it('is kept with its view and written to the trail', async () => {
    const { service, done, trail } = setUp();
    const report = await service.save(ann, {
      name: 'Mine',
      isShared: false,
      report: 'campaigns',
      view: { by: 'campaign', source: 'google' },
    });
    expect(report).toMatchObject({ name: 'Mine', mayChange: true, mailLanguage: null });
    expect(done).toMatchObject([['create', { createdBy: ann.staff, view: { source: 'google' } }]]);
    expect(trail).toMatchObject([{ action: 'create', staff: ann.staff }]);
  });

  it.each([
    ['whose name is taken', { named: true }, refusal('taken')],
    ['beyond so many', { count: savedReportLimits.ofPerson }, refusal('tooMany')],
  ])('%s is refused', async (_what, there, expected) => {
    const saving = setUp(there).service.save(may, { ...stored, name: 'Mine' });
    await expect(saving).rejects.toMatchObject(expected);
  });

  it('of days that no report takes is refused', async () => {
    const saving = setUp().service.save(may, {
      name: 'Long',
      isShared: false,
      report: 'campaigns',
      view: { by: 'day', from: '2010-01-01', to: '2026-01-01' },
    });
    await expect(saving).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('is shared by marketers alone', async () => {
    const request = {
      name: 'For all',
      isShared: true,
      report: 'campaigns',
      view: { by: 'source' },
    } as const;
    await expect(setUp().service.save(ann, request)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await setUp().service.save(may, request)).toMatchObject({ isShared: true });
    const own = { ...stored, isShared: false, createdBy: ann.staff };
    const sharing = setUp({ report: own }).service.change(ann, 'aaaaaa', request);
    await expect(sharing).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('that is shared is changed and removed by who made it and by marketers', async () => {
    const other = { ...may, staff: 'ben@lender.hk' };
    const { service, done } = setUp();
    expect(await service.list(ann)).toMatchObject([{ mayChange: false }]);
    expect(await service.list(other)).toMatchObject([{ mayChange: true }]);
    const change = { name: 'New', isShared: true };
    await expect(service.change(ann, 'aaaaaa', change)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(service.remove(ann, 'aaaaaa')).rejects.toMatchObject({ code: 'forbidden' });
    expect(await service.change(other, 'aaaaaa', change)).toMatchObject({ name: 'New' });
    await service.remove(other, 'aaaaaa');
    expect(done).toEqual([
      ['update', 'aaaaaa', change],
      ['remove', 'aaaaaa'],
    ]);
  });

  it('that is no longer shared is mailed to its maker alone', async () => {
    const { service, done } = setUp();
    await service.change(may, 'aaaaaa', { name: 'Mine', isShared: false });
    expect(done.at(-1)).toEqual(['endOthers', 'aaaaaa', may.staff]);
  });

  it('that somebody does not see is not found', async () => {
    const { service } = setUp({ report: null });
    await expect(service.remove(may, 'aaaaaa')).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.mail(may, 'aaaaaa', 'en')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('The mail of a report', () => {
  it('begins with the Monday that follows, and ends with one tap', async () => {
    const { service, done, trail } = setUp();
    expect(await service.mail(ann, 'aaaaaa', 'hk')).toMatchObject({ mailLanguage: 'hk' });
    expect(await service.mail(ann, 'aaaaaa', null)).toMatchObject({ mailLanguage: null });
    expect(done).toMatchObject([
      ['mail', { staff: ann.staff, language: 'hk', mailedOn: '2026-11-16' }],
      ['end', 'aaaaaa', ann.staff],
    ]);
    expect(trail).toMatchObject([{ action: 'update', after: { mailLanguage: 'hk' } }]);
  });

  it.each([
    ['where no mail leaves the site', { isMailOffered: false }],
    ['for the account of emergencies', { isBreakGlass: true }],
  ])('is refused %s', async (_where, there) => {
    await expect(setUp(there).service.mail(may, 'aaaaaa', 'en')).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('ends by the link in it and by no link that somebody made up', async () => {
    const { service, trail, done } = setUp();
    const token = stopTokenOf(hash, 'bbbbbbcccccc');
    await service.stop(token);
    expect(trail).toMatchObject([{ staff: ann.staff, after: { mailLanguage: null, by: 'link' } }]);
    await service.stop(stopTokenOf(hash, 'dddddd222222'));
    expect(trail).toHaveLength(1);
    const forged = `dddddd222222.${token.split('.')[1]}`;
    await expect(service.stop(forged)).rejects.toMatchObject({ code: 'not_found' });
    expect(done).toHaveLength(2);
  });
});
