import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { createHttpLosGateway } from '@/backoffice/adapters/los/http-los-gateway';
import type { LosGateway } from '@/backoffice/adapters/los/los-gateway';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Log } from '@/backoffice/common/log';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CustomerService } from '../customer/customer.service';
import type { QuoteService } from '../evaluation/quote/quote.service';
import type { Proof } from '../otp/proof.service';
import type { Outbox } from '../outbox/outbox.parts';
import { createAnnounce } from './announce';
import { createApplicationService, type ApplicationService } from './application.service';
import { createDemoApplication } from './demo-application';
import { createDraftService, type DraftService } from './draft.service';
import { createFormSeal } from './form-seal';
import { createHandoverService } from './handover.service';
import { createPropertyValue } from './property-value';
import { createRetention } from './retention.service';
import { createSubmissionService, type SubmissionService } from './submission.service';

export interface ApplicationParts {
  drafts: DraftService;
  submissions: SubmissionService;
  applications: ApplicationService;
  /** Adds the open application of the demo customer. */
  addDemo: ReturnType<typeof createDemoApplication>;
  /** What a `proof_token` proves now. */
  findProof(token: string): Promise<Proof | null>;
  /** Clears away what may no longer be kept, papers included. */
  retention(removePapers: (number: string) => Promise<void>): () => Promise<void>;
}

export interface ApplicationPartsOptions {
  env: ServerEnv;
  log: Log;
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  cipher: DataCipher;
  outbox: Outbox;
  customers: CustomerService;
  findProof: ApplicationParts['findProof'];
  quotes: Pick<QuoteService, 'quote'>;
  now: () => Date;
  newId: () => string;
  /** Instead of the loan system that the settings name. */
  los?: LosGateway;
}

const pauseMs = 100;
const dayMs = 24 * 60 * 60_000;
const hongKongOffsetMs = 8 * 60 * 60_000;

/** Wires drafts, submissions, what becomes of applications, and the lender's loan system where one is set up. */
export function createApplicationParts(options: ApplicationPartsOptions): ApplicationParts {
  const { env, log, repositories, unitOfWork, cipher, outbox, customers, findProof, quotes, now, newId } = options;
  const hash = createKeyedHash(env.SESSION_SECRET, 'application');
  const seal = createFormSeal(cipher);
  const newToken = () => randomBytes(32).toString('base64url');
  const posted = () => void outbox.kick();
  const announce = createAnnounce({ post: outbox.post, seal, newId, siteUrl: env.SITE_URL, brandNames: { en: brand.nameEn, hk: brand.nameHk, cn: brand.nameCn } });
  const gateway = options.los ?? (env.LOS_ENDPOINT ? createHttpLosGateway({ url: env.LOS_ENDPOINT, token: env.LOS_TOKEN }) : null);
  const handover = gateway && createHandoverService({ unitOfWork, repositories, gateway, post: outbox.post, announce, seal, log, now });
  if (handover) outbox.connect('los', handover.deliver);
  return {
    drafts: createDraftService({ repositories, unitOfWork, hash, seal, now, newToken }),
    submissions: createSubmissionService({
      repositories, unitOfWork, customers, handover, announce, hash, seal, now, newToken, randomBytes, posted,
      valueProperty: createPropertyValue({ quotes, log }),
      today: () => new Date(now().getTime() + hongKongOffsetMs).toISOString().slice(0, 10),
      pause: () => wait(pauseMs),
    }),
    applications: createApplicationService({ repositories, unitOfWork, customers, announce, hash, seal, now, posted }),
    addDemo: createDemoApplication({ hash, seal, now, newToken }),
    findProof,
    retention: (removePapers) => createRetention({ repositories, log, now, removePapers, declinedKeptMs: env.DECLINED_KEPT_DAYS * dayMs }),
  };
}
