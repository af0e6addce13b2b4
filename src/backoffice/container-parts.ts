import type { ServerEnv } from '@/config/env.server';
import type { DatabaseHandle } from './db/client';
import type {
  ApplicationModule,
  ApplicationModuleOptions,
} from './domains/application/application.module';
import type { AppointmentModule } from './domains/appointment/appointment.module';
import type { ApprovalService } from './domains/approval/approval.service';
import type { AuditModule } from './domains/audit/audit.module';
import type { CalculationService } from './domains/calculation/calculation.service';
import type { CampaignModule } from './domains/campaign/campaign.module';
import type { CustomerFileModule } from './domains/customer-file/customer-file.module';
import type { ContactModule } from './domains/contact/contact.module';
import type { ContentModule } from './domains/content/content.module';
import type { MediaModule } from './domains/content/media/media.module';
import type { CustomerModule } from './domains/customer/customer.module';
import type { DeskService } from './domains/desk/desk.service';
import type { DocumentModule, DocumentModuleOptions } from './domains/document/document.module';
import type { EmailService } from './domains/email/email.service';
import type { ValueAlertService } from './domains/evaluation/alert/value-alert.service';
import type { CustomerMergeModule } from './domains/customer-merge/customer-merge.module';
import type { ErasureService } from './domains/erasure/erasure.service';
import type { EvaluationModule } from './domains/evaluation/evaluation.module';
import type { ProductFinderService } from './domains/product-finder/product-finder.service';
import type { RuleTrialService } from './domains/rule-trial/rule-trial.service';
import type { CountedBotCheck } from './adapters/bot-check/count-verdicts';
import type { MailSender } from './adapters/mail/mail-sender';
import type { SmsSender } from './adapters/sms/sms-sender';
import type { JobApplicationService } from './domains/job-application/job-application.service';
import type { LoanFileModule } from './domains/loan-file/loan-file.module';
import type { LoanModule } from './domains/loan/loan.module';
import type { LinkService } from './domains/link/link.service';
import type { CustomerDirectory } from './domains/otp/customer-directory';
import type { OtpModule } from './domains/otp/otp.module';
import type { Outbox } from './domains/outbox/outbox.module';
import type { PasskeyModule } from './domains/passkey/passkey.module';
import type { MarkNetwork } from './domains/security/network-mark';
import type { RequestModule } from './domains/request/request.module';
import type { StaffModule } from './domains/staff/staff.module';
import type { BankFileService } from './domains/bank-file/bank-file.service';
import type { PaymentOrderModule } from './domains/payment-order/payment-order.module';
import type { PaymentReminders } from './domains/payment-reminder/payment-reminder.service';
import type { PersonalCopyService } from './domains/personal-copy/personal-copy.service';
import type { StatementModule } from './domains/statement/statement.module';
import type { ThreadModule } from './domains/thread/thread.module';
import type { ContentFeed } from './domains/site/content-feed';
import type { SettingService } from './domains/setting/setting.service';
import type { SiteHealthModule } from './domains/site-health/site-health.module';
import type { SiteHealthSink } from './domains/site-health/health-intake';
import type { SiteService } from './domains/site/site.service';
import type { RateLimits } from './http/access/rate-limits';
import type { SearchModule } from './domains/search/search.module';
import type { SecurityService } from './domains/security/security.service';
import type { MessageBudget } from './domains/message-budget/message-budget.service';
import type { TodayModule } from './domains/today/today.module';
import type { JobModule } from './jobs/job.module';
import type { Logger } from './common/logger';

export interface Container {
  env: ServerEnv;
  log: Logger;
  site: SiteService;
  desk: DeskService;
  /** Pages and lists as staff write and publish them. */
  content: ContentModule;
  /** Images for pages. */
  media: MediaModule;
  /** What the lender sets while the site runs. */
  settings: SettingService;
  /** What staff did and read. */
  audit: AuditModule;
  /** Who may use the desk. */
  staff: StaffModule;
  /** What needs a second person. */
  approvals: ApprovalService;
  calculation: CalculationService;
  evaluation: EvaluationModule;
  /** Mails about changed values. */
  valueAlerts: ValueAlertService;
  /** One-time codes and what they prove. */
  otp: OtpModule;
  /** Passkeys of customers. */
  passkeys: PasskeyModule;
  /** Verifies mail addresses of customers. */
  emails: EmailService;
  /** The keyed hash of a network, for security events. */
  markNetwork: MarkNetwork;
  /** Outgoing messages: `enqueueMessage` in a transaction, `registerChannel` for a channel. */
  outbox: Outbox;
  /** Limits on the messages that unauthenticated visitors can trigger. */
  messageBudget: MessageBudget;
  /** The log of security events. */
  security: SecurityService;
  /** Customers and their sessions. */
  customers: CustomerModule;
  /** All that is known of customers, for staff. */
  customerFiles: CustomerFileModule;
  /** Erasure of what is kept about a customer. */
  erasures: ErasureService;
  /** Two records of one customer become one. */
  customerMerges: Pick<CustomerMergeModule, 'merges' | 'doubles'>;
  /** Copies of all that is kept about a customer. */
  personalCopies: PersonalCopyService;
  /** Finds people and cases for staff. */
  search: SearchModule;
  /** Loans and their ledger. */
  loans: LoanModule;
  /** All that is known of loans, for staff. */
  loanFiles: LoanFileModule;
  /** Money that goes out, and the files for the bank. */
  payments: PaymentOrderModule;
  bankFiles: BankFileService;
  /** Reminders of payment dates. */
  reminders: PaymentReminders;
  /** Monthly statements of loans. */
  statements: StatementModule;
  /** Service requests of customers, and changes of their details. */
  requests: RequestModule;
  /** Message threads of customers with the lender. */
  threads: ThreadModule;
  /** Drafts, submissions and applications. */
  applications: ApplicationModule;
  /** Documents of applications and their files. */
  documents: DocumentModule;
  productFinder: ProductFinderService;
  ruleTrials: RuleTrialService;
  /** Messages of the contact page. */
  contact: ContactModule;
  /** Appointments that visitors book. */
  appointments: AppointmentModule;
  /** Applications for jobs. */
  jobApplications: JobApplicationService;
  /** Visits, and what became of them by campaign. */
  campaigns: CampaignModule;
  /** Sends and opens the links in text messages. */
  links: LinkService;
  /** Null if no key is set. */
  botCheck: CountedBotCheck | null;
  rateLimits: RateLimits;
  /** Reports changes of content made by this or another instance, so that caches can be purged. */
  contentFeed: ContentFeed;
  /** What browsers report: how fast pages are, and errors of scripts. */
  siteHealth: SiteHealthModule;
  /** The scheduled jobs, each run once a period over all instances. */
  jobs: JobModule;
  /** What staff have to do. */
  today: TodayModule;
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
  /** Suppresses messages: none is put into the outbox. */
  isSilent?: boolean;
  /** Replaces the senders that the settings select. */
  sms?: SmsSender;
  mail?: MailSender;
  customerDirectory?: CustomerDirectory;
  /** Is told of what browsers report. */
  siteHealthSink?: SiteHealthSink | undefined;
  /** Replaces the loan origination system that the settings select. */
  los?: ApplicationModuleOptions['los'];
  /** Replaces the storage and the scanner that the settings select, and the applications of this database. */
  files?: Partial<Pick<DocumentModuleOptions, 'storage' | 'scanner' | 'applications'>>;
}
