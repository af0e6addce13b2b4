import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { sendsMail } from '@/backoffice/adapters/mail/sends-mail';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Database, Transaction } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import { createApplicationRepository } from '../application/application.repository';
import { createCoApplicantRepository } from '../application/co-applicant/co-applicant.repository';
import { createMessageBudgetRepository } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import { createOtpRepository } from '../otp/otp.repository';
import { createOutboxRepository } from '../outbox/outbox.repository';
import type { ApplicationModule } from '../application/application.module';
import type { OtpService } from '../otp/otp.service';
import type { Outbox } from '../outbox/outbox.module';
import { createLinkService, type LinkService } from './link.service';

export interface LinkModuleOptions {
  env: ServerEnv;
  otp: OtpService;
  applications: ApplicationModule;
  outbox: Outbox;
  messageBudget: MessageBudget;
  db: Database;
  now: () => Date;
  newId: () => string;
}

const createRepositories = (db: Database | Transaction) => ({
  application: createApplicationRepository(db),
  coApplicant: createCoApplicantRepository(db),
  budget: createMessageBudgetRepository(db),
  otp: createOtpRepository(db),
  outbox: createOutboxRepository(db),
});

/** Wires the links of drafts and applications. */
export function createLinkModule({
  env,
  otp,
  applications: { uploads, drafts, coApplicants },
  outbox,
  messageBudget,
  db,
  now,
  newId,
}: LinkModuleOptions): LinkService {
  return createLinkService({
    targets: {
      findApplication: uploads.find,
      findDraftOperation: drafts.operationOfLink,
      findCoApplicantOperation: coApplicants.operationOfLink,
      findInvitation: coApplicants.invitationFor,
      findResumeLink: (token, product) => drafts.resumeLink({ token }, product),
    },
    otp,
    unitOfWork: createUnitOfWork(db, createRepositories),
    now,
    newId,
    hash: createKeyedHash(env.SESSION_SECRET, 'link'),
    enqueueMessage: outbox.enqueueMessage,
    useSms: messageBudget.useSms,
    sendsMail: sendsMail(env),
    brandNames,
    siteUrl: env.SITE_URL,
    resendDelayMs: env.OTP_RESEND_SECONDS * 1_000,
    onMessageEnqueued: () => void outbox.runNow(),
  });
}
