import { call, debounce, fork, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { idempotencyHeader } from '@/contracts/idempotency-header';
import { appliedCalculationRemoved } from '@/features/calculation/apply-calculation.slice';
import { appliedRuleCleared } from '@/features/finder/apply-rule.slice';
import { track } from '@/lib/analytics/data-layer';
import { failureOf } from '@/lib/request-record';
import { getBotToken } from '@/lib/saga-bot-token';
import { getClient } from '@/lib/saga-client';
import {
  applicationAccepted, applicationOpened, applicationRefused, applicationSlice, autosaveDue, draftFound, draftLost, draftNotFound, draftResumed, entryTyped, saved, saveRefused, saveStarted, sectionAnswered,
  submitted,
} from './application.slice';
import { draftSaveOf } from './draft-save';
import { formOf } from './read-entries';
import { stepCountSaga } from './step-count.saga';
import { submissionKey } from './submission-key';

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

/** Brings the server everything that it does not have yet; the draft begins with the first section. */
function* saveAll() {
  for (let state = yield* select(selectApplication); state.unsaved.length > 0; state = yield* select(selectApplication)) {
    const { product, locale, draft, receipt, entries, unsaved } = state;
    if (product === null || receipt !== null) return;
    const sections = draft === null ? [...unsaved] : unsaved.slice(0, 1);
    yield* put(saveStarted(sections));
    try {
      const client = yield* getClient();
      const [section] = sections;
      const answer =
        draft === null || section === undefined
          ? yield* call(() => client('createDraft', { body: { product, language: locale, prefill: formOf(entries, product) } }, { locale }))
          : yield* call(() => client('saveSection', { body: draftSaveOf({ reference: draft.reference, section, entries, product }) }, { locale }));
      yield* put(saved(answer.data));
    } catch (error) {
      const failure = failureOf(error);
      yield* put(saveRefused({ failure, sections }));
      if (failure.code !== 'not_found' || draft === null) return;
      yield* put(draftLost());
    }
  }
}

/** One save at a time, in the order of the answers. */
function* saveAnswers() {
  while (true) {
    yield* take([sectionAnswered, autosaveDue]);
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
  yield* takeLatest(applicationOpened, open);
  yield* takeLeading(draftResumed, resume);
  yield* takeLeading(submitted, submit);
}
