import type { Action } from '@reduxjs/toolkit';
import {
  call,
  delay,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import type { DocumentList } from '@/contracts/document/document';
import type { Locale } from '@/contracts/locale';
import { saveFile } from '@/lib/save-file';
import { failureOf } from '@/lib/saga/request-record';
import { getClient, getFileClient } from '@/lib/saga/saga-client';
import { setVerificationHint } from '@/features/otp/upload-tab-storage';
import { documentsOpened } from '../account/documents-opened';
import { sessionEnded } from '../account/session/session.slice';
import {
  downloadFailed,
  downloadRequested,
  downloadSaved,
  accessEndFailed,
  accessEndRequested,
  documentRemoved,
  accessEnded,
  documentsReceived,
  documentsRefreshed,
  documentsFailed,
  documentsRequested,
  documentsSlice,
  removalFailed,
  removalRequested,
} from './documents.slice';
import { uploadReset, uploadSucceeded } from './upload-document.slice';

const initialPollDelayMs = 2_000;
const maxPollDelayMs = 15_000;
// Only codes are read from these answers, so the locale does not matter.
const pollLocale: Locale = 'en';

function* requestDocuments(action: ReturnType<typeof documentsRequested>) {
  // Another application than before begins without its uploads.
  yield* resetUploads();
  if (action.payload.applicationNumber === undefined) yield* fetchDocuments(action);
  else yield* race({ answered: call(fetchDocuments, action), ended: take(sessionEnded) });
}

function* fetchDocuments({
  payload: { locale, applicationNumber },
}: ReturnType<typeof documentsRequested>) {
  try {
    const client = yield* getClient();
    const list = yield* call(() =>
      client('listDocuments', { query: { applicationNumber } }, { locale }),
    );
    yield* put(
      documentsReceived({ list, checklist: list.checklist ?? (yield* readSlots(list, locale)) }),
    );
  } catch (error) {
    yield* put(documentsFailed(failureOf(error)));
  }
}

/** The list of product and kind of applicant, where the API does not know the answers. */
function* readSlots({ application }: DocumentList, locale: Locale) {
  const client = yield* getClient();
  const { product, applicantType } = application;
  const { data } = yield* call(() =>
    client('documentSlots', { query: { product, applicantType } }, { locale }),
  );
  return data;
}

function* requestRemoval({ payload: { id, locale } }: ReturnType<typeof removalRequested>) {
  try {
    const client = yield* getClient();
    yield* call(() => client('removeDocument', { params: { id } }, { locale }));
    yield* put(documentRemoved(id));
  } catch (error) {
    yield* put(removalFailed({ id, failure: failureOf(error) }));
  }
}

function* saveDownload({ payload: { id, name, locale } }: ReturnType<typeof downloadRequested>) {
  try {
    const client = yield* getFileClient();
    const file = yield* call(() => client('downloadDocument', { params: { id } }, { locale }));
    yield* call(() => saveFile(file.content, file.name || name));
    yield* put(downloadSaved(id));
  } catch (error) {
    yield* put(downloadFailed({ id, failure: failureOf(error) }));
  }
}

/** Cancels pending uploads and revokes the verified code's access. */
function* endAccess({ payload: { locale } }: ReturnType<typeof accessEndRequested>) {
  yield* put(uploadReset());
  try {
    const client = yield* getClient();
    yield* call(() => client('endProof', { body: {} }, { locale }));
    setVerificationHint(false);
    yield* put(accessEnded());
  } catch (error) {
    yield* put(accessEndFailed(failureOf(error)));
  }
}

/** Resets pending and failed uploads when their application is cleared. */
function* resetUploads() {
  const { application } = yield* select(documentsSlice.selectors.selectDocuments);
  if (application === null) yield* put(uploadReset());
}

/** Polls with increasing delays while documents are being scanned. */
function* watchScans(action: Action) {
  if (accessEnded.match(action)) return;
  for (
    let pollDelayMs = initialPollDelayMs;
    ;
    pollDelayMs = Math.min(pollDelayMs * 1.5, maxPollDelayMs)
  ) {
    const { application } = yield* select(documentsSlice.selectors.selectDocuments);
    const hasPendingScan = yield* select(documentsSlice.selectors.selectHasPendingScan);
    if (!hasPendingScan || application === null) return;
    yield* delay(pollDelayMs);
    try {
      const client = yield* getClient();
      const { data } = yield* call(() =>
        client(
          'listDocuments',
          { query: { applicationNumber: application.applicationNumber } },
          { locale: pollLocale },
        ),
      );
      yield* put(documentsRefreshed(data));
    } catch {
      // Ignored: the next poll or user action reports the failure.
    }
  }
}

/** What the account opens is asked for on the way, so that its page need not ask which it is. */
function* requestOpened({ payload }: ReturnType<typeof documentsOpened>) {
  yield* put(documentsRequested(payload));
}

export function* documentsSaga() {
  yield* takeEvery(documentsOpened, requestOpened);
  yield* takeLatest(documentsRequested, requestDocuments);
  yield* takeEvery(removalRequested, requestRemoval);
  yield* takeEvery(downloadRequested, saveDownload);
  yield* takeLeading(accessEndRequested, endAccess);
  yield* takeEvery(sessionEnded, resetUploads);
  yield* takeLatest([documentsReceived, uploadSucceeded, accessEnded, sessionEnded], watchScans);
}
