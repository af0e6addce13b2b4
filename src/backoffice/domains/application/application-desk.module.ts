import type { Product } from '@/contracts/site/site';
import { hongKongDay } from '@/lib/hong-kong-day';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { newReference, type RandomBytes } from '@/backoffice/common/reference';
import type { Transaction } from '@/backoffice/db/database';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CompleteByPayment } from '../payment-order/payment-order.model';
import {
  createApplicationDeskService,
  type ApplicationDeskService,
} from './application-desk.service';
import type { ApplicationFieldEncryption } from './application-field-encryption';
import type { FindOwner } from './application-owner';
import { createApplicationRepositories } from './application-repositories';
import {
  createAnswerCorrectionService,
  type AnswerCorrectionService,
} from './correction/answer-correction.service';
import {
  createDeclineLetters,
  type DeclineLetters,
  type DeclineLettersOptions,
} from './decision/decline-letters';
import {
  createIncompleteApprovalAct,
  type IncompleteApprovalAct,
} from './decision/incomplete-approval';
import { createFindObstacles } from './decision/obstacles';
import {
  createDocumentRequestService,
  type DocumentRequestService,
} from './document-request/document-request.service';
import { createHandlingService, type HandlingService } from './handling/handling.service';
import type { IndicativeOffer } from './indicative/indicative-rules';
import type { QuoteProperty, ValueProperty } from './indicative/property-value';
import { createSentIndicative } from './indicative/sent-indicative';
import type { NotifyApplicant } from './notify-applicant';
import { createOfferActs, type OfferActs } from './offer/offer-acts';
import { createOfferDesk, type OfferDesk } from './offer/offer-desk.service';
import type { OfferEncryption } from './offer/offer-encryption';

/** What staff do with applications that were sent. */
export interface ApplicationDeskModule {
  desk: ApplicationDeskService;
  /** Who of the staff has which application. */
  handling: HandlingService;
  /** Of what applicants answered. */
  corrections: AnswerCorrectionService;
  declineLetters: DeclineLetters;
  /** Further documents that staff ask for. */
  documentRequests: DocumentRequestService;
  offerDesk: OfferDesk;
  /** What a second person approves, in a transaction. */
  actsIn: (transaction: Transaction) => OfferActs & IncompleteApprovalAct;
  /** Completes an application that was paid out, in a transaction. */
  completeIn: (transaction: Transaction) => CompleteByPayment;
}

type Repositories = ReturnType<typeof createApplicationRepositories>;

/** What services that change applications need. */
export interface ChangingOptions {
  repositories: Repositories;
  unitOfWork: UnitOfWork<Repositories>;
  notifyApplicant: NotifyApplicant;
  fieldEncryption: ApplicationFieldEncryption;
  cipher: DataCipher;
  calendar: OfficeCalendar;
  quoteProperty: QuoteProperty;
  now: () => Date;
  onMessageEnqueued: () => void;
}

export interface ApplicationDeskModuleOptions {
  changing: ChangingOptions;
  valuing: IndicativeOffer & { valueProperty: ValueProperty };
  printing: Pick<DeclineLettersOptions, 'renderPdf' | 'letterheads'>;
  offerEncryption: OfferEncryption;
  findOwner: FindOwner;
  /** A product as it is offered today. */
  productOf: (key: Product['key']) => Product;
  randomBytes: RandomBytes;
}

/** Wires what staff do with applications. */
export function createApplicationDeskModule({
  changing,
  valuing,
  printing,
  offerEncryption,
  findOwner,
  productOf,
  randomBytes,
}: ApplicationDeskModuleOptions): ApplicationDeskModule {
  const { fieldEncryption, cipher, now } = changing;
  const offering = {
    encryption: offerEncryption,
    productOf,
    newOfferNumber: (year: string) => newReference(`OF-${year}`, randomBytes),
  };
  const desk = createApplicationDeskService(changing);
  return {
    desk,
    handling: createHandlingService(changing),
    corrections: createAnswerCorrectionService({
      ...changing,
      sentIndicative: createSentIndicative({ ...valuing, today: () => hongKongDay(now()) }),
    }),
    declineLetters: createDeclineLetters({ ...changing, ...printing, findOwner }),
    documentRequests: createDocumentRequestService(changing),
    offerDesk: createOfferDesk({ ...changing, ...offering }),
    actsIn(transaction) {
      const within = createApplicationRepositories(transaction);
      const inTransaction = {
        ...changing,
        repositories: within,
        unitOfWork: <T>(work: (part: typeof within) => Promise<T>) => work(within),
        onMessageEnqueued: () => undefined,
      };
      return {
        ...createOfferActs({
          desk: createOfferDesk({ ...inTransaction, ...offering }),
          repositories: within,
          findObstacles: createFindObstacles(fieldEncryption, cipher),
        }),
        ...createIncompleteApprovalAct(createApplicationDeskService(inTransaction), within),
      };
    },
    completeIn(transaction) {
      const within = createApplicationRepositories(transaction);
      return (staff, paid) => desk.complete(within, staff, paid);
    },
  };
}
