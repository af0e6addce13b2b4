import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import type { CommonConfig, Product } from '@/contracts/site/site';
import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import { legalLines } from '@/lib/texts/legal-lines';
import { brandNames } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';
import { legalSettingsOf } from '@/config/legal-settings';
import { createHttpLosGateway } from '@/backoffice/adapters/los/http-los-gateway';
import type { LosGateway } from '@/backoffice/adapters/los/los-gateway';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import type { PdfWorkerPool } from '@/backoffice/adapters/pdf/pdf-worker-pool';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import type { Logger } from '@/backoffice/common/logger';
import type { Database } from '@/backoffice/db/database';
import { createUnitOfWork } from '@/backoffice/db/unit-of-work';
import type { Proof } from '@/backoffice/common/upload-caller';
import {
  createCoApplicantService,
  type CoApplicantService,
} from './co-applicant/co-applicant.service';
import { createInvitations } from './co-applicant/invitations';
import { createTransferService, type TransferService } from './draft/transfer.service';
import type { MessageBudget } from '../message-budget/message-budget.service';
import type { RequireStepUp } from '../passkey/require-step-up';
import type { CustomerService } from '../customer/customer.service';
import type { QuoteService } from '../evaluation/quote/quote.service';
import type { Outbox } from '../outbox/outbox.module';
import { createNotifyApplicant } from './notify-applicant';
import { createApplicationDeskModule, type ApplicationDeskModule } from './application-desk.module';
import {
  createApplicationUploadService,
  type ApplicationUploadService,
} from './application-upload.service';
import { createApplicationService, type ApplicationService } from './application.service';
import { createDemoApplication } from './demo-application';
import { createDraftService, type DraftService } from './draft/draft.service';
import { createApplicationRepositories } from './application-repositories';
import { createFindOwner, type FindOwner } from './application-owner';
import { createOfferEncryption } from './offer/offer-encryption';
import { createOfferService, type OfferService } from './offer/offer.service';
import { createApplicationFieldEncryption } from './application-field-encryption';
import { createHandoverService } from './handover.service';
import { createIndicativeService, type IndicativeService } from './indicative/indicative.service';
import { createQuoteProperty, createValueProperty } from './indicative/property-value';
import { createRetentionJob } from './retention.service';
import { createSigningService, type SigningService } from './signing/signing.service';
import { createSubmissionService, type SubmissionService } from './submission/submission.service';

export interface ApplicationModule extends ApplicationDeskModule {
  drafts: DraftService;
  /** Of drafts to other devices. */
  transfers: TransferService;
  indicatives: IndicativeService;
  submissions: SubmissionService;
  /** Of customers. */
  applications: ApplicationService;
  /** Further borrowers and guarantors, who confirm themselves. */
  coApplicants: CoApplicantService;
  offers: OfferService;
  findOwner: FindOwner;
  signings: SigningService;
  /** For documents. */
  uploads: ApplicationUploadService;
  /** Adds the open application of the demo customer. */
  addDemoApplication: ReturnType<typeof createDemoApplication>;
  /** What a `proof_token` proves now. */
  findProof: (token: string) => Promise<Proof | null>;
  /** A job that removes data past its retention period, documents included. */
  createRetentionJob: (removeDocuments: (number: string) => Promise<void>) => () => Promise<void>;
}

export interface ApplicationModuleOptions {
  env: ServerEnv;
  log: Logger;
  db: Database;
  cipher: DataCipher;
  outbox: Outbox;
  customers: CustomerService;
  messageBudget: Pick<MessageBudget, 'useSms'>;
  findProof: ApplicationModule['findProof'];
  requireStepUp: RequireStepUp;
  renderPdf: PdfWorkerPool['render'];
  quotes: Pick<QuoteService, 'quote'>;
  calendar: OfficeCalendar;
  /** A product as it is offered today. */
  productOf: (key: Product['key']) => Product;
  changedPromises: () => Pick<CommonConfig, 'promises'>;
  now: () => Date;
  newId: () => string;
  /** Replaces the loan origination system that the settings select. */
  los?: LosGateway;
}

const pollIntervalMs = 100;

/** Wires drafts, submissions, applications, and the loan origination system where one is configured. */
export function createApplicationModule(options: ApplicationModuleOptions): ApplicationModule {
  const { env, log, db, cipher, outbox, customers, findProof, quotes, calendar, now, newId } =
    options;
  const { requireStepUp, renderPdf } = options;
  const repositories = createApplicationRepositories(db);
  const unitOfWork = createUnitOfWork(db, createApplicationRepositories);
  const hash = createKeyedHash(env.SESSION_SECRET, 'application');
  const fieldEncryption = createApplicationFieldEncryption(cipher);
  const newToken = () => randomBytes(32).toString('base64url');
  const onMessageEnqueued = () => void outbox.runNow();
  const notifyApplicant = createNotifyApplicant({
    enqueueMessage: outbox.enqueueMessage,
    fieldEncryption,
    newId,
    siteUrl: env.SITE_URL,
    brandNames,
  });
  const invitations = createInvitations({
    hash,
    fieldEncryption,
    enqueueMessage: outbox.enqueueMessage,
    useSms: options.messageBudget.useSms,
    brandNames,
    siteUrl: env.SITE_URL,
    now,
    newId,
    newToken,
  });
  const gateway =
    options.los ??
    (env.LOS_ENDPOINT
      ? createHttpLosGateway({ url: env.LOS_ENDPOINT, token: env.LOS_TOKEN })
      : null);
  const handover =
    gateway &&
    createHandoverService({
      unitOfWork,
      repositories,
      gateway,
      enqueueMessage: outbox.enqueueMessage,
      notifyApplicant,
      fieldEncryption,
      log,
      now,
    });
  if (handover) outbox.registerChannel('los', handover.deliver);
  const findOwner = createFindOwner({ repositories, customers, hash });
  const quoteProperty = createQuoteProperty({ quotes, log });
  const valuing = {
    valueProperty: createValueProperty(quoteProperty),
    fastPass: () => options.productOf('fast-pass'),
    promises: () => options.changedPromises().promises,
  };
  const printing = {
    renderPdf,
    letterheads: createLetterheads(brandNames, (locale) =>
      legalLines(locale, legalSettingsOf(env)),
    ),
  };
  const offerEncryption = createOfferEncryption(cipher);
  const changing = {
    repositories,
    unitOfWork,
    notifyApplicant,
    fieldEncryption,
    cipher,
    calendar,
    quoteProperty,
    now,
    onMessageEnqueued,
  };
  const drafts = createDraftService({
    repositories,
    unitOfWork,
    hash,
    fieldEncryption,
    now,
    newToken,
  });
  return {
    ...createApplicationDeskModule({
      changing,
      valuing,
      printing,
      offerEncryption,
      findOwner,
      productOf: options.productOf,
      randomBytes,
    }),
    drafts,
    transfers: createTransferService({ repositories, unitOfWork, drafts, hash, now, newToken }),
    indicatives: createIndicativeService({
      repositories,
      hash,
      fieldEncryption,
      now,
      ...valuing,
      ...printing,
    }),
    submissions: createSubmissionService({
      repositories,
      unitOfWork,
      customers,
      handover,
      notifyApplicant,
      invitations,
      hash,
      fieldEncryption,
      now,
      newToken,
      randomBytes,
      onMessageEnqueued,
      ...valuing,
      today: () => hongKongDay(now()),
      waitForNextPoll: () => wait(pollIntervalMs),
    }),
    applications: createApplicationService({ ...changing, findOwner }),
    offers: createOfferService({
      ...changing,
      findOwner,
      requireStepUp,
      encryption: offerEncryption,
      ...printing,
    }),
    findOwner,
    signings: createSigningService({
      ...changing,
      findOwner,
      enqueueMessage: outbox.enqueueMessage,
      brandNames,
      siteUrl: env.SITE_URL,
      newId,
      randomBytes,
    }),
    coApplicants: createCoApplicantService({ ...changing, hash, handover, invitations }),
    uploads: createApplicationUploadService(changing),
    addDemoApplication: createDemoApplication({ hash, fieldEncryption, now, newToken }),
    findProof,
    createRetentionJob: (removeDocuments) =>
      createRetentionJob({
        repositories,
        log,
        now,
        removeDocuments,
        declinedRetentionMs: env.DECLINED_KEPT_DAYS * dayMs,
      }),
  };
}
