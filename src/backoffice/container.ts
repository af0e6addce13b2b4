import { randomUUID } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import { createDataCipher } from './common/data-cipher';
import type { DatabaseHandle } from './db/client';
import {
  createApplicationModule,
  type ApplicationModule,
  type ApplicationModuleOptions,
} from './domains/application/application.module';
import {
  createCalculationService,
  type CalculationService,
} from './domains/calculation/calculation.service';
import { createCampaignRepository } from './domains/campaign/campaign.repository';
import { createCampaignService, type CampaignService } from './domains/campaign/campaign.service';
import { createContactModule } from './domains/contact/contact.module';
import type { ContactService } from './domains/contact/contact.service';
import { createCustomerModule, type CustomerModule } from './domains/customer/customer.module';
import { createDeskModule } from './domains/desk/desk.module';
import type { DeskService } from './domains/desk/desk.service';
import {
  createDocumentModule,
  type DocumentModule,
  type DocumentModuleOptions,
} from './domains/document/document.module';
import {
  createEvaluationModule,
  type EvaluationModule,
} from './domains/evaluation/evaluation.module';
import {
  createProductFinderService,
  type ProductFinderService,
} from './domains/product-finder/product-finder.service';
import type { BotCheck } from './adapters/bot-check/bot-check';
import { createBotCheck } from './adapters/bot-check/create-bot-check';
import type { MailSender } from './adapters/mail/mail-sender';
import type { SmsSender } from './adapters/sms/sms-sender';
import { createJobApplicationModule } from './domains/job-application/job-application.module';
import type { JobApplicationService } from './domains/job-application/job-application.service';
import { createLoanModule, type LoanModule } from './domains/loan/loan.module';
import { createLinkModule } from './domains/link/link.module';
import type { LinkService } from './domains/link/link.service';
import type { CustomerDirectory } from './domains/otp/customer-directory';
import { createOtpModule, type OtpModule } from './domains/otp/otp.module';
import { createOutboxRepository } from './domains/outbox/outbox.repository';
import { createOutboxModule, type Outbox } from './domains/outbox/outbox.module';
import { createRetentionModule } from './domains/retention/retention.module';
import { createRequestModule, type RequestModule } from './domains/request/request.module';
import { createStatementModule, type StatementModule } from './domains/statement/statement.module';
import type { ContentFeed } from './domains/site/content-feed';
import { products } from '../copy/collections/products';
import { createSiteModule } from './domains/site/site.module';
import { createSiteRepository } from './domains/site/site.repository';
import type { SiteService } from './domains/site/site.service';
import { createRateLimits, type RateLimits } from './http/access/rate-limits';
import { createMessageBudgetModule } from './domains/message-budget/message-budget.module';
import type { MessageBudget } from './domains/message-budget/message-budget.service';
import { createJobModule, type JobModule } from './jobs/job.module';
import type { Logger } from './common/logger';

export interface Container {
  env: ServerEnv;
  log: Logger;
  site: SiteService;
  desk: DeskService;
  calculation: CalculationService;
  valuation: EvaluationModule;
  /** One-time codes and what they prove. */
  codes: OtpModule;
  /** Outgoing messages: `enqueueMessage` in a transaction, `registerChannel` for a channel. */
  outbox: Outbox;
  /** How many messages strangers may cause. */
  messageBudget: MessageBudget;
  /** Customers and their sessions. */
  accounts: CustomerModule;
  /** Loans and their ledger. */
  loans: LoanModule;
  /** Monthly statements of loans. */
  statements: StatementModule;
  /** What customers ask for, and their details. */
  requests: RequestModule;
  /** Drafts, submissions and applications. */
  applications: ApplicationModule;
  /** Documents of applications and their files. */
  documents: DocumentModule;
  productFinder: ProductFinderService;
  /** Messages of the contact page. */
  contact: ContactService;
  /** Applications for jobs. */
  jobApplications: JobApplicationService;
  /** How far campaigns carry their visitors. */
  campaigns: CampaignService;
  /** Links in text messages: sending and opening them. */
  links: LinkService;
  /** Null where no key is set. */
  botCheck: BotCheck | null;
  rateLimits: RateLimits;
  /** Changes of content made here or by another instance: purge what they touched. */
  contentFeed: ContentFeed;
  /** The scheduled jobs, each run once a period over all instances. */
  jobs: JobModule;
  /** Throws when the database does not answer. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

export interface ContainerOptions {
  env: ServerEnv;
  log: Logger;
  database: DatabaseHandle;
  now?: () => Date;
  newId?: () => string;
  contentPollIntervalMs?: number;
  deliveryIntervalMs?: number;
  jobIntervalMs?: number;
  /** Instead of the senders that the settings name. */
  sms?: SmsSender;
  mail?: MailSender;
  customers?: CustomerDirectory;
  /** Instead of the loan system that the settings name. */
  los?: ApplicationModuleOptions['los'];
  /** Instead of the store and the scanner that the settings name, and of the applications that are kept here. */
  files?: Partial<Pick<DocumentModuleOptions, 'storage' | 'scanner' | 'applications'>>;
}

/** Wires the back office over an open database, after delivering the site's content to it. Closing it closes the database. */
export async function createContainer(options: ContainerOptions): Promise<Container> {
  const {
    env,
    log,
    database,
    now = () => new Date(),
    newId = randomUUID,
    contentPollIntervalMs = 1_000,
    deliveryIntervalMs = 2_000,
    jobIntervalMs = 2_000,
    sms,
    mail,
    customers,
    los,
    files,
  } = options;
  const { db } = database;
  const { site, contentFeed, ping } = await createSiteModule({
    db,
    log,
    now,
    pollIntervalMs: contentPollIntervalMs,
  });
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  const outbox = createOutboxModule({
    env,
    log,
    repository: createOutboxRepository(db),
    cipher,
    now,
    deliveryIntervalMs,
    sms,
    mail,
  });
  const messageBudget = createMessageBudgetModule({ env, log, db, now });
  const accounts = createCustomerModule({ env, db, outbox, now, newId });
  const codes = createOtpModule({
    env,
    cipher,
    outbox,
    messageBudget,
    db,
    now,
    newId,
    customers: customers ?? accounts.sessions.directory,
  });
  const loans = createLoanModule({
    env,
    log,
    cipher,
    db,
    customers: accounts.customers,
    now,
    newId,
  });
  const statements = createStatementModule({
    env,
    db,
    loanLedger: loans.ledger,
    customers: accounts.customers,
  });
  const requests = createRequestModule({
    env,
    cipher,
    db,
    accounts,
    loanLedger: loans.ledger,
    outbox,
    consumeProof: codes.consumeProof,
    now,
    newId,
  });
  const valuation = await createEvaluationModule({
    db,
    contentFeed,
    now,
    log,
  });
  const applications = createApplicationModule({
    env,
    log,
    db,
    cipher,
    outbox,
    customers: accounts.customers,
    findProof: codes.findProof,
    quotes: valuation.quotes,
    now,
    newId,
    los,
  });
  if (
    env.SEED_DEMO &&
    env.STORAGE_MODE === 'embedded' &&
    (await loans.seedDemo(applications.addDemoApplication))
  )
    log.info({}, 'Added the demo customer');
  const documents = createDocumentModule({
    env,
    log,
    db,
    now,
    newId,
    scanIntervalMs: deliveryIntervalMs,
    applications: {
      find: applications.applications.findForUpload,
      recordDocumentsComplete: applications.applications.recordDocumentsComplete,
      listAwaitingDocuments: applications.applications.listAwaitingDocuments,
    },
    applicationExists: applications.applications.exists,
    ...files,
  });
  const campaigns = createCampaignService({ campaigns: createCampaignRepository(db), now });
  const mailing = { env, db, cipher, outbox, messageBudget, now, newId };
  const contact = createContactModule(mailing);
  const jobApplications = createJobApplicationModule({ ...mailing, site, documents });
  const jobs = createJobModule({
    db,
    log,
    now,
    newId,
    intervalMs: jobIntervalMs,
    work: {
      ...createRetentionModule({ db, log, now, applications, documents }),
      'campaign.remove-expired': campaigns.removeExpired,
      'contact.remove-expired': contact.removeExpired,
      'document.remove-orphans': documents.removeOrphans,
      'document.report-complete': documents.reportMissed,
      'job-application.remove-expired': jobApplications.removeExpired,
      'loan.charge-due': loans.ledger.billDueLoans,
      'message-budget.remove-expired': messageBudget.removeExpired,
      'otp.remove-expired': codes.removeExpired,
      'outbox.remove-finished': outbox.removeFinished,
      'session.remove-expired': accounts.removeExpired,
    },
  });
  return {
    env,
    log,
    site,
    desk: createDeskModule({
      db,
      now,
      newId,
      onContentChanged: contentFeed.refresh,
    }),
    calculation: createCalculationService({ now }),
    valuation,
    productFinder: createProductFinderService({ repository: createSiteRepository(db), products }),
    codes,
    outbox,
    messageBudget,
    accounts,
    loans,
    statements,
    requests,
    applications,
    documents,
    contact,
    jobApplications,
    campaigns,
    links: createLinkModule({
      env,
      otp: codes.otp,
      applications,
      outbox,
      messageBudget,
      db,
      now,
      newId,
    }),
    botCheck: createBotCheck({ env, log }),
    rateLimits: createRateLimits({ pool: database.pool, env }),
    contentFeed,
    ping,
    jobs,
    async close() {
      await jobs.stop();
      await outbox.stop();
      await documents.stop();
      await statements.stop();
      await contentFeed.stop();
      await database.close();
    },
  };
}
