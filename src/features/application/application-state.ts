import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import type {
  ApplicationProduct,
  ApplicationSection,
} from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { Campaign } from '@/lib/campaign';
import { idle, type RequestFailure, type RequestRecord } from '@/lib/saga/request-record';
import type { ApplicationFormValues } from './form/application-form-values';

export interface LoadDraftRequest {
  locale: Locale;
  product: ApplicationProduct;
  /** Used for sections that have no values yet. */
  prefill: Partial<ApplicationFormValues>;
}

export interface SubmitRequest {
  locale: Locale;
  campaign: Campaign;
  /** Whether the purchase event carries the amount. */
  reportsValue: boolean;
}

/** The draft that a save belongs to; `reference` is null if the save creates it. */
export interface SaveTarget {
  product: ApplicationProduct;
  reference: string | null;
}

export interface SaveFailure {
  target: SaveTarget;
  failure: RequestFailure;
  sections: readonly ApplicationSection[];
  /** The sections that failed validation on the server. */
  rejected: readonly ApplicationSection[];
}

export type DraftSummary = Pick<Draft, 'reference' | 'version' | 'phone' | 'expiresAt'>;

/** The same draft as it was saved elsewhere, while the applicant chooses between both. */
export interface DraftConflict {
  draft: DraftSummary;
  formValues: Partial<ApplicationFormValues>;
}

export interface ApplicationState {
  /** The product of the loaded application; null before one is loaded. */
  product: ApplicationProduct | null;
  locale: Locale;
  draftRequest: RequestRecord;
  /** Whether the draft was loaded by this browser's cookie or by a verified code. */
  source: 'browser' | 'code';
  saveRequest: RequestRecord;
  submission: RequestRecord;
  /** The server's draft; null until the first section has been saved. */
  draft: DraftSummary | null;
  formValues: Partial<ApplicationFormValues>;
  /** The product that an address asked for last, which counts once; empty where none did. */
  askedInterest: string;
  /** Incremented when prefilled values are merged in; an open form remounts with them. */
  prefillVersion: number;
  /** Set while the draft was changed elsewhere and the applicant has not chosen yet; nothing is saved or sent until then. */
  conflict: DraftConflict | null;
  /** Whether the draft goes on on another device; nothing is kept here then. */
  hasMoved: boolean;
  /** Sections with changes that the server does not have yet. */
  unsavedSections: ApplicationSection[];
  /** Sections rejected by server validation; saved again once they change. */
  rejectedSections: ApplicationSection[];
  /** The phone number verified by a code in this tab, as typed. */
  verifiedPhone: string | null;
  /** Whether the analytics event of step 2 has been sent. */
  hasReportedStep: boolean;
  /** The receipt of a submitted application, which can no longer be edited. */
  receipt: ApplicationReceipt | null;
}

export const initialState: ApplicationState = {
  product: null,
  locale: 'en',
  draftRequest: idle,
  source: 'browser',
  saveRequest: idle,
  submission: idle,
  draft: null,
  formValues: {},
  askedInterest: '',
  prefillVersion: 0,
  conflict: null,
  hasMoved: false,
  unsavedSections: [],
  rejectedSections: [],
  verifiedPhone: null,
  hasReportedStep: false,
  receipt: null,
};

/** What this tab keeps of a draft beside its answers. */
export const toDraftSummary = ({ reference, version, phone, expiresAt }: Draft): DraftSummary => ({
  reference,
  version,
  phone,
  expiresAt,
});
