import { randomUUID } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import { createDataCipher } from './common/data-cipher';
import type { DatabaseHandle } from './db/client';
import { createRepositories, createUnitOfWork, type Repositories } from './db/unit-of-work';
import { createApplicationParts, type ApplicationParts, type ApplicationPartsOptions } from './domains/application/application.parts';
import { createCalculationService, type CalculationService } from './domains/calculation/calculation.service';
import { createCampaignService, type CampaignService } from './domains/campaign/campaign.service';
import { createContact } from './domains/contact/contact.parts';
import type { ContactService } from './domains/contact/contact.service';
import { createCustomerParts, type CustomerParts } from './domains/customer/customer.parts';
import { createDeskService, type DeskService } from './domains/desk/desk.service';
import { createDocumentParts, type DocumentParts, type DocumentPartsOptions } from './domains/document/document.parts';
import { createEvaluation, type EvaluationParts } from './domains/evaluation/evaluation.parts';
import { createProductFinderService, type ProductFinderService } from './domains/product-finder/product-finder.service';
import type { BotCheck } from './adapters/bot-check/bot-check';
import { createBotCheck } from './adapters/bot-check/create-bot-check';
import type { MailSender } from './adapters/mail/mail-sender';
import type { SmsSender } from './adapters/sms/sms-sender';
import { createLinks } from './domains/link/link.parts';
import type { LinkService } from './domains/link/link.service';
import type { CustomerDirectory } from './domains/otp/customer-directory';
import { createOtp, type OtpParts } from './domains/otp/otp.parts';
import { createOutbox, type Outbox } from './domains/outbox/outbox.parts';
import { createServicingParts, type ServicingParts } from './domains/request/servicing.parts';
import { startContentFeed, type ContentFeed } from './domains/site/content-feed';
import { siteSeed } from '../copy/site-copy';
import { calculatorConfig } from '../copy/collections/calculator-config';
import { products } from '../copy/collections/products';
import { seedSite } from './domains/site/seeding';
import { createSiteService, type SiteService } from './domains/site/site.service';
import { createRateLimits, type RateLimits } from './http/gate/rate-limits';
import type { Log } from './common/log';

export interface Container {
  env: ServerEnv;
  log: Log;
  repositories: Repositories;
  site: SiteService;
  desk: DeskService;
  calculation: CalculationService;
  valuation: EvaluationParts;
  /** One-time codes and what they prove. */
  codes: OtpParts;
  /** Messages to the outside: post in a transaction, `connect` a channel, `eachMinute` for what is to be cleared away. */
  outbox: Outbox;
  /** Customers and their sessions. */
  accounts: CustomerParts;
  /** Loans, statements and what customers ask for. */
  servicing: ServicingParts;
  /** Drafts, applications and what becomes of them. */
  applying: ApplicationParts;
  /** Papers of applications and their files. */
  papers: DocumentParts;
  productFinder: ProductFinderService;
  /** Messages of the contact page. */
  contact: ContactService;
  /** How far campaigns carry their visitors. */
  campaigns: CampaignService;
  /** Links in text messages: sending and opening them. */
  links: LinkService;
  /** Null where no key is set. */
  botCheck: BotCheck | null;
  rateLimits: RateLimits;
  /** Changes of content made here or by another instance: purge what they touched. */
  contentFeed: ContentFeed;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface ContainerOptions {
  env: ServerEnv;
  log: Log;
  database: DatabaseHandle;
  now?: () => Date;
  newId?: () => string;
  pollContentEveryMs?: number;
  deliverEveryMs?: number;
  /** Instead of the senders that the settings name. */
  sms?: SmsSender;
  mail?: MailSender;
  customers?: CustomerDirectory;
  /** Instead of the loan system that the settings name. */
  los?: ApplicationPartsOptions['los'];
  /** Instead of the store and the scanner that the settings name, and of the applications that are kept here. */
  files?: Partial<Pick<DocumentPartsOptions, 'storage' | 'scanner' | 'applications'>>;
}

/** Wires the back office over an open database, after delivering the site's content to it. Closing it closes the database. */
export async function createContainer(options: ContainerOptions): Promise<Container> {
  const { env, log, database, now = () => new Date(), newId = randomUUID, pollContentEveryMs = 1_000, deliverEveryMs = 2_000, sms, mail, customers, los, files } = options;
  const repositories = createRepositories(database.db);
  const unitOfWork = createUnitOfWork(database.db);
  const seeded = await seedSite({ unitOfWork, seed: siteSeed, now });
  if (seeded > 0) log.info({ pieces: seeded }, 'Delivered site content');
  const contentFeed = await startContentFeed({ repository: repositories.contentVersion, log, intervalMs: pollContentEveryMs });
  const accounts = createCustomerParts({ env, repositories, unitOfWork, now, newId });
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  const outbox = createOutbox({ env, log, repository: repositories.outbox, cipher, now, deliverEveryMs, sms, mail });
  outbox.eachMinute(accounts.sessions.sweep);
  const codes = createOtp({ env, cipher, outbox, repositories, unitOfWork, now, newId, customers: customers ?? accounts.sessions.directory });
  const servicing = createServicingParts({ env, log, cipher, repositories, unitOfWork, customers: accounts.customers, outbox, spendProof: codes.spendProof, now, newId });
  outbox.eachMinute(servicing.books.chargeDue);
  const valuation = await createEvaluation({ repositories, unitOfWork, contentFeed, now, log });
  const applying = createApplicationParts({ env, log, repositories, unitOfWork, cipher, outbox, customers: accounts.customers, findProof: codes.findProof, quotes: valuation.quotes, now, newId, los });
  if (env.SEED_DEMO && env.STORAGE_MODE === 'embedded' && (await servicing.seedDemo(applying.addDemo))) log.info({}, 'Added the demo customer');
  const papers = createDocumentParts({ env, log, repositories, unitOfWork, now, newId, scanEveryMs: deliverEveryMs, applications: { find: applying.applications.findForUpload }, ...files });
  outbox.eachMinute(applying.retention(papers.documents.removeAllOf));
  outbox.eachMinute(papers.sweep);
  const campaigns = createCampaignService({ campaigns: repositories.campaign, now });
  outbox.eachMinute(campaigns.sweep);
  return {
    env,
    log,
    repositories,
    site: createSiteService({ repository: repositories.site, now, products, calculatorConfig }),
    desk: createDeskService({ repositories, unitOfWork, now, newId, published: contentFeed.refresh }),
    calculation: createCalculationService({ now }),
    valuation,
    productFinder: createProductFinderService({ repository: repositories.site, products }),
    codes,
    outbox,
    accounts,
    servicing,
    applying,
    papers,
    contact: createContact({ env, repositories, unitOfWork, cipher, outbox, now, newId }),
    campaigns,
    links: createLinks({ env, otp: codes.otp, applying, outbox, unitOfWork, now, newId }),
    botCheck: createBotCheck({ env, log }),
    rateLimits: createRateLimits({ pool: database.pool, env }),
    contentFeed,
    async ping() {
      await repositories.contentVersion.current();
    },
    async close() {
      await outbox.stop();
      await papers.stop();
      await servicing.stop();
      await contentFeed.stop();
      await database.close();
    },
  };
}
