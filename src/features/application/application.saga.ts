import type { Action } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, debounce, fork, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { applicationSections, type ApplicationSection } from '@/contracts/application/application-choices';
import { idempotencyHeader } from '@/contracts/idempotency-header';
import { appliedCalculationRemoved } from '@/features/calculation/apply-calculation.slice';
import { appliedRuleCleared } from '../product-finder/apply-rule.slice';
import { track } from '@/lib/analytics/data-layer';
import { failureOf } from '@/lib/saga/request-record';
import { getBotToken } from '@/lib/saga/bot-token';
import { getClient } from '@/lib/saga/saga-client';
import {
  applicationAccepted, applicationOpened, applicationRefused, applicationSlice, autosaveDue, draftFound, draftLost, draftNotFound, draftResumed, entryTyped, isFor, saved, saveRefused, saveStarted, savingRetried,
  sectionAnswered, submitted, type ApplicationState, type SaveTarget,
} from './application.slice';
import { draftSaveOf, onlyOf } from './draft-save';
import { formOf } from './entry/read-entries';
import { refusedSections } from './save-refusal';
import { stepCountSaga } from './step-count.saga';
import { submissionKey } from './submission/submission-key';

export const autosaveDelayMs = 1_500;

const { selectApplication } = applicationSlice.selectors;

function* open({ payload: { locale, product, prefill } }: ReturnType<typeof applicationOpened>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('readDraft', { query: { product } }, { locale }));
    yield* put(draftFound({ draft: data, prefill }));
  } catch (error) {
    yield* put(draftNotFound({ failure: failureOf(error), prefill }));
  }
}

function* resume({ payload: { locale } }: ReturnType<typeof draftResumed>) {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() => client('resumeDraft', { body: {} }, { locale }));
    yield* put(draftFound({ draft: data, prefill: {} }));
  } catch (error) {
    yield* put(draftNotFound({ failure: failureOf(error), prefill: {} }));
  }
}

/** The latest of both counts, so that a slow answer to the one does not take the place of the other. */
function* openOrResume(action: ReturnType<typeof applicationOpened> | ReturnType<typeof draftResumed>) {
  yield* applicationOpened.match(action) ? open(action) : resume(action);
}

/** The sections that the next save brings: one, or for a new draft everything that was answered. */
function nextSections({ draft, entries, unsaved, refused }: ApplicationState): ApplicationSection[] {
  return draft === null ? applicationSections.filter((section) => section in entries && !refused.includes(section)) : unsaved.slice(0, 1);
}

function* save({ product, reference }: SaveTarget, sections: readonly ApplicationSection[]) {
  const { locale, entries } = yield* select(selectApplication);
  const client = yield* getClient();
  const [section] = sections;
  const { data } =
    reference === null || section === undefined
      ? yield* call(() => client('createDraft', { body: { product, language: locale, prefill: formOf(onlyOf(entries, sections), product) } }, { locale }))
      : yield* call(() => client('saveSection', { body: draftSaveOf({ reference, section, entries, product }) }, { locale }));
  return data;
}

/** Brings the server everything that it does not have yet; the draft begins with the first section. What it won't take stays behind and stops nothing else. */
function* saveAll() {
  for (let state = yield* select(selectApplication); state.unsaved.length > 0; state = yield* select(selectApplication)) {
    if (state.product === null || state.receipt !== null) return;
    const target = { product: state.product, reference: state.draft?.reference ?? null };
    const sections = nextSections(state);
    yield* put(saveStarted(sections));
    try {
      const draft = yield* save(target, sections);
      if (!isFor(target, yield* select(selectApplication))) return;
      yield* put(saved({ target, draft }));
    } catch (error) {
      if (!isFor(target, yield* select(selectApplication))) return;
      const failure = failureOf(error);
      const refused = refusedSections(failure, sections);
      yield* put(saveRefused({ target, failure, sections, refused }));
      if (refused.length > 0) continue;
      if (failure.code !== 'not_found' || target.reference === null) return;
      yield* put(draftLost());
    }
  }
}

/** One save at a time, in the order of the answers; an answer given on the way is not forgotten. */
function* saveAnswers() {
  const answers = yield* actionChannel([sectionAnswered, autosaveDue, savingRetried], buffers.sliding<Action>(1));
  while (true) {
    yield* take(answers);
    yield* saveAll();
  }
}

/** What is typed is saved after a pause, once there is a draft to save it in. */
function* autosave() {
  const { draft } = yield* select(selectApplication);
  if (draft !== null) yield* put(autosaveDue());
}

function* submit({ payload: { locale, campaign, tellsValue } }: ReturnType<typeof submitted>) {
  const { product, entries, draft } = yield* select(selectApplication);
  if (product === null || draft === null) return yield* put(applicationRefused({ code: 'phone_not_verified', message: '' }));
  const form = formOf(entries, product);
  const contents = { product, form, language: locale, campaign };
  try {
    const client = yield* getClient();
    const token = yield* getBotToken('create_application');
    const headers = { [idempotencyHeader]: submissionKey(draft.reference, contents) };
    const { LOS } = yield* call(() => client('createApplication', { body: { ...contents, botToken: token } }, { locale, headers }));
    if ('rtn_msg' in LOS.BODY) return yield* put(applicationRefused({ code: 'rtn_msg', message: LOS.BODY.rtn_msg }));
    const receipt = LOS.BODY;
    yield* put(applicationAccepted(receipt));
    yield* put(appliedRuleCleared());
    yield* put(appliedCalculationRemoved());
    const value = tellsValue ? { value: form.loan?.amount } : {};
    if (product !== 'fast-pass') yield* call(() => track({ event: 'purchase', reference: receipt.appl_no, product, ...value }));
  } catch (error) {
    yield* put(applicationRefused(failureOf(error)));
  }
}

/** The latest opening counts; of a double click on send, the first. */
export function* applicationSaga() {
  yield* fork(saveAnswers);
  yield* fork(stepCountSaga);
  yield* debounce(autosaveDelayMs, entryTyped, autosave);
  yield* takeLatest([applicationOpened, draftResumed], openOrResume);
  yield* takeLeading(submitted, submit);
}
