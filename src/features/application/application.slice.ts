import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import {
  applicationSections,
  type ApplicationProduct,
  type ApplicationSection,
} from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import {
  errorCodeOf,
  errorOf,
  failed,
  idle,
  isLoading,
  loading,
  succeeded,
  type RequestFailure,
  hasCode,
} from '@/lib/saga/request-record';
import {
  initialState,
  toDraftSummary,
  type ApplicationState,
  type LoadDraftRequest,
  type SaveFailure,
  type SaveTarget,
  type SubmitRequest,
} from './application-state';
import { changedSections, mergeChosen, type ChosenPaths } from './conflict/form-differences';
import type { ApplicationFormValues } from './form/application-form-values';
import { draftTaken } from './transfer/transfer.slice';
import { toFormValues } from './form/to-form-values';

function applyChanges(state: ApplicationState, answered: Partial<ApplicationFormValues>): void {
  state.formValues = { ...state.formValues, ...answered };
  const changed = applicationSections.filter((section) => section in answered);
  state.unsavedSections = [...new Set([...state.unsavedSections, ...changed])];
  state.rejectedSections = state.rejectedSections.filter((section) => !changed.includes(section));
  if (state.submission.status === 'failed') state.submission = idle;
}

/** The product of an address is a choice, so it takes the place of an earlier one; the loan's figures stay. */
function takeInterest(state: ApplicationState, prefill: Partial<ApplicationFormValues>): boolean {
  const interest = prefill.loan?.interest ?? '';
  const { loan } = state.formValues;
  if (interest === '' || interest === state.askedInterest || state.receipt !== null) return false;
  state.askedInterest = interest;
  if (!loan || loan.interest === interest) return false;
  applyChanges(state, { loan: { ...loan, interest } });
  return true;
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
      takeInterest(state, prefill);
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
    /** Values from the calculator, valuation or finder; existing sections are kept, but for the product that was asked for. */
    prefillMerged(state, { payload }: PayloadAction<Partial<ApplicationFormValues>>) {
      const isNew = applicationSections.some(
        (section) => section in payload && !(section in state.formValues),
      );
      if (state.receipt !== null) return;
      if (isNew) state.formValues = { ...payload, ...state.formValues };
      if (takeInterest(state, payload) || isNew) state.prefillVersion += 1;
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
    /** The draft was changed elsewhere since this tab read it; `sections` are those that could not be saved. */
    conflictFound(
      state,
      {
        payload: { target, draft, sections },
      }: PayloadAction<{
        target: SaveTarget;
        draft: Draft;
        sections: readonly ApplicationSection[];
      }>,
    ) {
      if (!isForCurrentDraft(target, state)) return;
      state.saveRequest = idle;
      state.unsavedSections = [...new Set([...sections, ...state.unsavedSections])];
      state.conflict = { draft: toDraftSummary(draft), formValues: toFormValues(draft.form) };
    },
    /** The applicant has chosen, or there was nothing to choose: what is said at `theirs` is taken from the other side, the rest stays as it is here and is saved. */
    conflictResolved(state, { payload: theirs }: PayloadAction<ChosenPaths>) {
      if (state.conflict === null || state.product === null) return;
      const { draft, formValues } = state.conflict;
      const merged = mergeChosen({ mine: state.formValues, theirs: formValues, chosen: theirs });
      state.unsavedSections = changedSections(merged, formValues, state.product);
      state.rejectedSections = [];
      state.formValues = merged;
      state.draft = draft;
      state.conflict = null;
      if (state.submission.status === 'failed') state.submission = idle;
      state.prefillVersion += 1;
    },
    /** Another device has taken the draft over. */
    draftMoved: ({ product, locale }): ApplicationState => ({
      ...initialState,
      product,
      locale,
      draftRequest: succeeded,
      hasMoved: true,
    }),
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
  extraReducers: (builder) =>
    void builder.addCase(
      draftTaken,
      (_state, { payload: { draft, locale } }): ApplicationState => ({
        ...initialState,
        product: draft.product,
        locale,
        draftRequest: succeeded,
        draft: toDraftSummary(draft),
        formValues: toFormValues(draft.form),
      }),
    ),
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
  conflictFound,
  conflictResolved,
  draftLost,
  draftMoved,
  phoneVerified,
  stepReported,
  submitted,
  submissionSucceeded,
  submissionFailed,
  productChanged,
  newApplicationStarted,
} = applicationSlice.actions;
