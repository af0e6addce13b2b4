import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { sendsMail } from '@/backoffice/adapters/mail/sends-mail';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createAuditRepository } from '../../audit/audit.repository';
import type { Outbox } from '../../outbox/outbox.module';
import { createOutboxRepository } from '../../outbox/outbox.repository';
import { createStaffRepository } from '../../staff/staff.repository';
import type { CampaignService } from '../campaign.service';
import type { FunnelService } from '../funnel/funnel.service';
import { randomCode } from '../short-link/random-code';
import { createReportMailRepository } from './report-mail.repository';
import { createReportMailService, type ReportMailService } from './report-mail.service';
import { createSavedReportRepository } from './saved-report.repository';
import { createSavedReportService, type SavedReportService } from './saved-report.service';

export interface SavedReportModuleOptions {
  env: Pick<ServerEnv, 'SITE_URL' | 'SESSION_SECRET' | 'STORAGE_MODE' | 'MAIL_SMTP_URL'>;
  db: Database;
  outbox: Pick<Outbox, 'enqueueMessage' | 'runNow'>;
  campaigns: Pick<CampaignService, 'report'>;
  funnels: Pick<FunnelService, 'report'>;
  now: () => Date;
  newMessageId: () => string;
}

export interface SavedReportModule {
  savedReports: SavedReportService;
  /** Mails the reports that are due. */
  mailReports: ReportMailService['sendDue'];
}

const createRepositories = (db: Database | Transaction) => ({
  audit: createAuditRepository(db),
  member: createStaffRepository(db),
  outbox: createOutboxRepository(db),
  reportMail: createReportMailRepository(db),
  savedReport: createSavedReportRepository(db),
});

/** Wires saved reports and their weekly mails. */
export function createSavedReportModule({
  env,
  db,
  outbox,
  campaigns,
  funnels,
  now,
  newMessageId,
}: SavedReportModuleOptions): SavedReportModule {
  const { reportMail, savedReport } = createRepositories(db);
  const unitOfWork = createUnitOfWork(db, createRepositories);
  const shared = {
    unitOfWork,
    isMailOffered: sendsMail(env),
    hash: createKeyedHash(env.SESSION_SECRET, 'report-mail'),
    now,
  };
  return {
    savedReports: createSavedReportService({ ...shared, reports: savedReport, newId: randomCode }),
    mailReports: createReportMailService({
      ...shared,
      mails: reportMail,
      reports: savedReport,
      campaigns,
      funnels,
      enqueueMessage: outbox.enqueueMessage,
      siteUrl: env.SITE_URL,
      brandNames,
      newMessageId,
      onMessageEnqueued: () => void outbox.runNow(),
    }).sendDue,
  };
}
