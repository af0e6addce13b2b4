import type { BrandNames } from '@/config/brand';
import { inBatches, type HasTurn } from '@/lib/async/in-batches';
import { permissionsOf } from '@/contracts/staff/permissions';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { OutboxRepository } from '../../outbox/outbox.repository';
import type { EnqueueMessage } from '../../outbox/outbox.service';
import type { StaffRepository, StaffRow } from '../../staff/staff.repository';
import type { CampaignService } from '../campaign.service';
import type { FunnelService } from '../funnel/funnel.service';
import {
  funnelMail,
  mailedDays,
  mailMonday,
  reportMail,
  type ReportMail,
  type ReportMailOptions,
} from './report-mail.model';
import type { ReportMailRepository, ReportMailRow } from './report-mail.repository';
import { stopTokenOf } from './saved-report.service';
import type { SavedReportRepository, SavedReportRow } from './saved-report.repository';

export interface ReportMailRepositories {
  member: Pick<StaffRepository, 'findByEmail'>;
  outbox: Pick<OutboxRepository, 'create'>;
  reportMail: Pick<ReportMailRepository, 'markMailed' | 'removeById'>;
  savedReport: Pick<SavedReportRepository, 'findById'>;
}

export interface ReportMailServiceOptions {
  mails: Pick<ReportMailRepository, 'listDue'>;
  reports: Pick<SavedReportRepository, 'findById'>;
  unitOfWork: UnitOfWork<ReportMailRepositories>;
  campaigns: Pick<CampaignService, 'report'>;
  funnels: Pick<FunnelService, 'report'>;
  enqueueMessage: EnqueueMessage;
  /** Whether mail leaves this site. */
  isMailOffered: boolean;
  hash: KeyedHash;
  siteUrl: string;
  brandNames: BrandNames;
  now: () => Date;
  newMessageId: () => string;
  /** Called after mails were stored. */
  onMessageEnqueued: () => void;
}

type GivenWithMail = Pick<ReportMailOptions, 'name' | 'locale' | 'token'>;

export type ReportMailService = ReturnType<typeof createReportMailService>;

const batchSize = 20;

/** Mails saved reports each Monday to those who asked for them and may still read them. */
export function createReportMailService(options: ReportMailServiceOptions) {
  const { mails, reports, unitOfWork, hash, now } = options;

  const mayRead = (
    member: StaffRow | null,
    { isShared, createdBy }: SavedReportRow,
  ): member is StaffRow =>
    member !== null &&
    member.state === 'active' &&
    permissionsOf(member.roles).includes('campaign.read') &&
    (isShared || createdBy === member.email);

  /** What a mail says of the week before a Monday, of which its name and reader are not yet known. */
  async function mailOf(
    saved: SavedReportRow,
    monday: string,
  ): Promise<(given: GivenWithMail) => ReportMail> {
    const days = mailedDays(monday);
    const { siteUrl, brandNames } = options;
    if (saved.report === 'funnel') {
      const { view } = saved;
      const report = await options.funnels.report({ ...view, ...days });
      return (given) => funnelMail({ ...given, view, report, siteUrl, brandNames });
    }
    const { view } = saved;
    const report = await options.campaigns.report({ ...view, ...days });
    return (given) => reportMail({ ...given, view, report, siteUrl, brandNames });
  }

  /** Answers whether a mail was stored: together with the note that it was, so that no kill and no second instance makes two of it. */
  async function send(mail: ReportMailRow, monday: string): Promise<boolean> {
    const saved = await reports.findById(mail.reportId);
    if (!saved) return false;
    const textOf = await mailOf(saved, monday);
    return unitOfWork(async ({ member, outbox, reportMail: kept, savedReport }) => {
      if (!(await kept.markMailed(mail, monday))) return false;
      const [reader, current] = [
        await member.findByEmail(mail.staff),
        await savedReport.findById(mail.reportId),
      ];
      if (!current || !mayRead(reader, current)) {
        await kept.removeById(mail.id);
        return false;
      }
      await options.enqueueMessage(outbox, {
        id: options.newMessageId(),
        kind: 'campaign-report',
        channel: 'mail',
        to: reader.email,
        createdAt: now(),
        expiresAt: null,
        ...textOf({
          name: current.name,
          locale: mail.language,
          token: stopTokenOf(hash, mail.id),
        }),
      });
      return true;
    });
  }

  return {
    /**
     * A job: mails what is due since the last Monday, also where the site was down on that morning. Whoever left or may no longer read campaigns is not mailed any
     * more, also not later. A report that cannot be made keeps no other waiting; the first reason is thrown at the end.
     */
    async sendDue(hasTurn?: HasTurn): Promise<void> {
      if (!options.isMailOffered) return;
      const monday = mailMonday(now());
      const reasons: unknown[] = [];
      const due = inBatches({
        list: (page) => mails.listDue(monday, page),
        keyOf: ({ id }) => id,
        limit: batchSize,
        hasTurn,
      });
      for await (const mail of due)
        try {
          if (await send(mail, monday)) options.onMessageEnqueued();
        } catch (reason) {
          reasons.push(reason);
        }
      if (reasons.length > 0) throw reasons[0];
    },
  };
}
