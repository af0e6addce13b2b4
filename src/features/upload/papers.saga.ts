import type { Action } from '@reduxjs/toolkit';
import { call, delay, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { Locale } from '@/contracts/locale';
import { saveFile } from '../account/statement/save-file';
import { sessionEnded } from '../account/session/session.slice';
import { failureOf } from '@/lib/saga/request-record';
import { getClient, getFileClient } from '@/lib/saga/saga-client';
import {
  downloadRefused, downloadRequested, downloadSaved, leaveRefused, leaveRequested, paperRemoved, papersLeft, papersReceived, papersRefreshed, papersRefused, papersRequested, papersSlice, removalRefused, removalRequested,
} from './papers.slice';
import { uploadReset, uploadSucceeded } from './upload-document.slice';
import { keepProofHint } from './upload-memory';

const firstLookMs = 2_000;
const longestPauseMs = 15_000;
// The words are the page's; these answers carry codes.
const anyLocale: Locale = 'en';

function* requestPapers(action: ReturnType<typeof papersRequested>) {
  if (action.payload.applNo === undefined) yield* fetchPapers(action);
  else yield* race({ answered: call(fetchPapers, action), ended: take(sessionEnded) });
}

function* fetchPapers({ payload: { locale, applNo } }: ReturnType<typeof papersRequested>) {
  try {
    const client = yield* getClient();
    const list = yield* call(() => client('listDocuments', { query: { applNo } }, { locale }));
    const { product, applicantType } = list.application;
    const slots = yield* call(() => client('documentSlots', { query: { product, applicantType } }, { locale }));
    yield* put(papersReceived({ list, checklist: slots.data }));
  } catch (error) {
    yield* put(papersRefused(failureOf(error)));
  }
}

function* requestRemoval({ payload: { id, locale } }: ReturnType<typeof removalRequested>) {
  try {
    const client = yield* getClient();
    yield* call(() => client('removeDocument', { params: { id } }, { locale }));
    yield* put(paperRemoved(id));
  } catch (error) {
    yield* put(removalRefused({ id, failure: failureOf(error) }));
  }
}

function* saveDownload({ payload: { id, name, locale } }: ReturnType<typeof downloadRequested>) {
  try {
    const client = yield* getFileClient();
    const file = yield* call(() => client('downloadDocument', { params: { id } }, { locale }));
    yield* call(() => saveFile(file.content, file.name || name));
    yield* put(downloadSaved(id));
  } catch (error) {
    yield* put(downloadRefused({ id, failure: failureOf(error) }));
  }
}

/** What is on its way stops, and the code that was confirmed here is good for nothing any more. */
function* leave({ payload: { locale } }: ReturnType<typeof leaveRequested>) {
  yield* put(uploadReset());
  try {
    const client = yield* getClient();
    yield* call(() => client('endProof', { body: {} }, { locale }));
    keepProofHint(false);
    yield* put(papersLeft());
  } catch (error) {
    yield* put(leaveRefused(failureOf(error)));
  }
}

/** Files on their way, and those kept for another try, go with the list they were for. */
function* dropUploads() {
  const { application } = yield* select(papersSlice.selectors.selectPapers);
  if (application === null) yield* put(uploadReset());
}

/** While papers are being scanned, looks again now and then, ever more seldom. */
function* watchScans(action: Action) {
  if (papersLeft.match(action)) return;
  for (let pauseMs = firstLookMs; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const { application } = yield* select(papersSlice.selectors.selectPapers);
    const isWaiting = yield* select(papersSlice.selectors.selectIsWaiting);
    if (!isWaiting || application === null) return;
    yield* delay(pauseMs);
    try {
      const client = yield* getClient();
      const { data } = yield* call(() => client('listDocuments', { query: { applNo: application.applNo } }, { locale: anyLocale }));
      yield* put(papersRefreshed(data));
    } catch {
      // The next look, or the next thing the person does, says what is wrong.
    }
  }
}

export function* papersSaga() {
  yield* takeLatest(papersRequested, requestPapers);
  yield* takeEvery(removalRequested, requestRemoval);
  yield* takeEvery(downloadRequested, saveDownload);
  yield* takeLeading(leaveRequested, leave);
  yield* takeEvery(sessionEnded, dropUploads);
  yield* takeLatest([papersReceived, uploadSucceeded, papersLeft, sessionEnded], watchScans);
}
