import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import {
  applicationSections,
  type ApplicationProduct,
  type ApplicationSection,
} from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { Campaign } from '@/lib/campaign';
import {
  errorCodeOf,
  errorOf,
  failed,
  idle,
  isLoading,
  loading,
  succeeded,
  type RequestFailure,
  type RequestRecord,
  hasCode,
} from '@/lib/saga/request-record';
import type { ApplicationFormValues } from './form/application-form-values';
import { toFormValues } from './form/to-form-values';

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

interface SaveFailure {
  target: SaveTarget;
  failure: RequestFailure;
  sections: readonly ApplicationSection[];
  /** The sections that failed validation on the server. */
  rejected: readonly ApplicationSection[];
}

type DraftSummary = Pick<Draft, 'reference' | 'phone' | 'expiresAt'>;

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
  /** Incremented when prefilled values are merged in; an open form remounts with them. */
  prefillVersion: number;
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

const initialState: ApplicationState = {
  product: null,
  locale: 'en',
  draftRequest: idle,
  source: 'browser',
  saveRequest: idle,
  submission: idle,
  draft: null,
  formValues: {},
  prefillVersion: 0,
  unsavedSections: [],
  rejectedSections: [],
  verifiedPhone: null,
  hasReportedStep: false,
  receipt: null,
};

const toDraftSummary = ({ reference, phone, expiresAt }: Draft): DraftSummary => ({
  reference,
  phone,
  expiresAt,
});

function applyChanges(state: ApplicationState, answered: Partial<ApplicationFormValues>): void {
  state.formValues = { ...state.formValues, ...answered };
  const changed = applicationSections.filter((section) => section in answered);
  state.unsavedSections = [...new Set([...state.unsavedSections, ...changed])];
  state.rejectedSections = state.rejectedSections.filter((section) => !changed.includes(section));
  if (state.submission.status === 'failed') state.submission = idle;
}

/** Whether a save result belongs to the draft that is currently loaded. */
export const isForCurrentDraft = (
  { product, reference }: SaveTarget,
  state: Pick<ApplicationState, 'product' | 'draft'>,
): boolean => state.product === product && (state.draft?.reference ?? null) === reference;

/** One application from the first answer to the receipt. Form values are held here so that they survive a change of language or page. */
export const applicationSlice = createSlice({
  name: 'application',
  initialState,
  reducers: {
    applicationOpened: (
      _state,
      { payload: { product, locale } }: PayloadAction<LoadDraftRequest>,
    ): ApplicationState => ({ ...initialState, product, locale, draftRequest: loading }),
    /** A verified code gave access to the draft named by a link; it is loaded in this browser too. */
    draftResumed: (
      _state,
      { payload: { locale, product } }: PayloadAction<Omit<LoadDraftRequest, 'prefill'>>,
    ): ApplicationState => ({
      ...initialState,
      product,
      locale,
      source: 'code',
      draftRequest: loading,
    }),
    /** `draft` is null if this browser has none; `prefill` fills sections without values. */
    draftLoaded(
      state,
      {
        payload: { draft, prefill },
      }: PayloadAction<{ draft: Draft | null; prefill: Partial<ApplicationFormValues> }>,
    ) {
      state.draftRequest = succeeded;
      state.draft = draft && toDraftSummary(draft);
      state.receipt = draft && draft.receipt;
      state.product = draft?.product ?? state.product;
      state.formValues = {
        ...prefill,
        ...state.formValues,
        ...(draft ? toFormValues(draft.form) : {}),
      };
    },
    draftLoadFailed(
      state,
      {
        payload: { failure, prefill },
      }: PayloadAction<{ failure: RequestFailure; prefill: Partial<ApplicationFormValues> }>,
    ) {
      state.draftRequest = failed(failure);
      state.formValues = { ...prefill, ...state.formValues };
    },
    /** The visitor starts without a draft that could not be loaded. */
    startedWithoutDraft(state) {
      state.draftRequest = succeeded;
    },
    /** Values from the calculator, valuation or finder; existing sections are kept. */
    prefillMerged(state, { payload }: PayloadAction<Partial<ApplicationFormValues>>) {
      const isNew = applicationSections.some(
        (section) => section in payload && !(section in state.formValues),
      );
      if (state.receipt !== null || !isNew) return;
      state.formValues = { ...payload, ...state.formValues };
      state.prefillVersion += 1;
    },
    languageChanged(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
    /** A value was typed; it is saved after a pause. */
    formValuesTyped(state, { payload }: PayloadAction<Partial<ApplicationFormValues>>) {
      applyChanges(state, payload);
    },
    /** A step was completed; it is saved immediately. */
    sectionCompleted(state, { payload }: PayloadAction<Partial<ApplicationFormValues>>) {
      applyChanges(state, payload);
    },
    /** The autosave delay has elapsed. */
    autosaveDue: (state) => state,
    /** Retries all sections, including rejected ones, unchanged. */
    saveRetried(state) {
      state.unsavedSections = [...new Set([...state.rejectedSections, ...state.unsavedSections])];
      state.rejectedSections = [];
    },
    saveStarted(state, { payload }: PayloadAction<readonly ApplicationSection[]>) {
      state.saveRequest = loading;
      state.unsavedSections = state.unsavedSections.filter((section) => !payload.includes(section));
    },
    draftSaved(
      state,
      { payload: { target, draft } }: PayloadAction<{ target: SaveTarget; draft: Draft }>,
    ) {
      if (!isForCurrentDraft(target, state)) return;
      state.saveRequest = succeeded;
      state.draft = toDraftSummary(draft);
    },
    saveFailed(
      state,
      { payload: { target, failure, sections, rejected } }: PayloadAction<SaveFailure>,
    ) {
      if (!isForCurrentDraft(target, state)) return;
      state.saveRequest = failed(failure);
      // A section changed during the save may be valid by now.
      state.rejectedSections.push(
        ...rejected.filter((section) => !state.unsavedSections.includes(section)),
      );
      state.unsavedSections = [
        ...new Set([
          ...sections.filter((section) => !rejected.includes(section)),
          ...state.unsavedSections,
        ]),
      ];
    },
    draftLost(state) {
      state.draft = null;
    },
    phoneVerified(state, { payload }: PayloadAction<string>) {
      state.verifiedPhone = payload;
    },
    stepReported(state) {
      state.hasReportedStep = true;
    },
    submitted(state, _action: PayloadAction<SubmitRequest>) {
      state.submission = loading;
    },
    submissionSucceeded(state, { payload }: PayloadAction<ApplicationReceipt>) {
      state.submission = succeeded;
      state.receipt = payload;
      state.unsavedSections = [];
      state.rejectedSections = [];
    },
    submissionFailed(state, { payload }: PayloadAction<RequestFailure>) {
      state.submission = failed(payload);
      if (hasCode(payload, 'phone_not_verified')) state.verifiedPhone = null;
    },
    /** Goes on with the same answers as an application for another product, in a draft of its own. */
    productChanged: (
      { formValues, locale },
      { payload: product }: PayloadAction<ApplicationProduct>,
    ): ApplicationState => ({
      ...initialState,
      product,
      locale,
      draftRequest: succeeded,
      formValues,
      unsavedSections: applicationSections.filter((section) => section in formValues),
    }),
    /** Starts another application for the same product after a submission. */
    newApplicationStarted: ({ product, locale }): ApplicationState => ({
      ...initialState,
      product,
      locale,
      draftRequest: succeeded,
    }),
  },
  selectors: {
    selectApplication: (state) => state,
    selectFormValues: (state) => state.formValues,
    selectLoading: (state) => isLoading(state.submission),
    selectError: (state) => errorOf(state.submission),
    selectErrorCode: (state) => errorCodeOf(state.submission),
  },
});

export const {
  applicationOpened,
  draftResumed,
  draftLoaded,
  draftLoadFailed,
  startedWithoutDraft,
  prefillMerged,
  languageChanged,
  formValuesTyped,
  sectionCompleted,
  autosaveDue,
  saveRetried,
  saveStarted,
  draftSaved,
  saveFailed,
  draftLost,
  phoneVerified,
  stepReported,
  submitted,
  submissionSucceeded,
  submissionFailed,
  productChanged,
  newApplicationStarted,
} = applicationSlice.actions;
