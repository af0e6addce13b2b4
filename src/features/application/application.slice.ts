import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApplicationReceipt, Draft } from '@/contracts/application/application';
import { applicationSections, type ApplicationProduct, type ApplicationSection } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { Campaign } from '@/lib/campaign';
import { errorCodeOf, errorOf, failed, idle, isLoading, loading, succeeded, type RequestFailure, type RequestRecord } from '@/lib/saga/request-record';
import type { ApplicationEntries } from './entry/application-entry';
import { entriesOf } from './entry/write-entries';

export interface OpenRequest {
  locale: Locale;
  product: ApplicationProduct;
  /** Taken where nothing was answered yet. */
  prefill: Partial<ApplicationEntries>;
}

export interface SubmitRequest {
  locale: Locale;
  campaign: Campaign;
  /** Whether the purchase event carries the amount. */
  tellsValue: boolean;
}

/** The draft that a save is meant for; `reference` is null where the save begins it. */
export interface SaveTarget {
  product: ApplicationProduct;
  reference: string | null;
}

interface SaveRefusal {
  target: SaveTarget;
  failure: RequestFailure;
  sections: readonly ApplicationSection[];
  /** Those of them that the server won't take as they stand. */
  refused: readonly ApplicationSection[];
}

type KnownDraft = Pick<Draft, 'reference' | 'phone' | 'expiresAt'>;

export interface ApplicationState {
  /** Whose answers these are; null before anything was opened. */
  product: ApplicationProduct | null;
  locale: Locale;
  opening: RequestRecord;
  /** Whether what is opened is the draft of this browser, or one that a code has opened. */
  source: 'browser' | 'code';
  saving: RequestRecord;
  submission: RequestRecord;
  /** As known to the server; null until the first section was saved. */
  draft: KnownDraft | null;
  entries: Partial<ApplicationEntries>;
  /** How often figures came in from elsewhere; a form that stands open begins anew with them. */
  broughtCount: number;
  /** Sections whose answers the server does not have yet. */
  unsaved: ApplicationSection[];
  /** Those that it won't take as they stand: they are sent again once they change. */
  refused: ApplicationSection[];
  /** The number that a code has proved in this tab, as it was typed. */
  provenPhone: string | null;
  /** The step-2 event is told once. */
  hasToldStep: boolean;
  /** Of an application that was sent; there is nothing left to fill in then. */
  receipt: ApplicationReceipt | null;
}

const initialState: ApplicationState = {
  product: null, locale: 'en', opening: idle, source: 'browser', saving: idle, submission: idle, draft: null, entries: {}, broughtCount: 0, unsaved: [], refused: [], provenPhone: null, hasToldStep: false, receipt: null,
};

const knownOf = ({ reference, phone, expiresAt }: Draft): KnownDraft => ({ reference, phone, expiresAt });

function keep(state: ApplicationState, answered: Partial<ApplicationEntries>): void {
  state.entries = { ...state.entries, ...answered };
  const changed = applicationSections.filter((section) => section in answered);
  state.unsaved = [...new Set([...state.unsaved, ...changed])];
  state.refused = state.refused.filter((section) => !changed.includes(section));
  if (state.submission.status === 'failed') state.submission = idle;
}

/** Whether an answer to a save is still about what is on the screen. */
export const isFor = ({ product, reference }: SaveTarget, state: Pick<ApplicationState, 'product' | 'draft'>): boolean => state.product === product && (state.draft?.reference ?? null) === reference;

/** One application from its first answer to its receipt. What is typed lives here, so that a change of language or page keeps it. */
export const applicationSlice = createSlice({
  name: 'application',
  initialState,
  reducers: {
    applicationOpened: {
      reducer: (_state, { payload: { product, locale } }: PayloadAction<OpenRequest>): ApplicationState => ({ ...initialState, product, locale, opening: loading }),
      prepare: (payload: OpenRequest) => ({ payload }),
    },
    /** A code proved the phone of the draft that a link named: it is opened here, too. */
    draftResumed: {
      reducer: (_state, { payload: { locale, product } }: PayloadAction<Omit<OpenRequest, 'prefill'>>): ApplicationState => ({ ...initialState, product, locale, source: 'code', opening: loading }),
      prepare: (payload: Omit<OpenRequest, 'prefill'>) => ({ payload }),
    },
    /** `draft` is null where this browser has none; `prefill` fills sections that were not answered. */
    draftFound(state, { payload: { draft, prefill } }: PayloadAction<{ draft: Draft | null; prefill: Partial<ApplicationEntries> }>) {
      state.opening = succeeded;
      state.draft = draft && knownOf(draft);
      state.receipt = draft && draft.receipt;
      state.product = draft?.product ?? state.product;
      state.entries = { ...prefill, ...state.entries, ...(draft ? entriesOf(draft.form) : {}) };
    },
    draftNotFound(state, { payload: { failure, prefill } }: PayloadAction<{ failure: RequestFailure; prefill: Partial<ApplicationEntries> }>) {
      state.opening = failed(failure);
      state.entries = { ...prefill, ...state.entries };
    },
    /** Somebody would rather begin than wait for a draft that can't be opened. */
    begunWithoutDraft(state) {
      state.opening = succeeded;
    },
    /** Calculator, valuation or finder led here again; what was answered stays. */
    figuresBrought(state, { payload }: PayloadAction<Partial<ApplicationEntries>>) {
      const isNew = applicationSections.some((section) => section in payload && !(section in state.entries));
      if (state.receipt !== null || !isNew) return;
      state.entries = { ...payload, ...state.entries };
      state.broughtCount += 1;
    },
    languageChanged(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
    /** Something was typed; it is saved after a pause. */
    entryTyped(state, { payload }: PayloadAction<Partial<ApplicationEntries>>) {
      keep(state, payload);
    },
    /** A step was answered; it is saved at once. */
    sectionAnswered(state, { payload }: PayloadAction<Partial<ApplicationEntries>>) {
      keep(state, payload);
    },
    /** The pause after typing is over. */
    autosaveDue: (state) => state,
    /** Somebody wants everything sent again, as it stands. */
    savingRetried(state) {
      state.unsaved = [...new Set([...state.refused, ...state.unsaved])];
      state.refused = [];
    },
    saveStarted(state, { payload }: PayloadAction<readonly ApplicationSection[]>) {
      state.saving = loading;
      state.unsaved = state.unsaved.filter((section) => !payload.includes(section));
    },
    saved(state, { payload: { target, draft } }: PayloadAction<{ target: SaveTarget; draft: Draft }>) {
      if (!isFor(target, state)) return;
      state.saving = succeeded;
      state.draft = knownOf(draft);
    },
    saveRefused(state, { payload: { target, failure, sections, refused } }: PayloadAction<SaveRefusal>) {
      if (!isFor(target, state)) return;
      state.saving = failed(failure);
      // What was changed on the way may be right by now.
      state.refused.push(...refused.filter((section) => !state.unsaved.includes(section)));
      state.unsaved = [...new Set([...sections.filter((section) => !refused.includes(section)), ...state.unsaved])];
    },
    draftLost(state) {
      state.draft = null;
    },
    phoneProven(state, { payload }: PayloadAction<string>) {
      state.provenPhone = payload;
    },
    stepTold(state) {
      state.hasToldStep = true;
    },
    submitted: {
      reducer(state) {
        state.submission = loading;
      },
      prepare: (payload: SubmitRequest) => ({ payload }),
    },
    applicationAccepted(state, { payload }: PayloadAction<ApplicationReceipt>) {
      state.submission = succeeded;
      state.receipt = payload;
      state.unsaved = [];
      state.refused = [];
    },
    applicationRefused(state, { payload }: PayloadAction<RequestFailure>) {
      state.submission = failed(payload);
      if (payload.code === 'phone_not_verified') state.provenPhone = null;
    },
    /** Leaves an application that was sent, for another one of the same product. */
    anotherBegun: ({ product, locale }): ApplicationState => ({ ...initialState, product, locale, opening: succeeded }),
  },
  selectors: {
    selectApplication: (state) => state,
    selectEntries: (state) => state.entries,
    selectLoading: (state) => isLoading(state.submission),
    selectError: (state) => errorOf(state.submission),
    selectErrorCode: (state) => errorCodeOf(state.submission),
  },
});

export const {
  applicationOpened, draftResumed, draftFound, draftNotFound, begunWithoutDraft, figuresBrought, languageChanged, entryTyped, sectionAnswered, autosaveDue, savingRetried, saveStarted, saved, saveRefused, draftLost,
  phoneProven, stepTold, submitted, applicationAccepted, applicationRefused, anotherBegun,
} = applicationSlice.actions;
