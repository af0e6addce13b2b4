import { randomUUID } from 'node:crypto';
import type { ServerEnv } from '@/config/env.server';
import type { DatabaseHandle } from './db/client';
import { createRepositories, createUnitOfWork } from './unit-of-work';
import { createCalculationService, type CalculationService } from './domains/calculation/calculation.service';
import { createDeskService, type DeskService } from './domains/desk/desk.service';
import { createEvaluation, type EvaluationParts } from './domains/evaluation/evaluation.parts';
import { createProductFinderService, type ProductFinderService } from './domains/product-finder/product-finder.service';
import type { SmsSender } from './adapters/sms/sms-sender';
import type { CustomerDirectory } from './domains/otp/customer-directory';
import { createOtp, type OtpParts } from './domains/otp/otp.parts';
import { startContentFeed, type ContentFeed } from './domains/site/content-feed';
import { siteSeed } from './domains/site/seed';
import { calculatorConfig } from './domains/site/seed/calculator-config';
import { products } from './domains/site/seed/products';
import { seedSite } from './domains/site/seeding';
import { createSiteService, type SiteService } from './domains/site/site.service';
import { createRateLimits, type RateLimits } from './http/rate-limits';
import type { Log } from './log';

export interface Container {
  env: ServerEnv;
  log: Log;
  site: SiteService;
  desk: DeskService;
  calculation: CalculationService;
  valuation: EvaluationParts;
  /** One-time codes, what they prove, and the outbox that carries them. */
  codes: OtpParts;
  productFinder: ProductFinderService;
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
  /** Instead of the sender that the settings name. */
  sms?: SmsSender;
  customers?: CustomerDirectory;
}

/** Wires the back office over an open database, after delivering the site's content to it. Closing it closes the database. */
export async function createContainer(options: ContainerOptions): Promise<Container> {
  const { env, log, database, now = () => new Date(), newId = randomUUID, pollContentEveryMs = 1_000, deliverEveryMs = 2_000, sms, customers } = options;
  const repositories = createRepositories(database.db);
  const unitOfWork = createUnitOfWork(database.db);
  const seeded = await seedSite({ unitOfWork, seed: siteSeed, now });
  if (seeded > 0) log.info({ pieces: seeded }, 'Delivered site content');
  const contentFeed = await startContentFeed({ repository: repositories.contentVersion, log, intervalMs: pollContentEveryMs });
  const codes = createOtp({ env, log, repositories, unitOfWork, now, newId, deliverEveryMs, sms, customers });
  return {
    env,
    log,
    site: createSiteService({ repository: repositories.site, now, products, calculatorConfig }),
    desk: createDeskService({ repositories, unitOfWork, now, newId, published: contentFeed.refresh }),
    calculation: createCalculationService({ now }),
    valuation: await createEvaluation({ repositories, unitOfWork, contentFeed, now, log }),
    productFinder: createProductFinderService({ repository: repositories.site, products }),
    codes,
    rateLimits: createRateLimits({ pool: database.pool, env }),
    contentFeed,
    async ping() {
      await repositories.contentVersion.current();
    },
    async close() {
      await codes.outbox.stop();
      await contentFeed.stop();
      await database.close();
    },
  };
}
