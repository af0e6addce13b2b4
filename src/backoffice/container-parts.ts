import type { ServerEnv } from '@/config/env.server';
import type { DatabaseHandle } from './db/client';
import type {
  ApplicationModule,
  ApplicationModuleOptions,
} from './domains/application/application.module';
import type { CalculationService } from './domains/calculation/calculation.service';
import type { CampaignService } from './domains/campaign/campaign.service';
import type { ContactService } from './domains/contact/contact.service';
import type { CustomerModule } from './domains/customer/customer.module';
import type { DeskService } from './domains/desk/desk.service';
import type { DocumentModule, DocumentModuleOptions } from './domains/document/document.module';
import type { EvaluationModule } from './domains/evaluation/evaluation.module';
import type { ProductFinderService } from './domains/product-finder/product-finder.service';
import type { BotCheck } from './adapters/bot-check/bot-check';
import type { MailSender } from './adapters/mail/mail-sender';
import type { SmsSender } from './adapters/sms/sms-sender';
import type { JobApplicationService } from './domains/job-application/job-application.service';
import type { LoanModule } from './domains/loan/loan.module';
import type { LinkService } from './domains/link/link.service';
import type { CustomerDirectory } from './domains/otp/customer-directory';
import type { OtpModule } from './domains/otp/otp.module';
import type { Outbox } from './domains/outbox/outbox.module';
import type { RequestModule } from './domains/request/request.module';
import type { StatementModule } from './domains/statement/statement.module';
import type { ContentFeed } from './domains/site/content-feed';
import type { SiteService } from './domains/site/site.service';
import type { RateLimits } from './http/access/rate-limits';
import type { SecurityService } from './domains/security/security.service';
import type { MessageBudget } from './domains/message-budget/message-budget.service';
import type { JobModule } from './jobs/job.module';
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
  /** What concerned the safety of accounts. */
  security: SecurityService;
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
