import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  debounce,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import {
  applicationSections,
  type ApplicationSection,
} from '@/contracts/application/application-choices';
import { idempotencyHeader } from '@/contracts/idempotency-header';
import { appliedCalculationRemoved } from '@/features/calculation/apply-calculation.slice';
import { setVerificationHint } from '@/features/otp/upload-tab-storage';
import { track } from '@/lib/analytics/data-layer';
import { setDraftHint } from '@/lib/application/draft-hint';
import { failureOf, hasCode } from '@/lib/saga/request-record';
import { getBotToken } from '@/lib/saga/get-bot-token';
import { getClient } from '@/lib/saga/saga-client';
import { appliedRuleCleared } from '../product-finder/apply-rule.slice';
import {
  submissionSucceeded,
  applicationOpened,
  submissionFailed,
  applicationSlice,
  autosaveDue,
  conflictFound,
  conflictResolved,
  draftLoaded,
  draftLost,
  draftMoved,
  draftLoadFailed,
  draftResumed,
  formValuesTyped,
  isForCurrentDraft,
  productChanged,
  draftSaved,
  saveFailed,
  saveStarted,
  saveRetried,
  sectionCompleted,
  submitted,
} from './application.slice';
import type { ApplicationState, SaveTarget } from './application-state';
import { meetChanges } from './conflict/meet-changes.saga';
import { toSaveSectionRequest, pickSections } from './save-section-request';
import { toApplicationForm, toDraftForm } from './form/parse-form-values';
import { findRejectedSections } from './save-failure';
import { stepReportSaga } from './step-report.saga';
import { readTransfer } from './transfer/read-transfer.saga';
import { createSubmissionKey } from './submission/submission-key';

export const autosaveDelayMs = 1_500;

const changedElsewhere = { code: 'conflict', message: '' } as const;

const { selectApplication } = applicationSlice.selectors;

function* loadDraft({
  payload: { locale, product, prefill },
}: ReturnType<typeof applicationOpened>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('readDraft', { query: { product } }, { locale }));
    yield* put(draftLoaded({ draft: data, prefill }));
  } catch (error) {
    yield* put(draftLoadFailed({ failure: failureOf(error), prefill }));
  }
}

function* resumeDraft({ payload: { locale } }: ReturnType<typeof draftResumed>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('resumeDraft', { body: {} }, { locale }));
    yield* put(draftLoaded({ draft: data, prefill: {} }));
  } catch (error) {
    yield* put(draftLoadFailed({ failure: failureOf(error), prefill: {} }));
  }
}

/** The latest load or resume request wins, so that a slow answer to one does not overwrite the other. */
function* loadOrResumeDraft(
  action: ReturnType<typeof applicationOpened> | ReturnType<typeof draftResumed>,
) {
  yield* applicationOpened.match(action) ? loadDraft(action) : resumeDraft(action);
}

/** Sections of the next save: one unsaved section, or for a new draft everything answered so far. */
function nextSectionsToSave({
  draft,
  formValues,
  unsavedSections,
  rejectedSections,
}: ApplicationState): ApplicationSection[] {
  return draft === null
    ? applicationSections.filter(
        (section) => section in formValues && !rejectedSections.includes(section),
      )
    : unsavedSections.slice(0, 1);
}

function* save({ product, reference }: SaveTarget, sections: readonly ApplicationSection[]) {
  const { locale, formValues, draft } = yield* select(selectApplication);
  const client = yield* getClient();
  const [section] = sections;
  const { data } =
    reference === null || section === undefined
      ? yield* call(() =>
          client(
            'createDraft',
            {
              body: {
                product,
                language: locale,
                prefill: toDraftForm(pickSections(formValues, sections), product),
              },
            },
            { locale },
          ),
        )
      : yield* call(() =>
          client(
            'saveSection',
            {
              body: toSaveSectionRequest({
                reference,
                version: draft?.version,
                section,
                formValues,
                product,
              }),
            },
            { locale },
          ),
        );
  return data;
}

/** Saves all unsaved sections; the first save creates the draft. Rejected sections are set aside and do not block the others. */
function* savePendingSections() {
  for (
    let state = yield* select(selectApplication);
    state.unsavedSections.length > 0;
    state = yield* select(selectApplication)
  ) {
    if (state.product === null || state.receipt !== null || state.conflict !== null) return;
    const target = { product: state.product, reference: state.draft?.reference ?? null };
    const sections = nextSectionsToSave(state);
    yield* put(saveStarted(sections));
    try {
      const draft = yield* save(target, sections);
      if (!isForCurrentDraft(target, yield* select(selectApplication))) return;
      yield* put(draftSaved({ target, draft }));
    } catch (error) {
      if (!isForCurrentDraft(target, yield* select(selectApplication))) return;
      const failure = failureOf(error);
      const change = yield* meetChanges({ failure, target, sections });
      if (change === 'open') return;
      if (change === 'merged') continue;
      const rejected = findRejectedSections(failure, sections);
      yield* put(saveFailed({ target, failure, sections, rejected }));
      if (rejected.length > 0) continue;
      if (!hasCode(failure, 'not_found') || target.reference === null) return;
      const { locale } = yield* select(selectApplication);
      if ((yield* readTransfer(target.reference, locale)) === 'taken')
        return void (yield* put(draftMoved()));
      yield* put(draftLost());
    }
  }
}

/** One save at a time, in the order of the changes; a change made during a save is saved afterwards. */
function* watchSaves() {
  const answers = yield* actionChannel(
    [sectionCompleted, autosaveDue, saveRetried, productChanged, conflictResolved],
    buffers.sliding<Action>(1),
  );
  while (true) {
    yield* take(answers);
    yield* savePendingSections();
  }
}

/** Autosaves after a pause in typing, once a draft exists. */
function* autosave() {
  const { draft } = yield* select(selectApplication);
  if (draft !== null) yield* put(autosaveDue());
}

/** Lets saves of earlier answers end first: the server takes no more answers for a draft that was sent. */
function* awaitSaves() {
  for (;;) {
    const { saveRequest, unsavedSections, conflict } = yield* select(selectApplication);
    if (saveRequest.status === 'failed' || conflict !== null) return;
    if (saveRequest.status !== 'loading') {
      if (unsavedSections.length === 0) return;
      yield* put(autosaveDue());
    }
    yield* take([draftSaved, saveFailed, conflictFound]);
  }
}

function* submit(action: ReturnType<typeof submitted>): SagaGenerator<void> {
  const { locale, campaign, reportsValue } = action.payload;
  yield* awaitSaves();
  const { product, formValues, draft, conflict } = yield* select(selectApplication);
  if (conflict !== null) return void (yield* put(submissionFailed(changedElsewhere)));
  if (product === null || draft === null)
    return void (yield* put(submissionFailed({ code: 'phone_not_verified', message: '' })));
  const form = toApplicationForm(formValues, product);
  const contents = { product, form, language: locale, campaign };
  try {
    const client = yield* getClient();
    const token = yield* getBotToken('create_application');
    const headers = { [idempotencyHeader]: createSubmissionKey(draft.reference, contents) };
    const { LOS } = yield* call(() =>
      client(
        'createApplication',
        { body: { ...contents, version: draft.version, botToken: token } },
        { locale, headers },
      ),
    );
    if ('rtn_msg' in LOS.BODY)
      return void (yield* put(submissionFailed({ code: 'rtn_msg', message: LOS.BODY.rtn_msg })));
    const receipt = LOS.BODY;
    // The code of the application opens its documents, too.
    setVerificationHint(true);
    yield* put(submissionSucceeded(receipt));
    yield* put(appliedRuleCleared());
    yield* put(appliedCalculationRemoved());
    const value = reportsValue ? { value: form.loan?.amount } : {};
    if (product !== 'fast-pass')
      yield* call(() =>
        track({ event: 'purchase', reference: receipt.appl_no, product, ...value }),
      );
  } catch (error) {
    const failure = failureOf(error);
    const target = { product, reference: draft.reference };
    if ((yield* meetChanges({ failure, target, sections: [] })) === 'merged')
      return yield* submit(action);
    yield* put(submissionFailed(failure));
  }
}

/** Whether this browser has a draft, for the next page that opens it. */
function* noteDraft() {
  const { draft } = yield* select(selectApplication);
  yield* call(setDraftHint, draft !== null);
}

/** The latest load wins; of repeated submissions, the first one. */
export function* applicationSaga() {
  yield* fork(watchSaves);
  yield* fork(stepReportSaga);
  yield* debounce(autosaveDelayMs, formValuesTyped, autosave);
  yield* takeLatest([applicationOpened, draftResumed], loadOrResumeDraft);
  yield* takeLeading(submitted, submit);
  yield* takeEvery([draftLoaded, draftSaved, draftLost, draftMoved], noteDraft);
}
