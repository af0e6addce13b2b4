import { reportDays } from '@/backoffice/common/report-days';
import { isSameHash, type KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { campaignReportLimits } from '@/contracts/campaign/campaign';
import type {
  SavedReport,
  SavedReportChange,
  SavedReportRequest,
} from '@/contracts/campaign/saved-report';
import { savedReportLimits } from '@/contracts/campaign/saved-report-choices';
import type { Locale } from '@/contracts/locale';
import type { Permission } from '@/contracts/staff/permissions';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import type { StaffRepository } from '../../staff/staff.repository';
import { mailMonday } from './report-mail.model';
import type { ReportMailRepository } from './report-mail.repository';
import type {
  MailedReport,
  SavedReportRepository,
  SavedReportRow,
} from './saved-report.repository';

export interface SavedReportRepositories {
  audit: Pick<AuditRepository, 'create'>;
  member: Pick<StaffRepository, 'findByEmail'>;
  reportMail: ReportMailRepository;
  savedReport: SavedReportRepository;
}

export interface SavedReportServiceOptions {
  reports: Pick<SavedReportRepository, 'listSeenBy'>;
  unitOfWork: UnitOfWork<SavedReportRepositories>;
  /** Whether mail leaves this site. */
  isMailOffered: boolean;
  hash: KeyedHash;
  now: () => Date;
  newId: () => string;
}

/** Who does something to saved reports. */
export interface ReportCaller {
  staff: string;
  permissions: readonly Permission[];
}

/** What the links of a mail end with: its id, and a keyed hash that only this site makes of it. */
export const stopTokenOf = (hash: KeyedHash, mailId: string): string =>
  `${mailId}.${hash('stop', mailId)}`;

/** What the audit trail says of a report. */
const audited = ({ id, name, report, view, isShared }: SavedReportRow) => ({
  id,
  name,
  report,
  view,
  isShared,
});
const targetOf = (id: string): string => `saved-report:${id}`;

export type SavedReportService = ReturnType<typeof createSavedReportService>;

/** Views of the report of campaigns under names, of one member of staff or shared, and who is mailed them. */
export function createSavedReportService({
  reports,
  unitOfWork,
  isMailOffered,
  hash,
  now,
  newId,
}: SavedReportServiceOptions) {
  const mayShare = ({ permissions }: ReportCaller): boolean =>
    permissions.includes('campaign.edit');
  /** What is shared stays of use when its maker has left. */
  const mayChange = (caller: ReportCaller, { createdBy, isShared }: SavedReportRow): boolean =>
    createdBy === caller.staff || (isShared && mayShare(caller));
  const toSavedReport = (caller: ReportCaller, report: MailedReport): SavedReport => ({
    ...report,
    createdAt: report.createdAt.toISOString(),
    mayChange: mayChange(caller, report),
  });

  async function lockChangeable(
    { savedReport }: SavedReportRepositories,
    caller: ReportCaller,
    id: string,
  ): Promise<MailedReport> {
    const report = requireFound(await savedReport.lockSeenBy(caller.staff, id));
    if (!mayChange(caller, report)) throw new ServiceError('forbidden');
    return report;
  }

  return {
    /** The caller's own and those that are shared, by name. */
    list: async (caller: ReportCaller): Promise<SavedReport[]> =>
      (await reports.listSeenBy(caller.staff)).map((report) => toSavedReport(caller, report)),

    /** Throws `validation_failed` for a name that the caller has given, too many reports, or days of which there is no report, and `forbidden` where only marketers may share. */
    async save(
      caller: ReportCaller,
      { name, isShared, ...shown }: SavedReportRequest,
    ): Promise<SavedReport> {
      if (isShared && !mayShare(caller)) throw new ServiceError('forbidden');
      reportDays(shown.view, { ...campaignReportLimits, now: now() });
      return unitOfWork(async ({ audit, savedReport }) => {
        const { staff } = caller;
        const [at, id] = [now(), newId()];
        if ((await savedReport.countByCreator(staff)) >= savedReportLimits.ofPerson)
          rejectField('name', 'tooMany', savedReportLimits.ofPerson);
        if (await savedReport.hasNamed(staff, { name, id })) rejectField('name', 'taken');
        const report = { id, name, ...shown, isShared, createdAt: at, createdBy: staff };
        await savedReport.create(report);
        const target = targetOf(id);
        await recordChange(audit, { at, staff, target, before: null, after: audited(report) });
        return toSavedReport(caller, { ...report, mailLanguage: null });
      });
    },

    /** Whoever no longer sees it is no longer mailed it. Throws `not_found`, `forbidden` and `validation_failed` like `save`. */
    change: (
      caller: ReportCaller,
      id: string,
      { name, isShared }: SavedReportChange,
    ): Promise<SavedReport> =>
      unitOfWork(async (tx) => {
        const before = await lockChangeable(tx, caller, id);
        if (isShared && !before.isShared && !mayShare(caller)) throw new ServiceError('forbidden');
        if (await tx.savedReport.hasNamed(before.createdBy, { name, id }))
          rejectField('name', 'taken');
        const after = { ...before, name, isShared };
        await tx.savedReport.update(id, { name, isShared });
        if (!isShared) await tx.reportMail.removeByOtherReaders(id, before.createdBy);
        await recordChange(tx.audit, {
          at: now(),
          staff: caller.staff,
          target: targetOf(id),
          before: audited(before),
          after: audited(after),
        });
        const isUnseen = !isShared && before.createdBy !== caller.staff;
        return toSavedReport(caller, isUnseen ? { ...after, mailLanguage: null } : after);
      }),

    /** Ends its mails, too. Throws `not_found` and `forbidden`. */
    remove: (caller: ReportCaller, id: string): Promise<void> =>
      unitOfWork(async (tx) => {
        const report = await lockChangeable(tx, caller, id);
        await tx.savedReport.remove(id);
        await recordChange(tx.audit, {
          at: now(),
          staff: caller.staff,
          target: targetOf(id),
          before: audited(report),
          after: null,
        });
      }),

    /** Begins with next Monday, to the address with which the caller signs in; null ends it. Throws `not_found`, and `conflict` where no mail leaves this site or none reaches the caller. */
    mail: (caller: ReportCaller, id: string, language: Locale | null): Promise<SavedReport> =>
      unitOfWork(async ({ audit, member, reportMail, savedReport }) => {
        const { staff } = caller;
        const report = requireFound(await savedReport.lockSeenBy(staff, id));
        const at = now();
        if (language === null) await reportMail.removeByReader(id, staff);
        else {
          const reader = await member.findByEmail(staff);
          if (!isMailOffered || !reader || reader.isBreakGlass) throw new ServiceError('conflict');
          await reportMail.save({
            id: `${newId()}${newId()}`,
            reportId: id,
            staff,
            language,
            startedAt: at,
            mailedOn: mailMonday(at),
          });
        }
        if (language !== report.mailLanguage)
          await recordChange(audit, {
            at,
            staff,
            target: targetOf(id),
            before: { mailLanguage: report.mailLanguage },
            after: { mailLanguage: language },
          });
        return toSavedReport(caller, { ...report, mailLanguage: language });
      }),

    /** Ends a mail by the token of its links; one that has ended stays so. Throws `not_found` for a token that this site did not make. */
    async stop(token: string): Promise<void> {
      const [id = '', given = ''] = token.split('.');
      if (!hash.all('stop', id).some((known) => isSameHash(known, given)))
        throw new ServiceError('not_found');
      await unitOfWork(async ({ audit, reportMail }) => {
        const ended = await reportMail.removeById(id);
        if (!ended) return;
        await recordChange(audit, {
          at: now(),
          staff: ended.staff,
          target: targetOf(ended.reportId),
          before: { mailLanguage: ended.language },
          after: { mailLanguage: null, by: 'link' },
        });
      });
    },
  };
}
