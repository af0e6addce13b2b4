import { call, put, race, take, takeEvery } from 'typed-redux-saga';
import type { ReceivedFile } from '@/lib/api/call-for-file';
import { failureOf } from '@/lib/saga/request-record';
import { getFileClient, type FileClient } from '@/lib/saga/saga-client';
import { sessionEndFor } from '@/features/account/session/session-end';
import { saveFile } from '@/lib/save-file';
import { sessionEnded } from '@/features/account/session/session.slice';
import { downloadFailed, downloadRequested, downloadSaved, type Download } from './download.slice';

function fetchFile(client: FileClient, download: Download): Promise<ReceivedFile> {
  const options = { locale: download.locale, skipErrors: false };
  if ('documentId' in download)
    return client('downloadDocument', { params: { id: download.documentId } }, options);
  const { loanNo, stmDate, format } = download;
  return client(
    'enquiryStatement',
    { query: { loan_no: loanNo, stm_date: stmDate, format } },
    options,
  );
}

function* saveDownload({ payload }: ReturnType<typeof downloadRequested>) {
  try {
    const client = yield* getFileClient();
    const { name, content } = yield* call(() => fetchFile(client, payload));
    const fallback =
      'documentId' in payload ? payload.name : `statement-${payload.stmDate}.${payload.format}`;
    yield* call(() => saveFile(content, name || fallback));
    yield* put(downloadSaved({ id: payload.id }));
  } catch (error) {
    yield* put(downloadFailed({ id: payload.id, failure: failureOf(error) }));
    const end = sessionEndFor(error);
    if (end) yield* put(end);
  }
}

/** Discards a download that completes after the session has ended. */
function* saveUntilSessionEnd(action: ReturnType<typeof downloadRequested>) {
  yield* race({ saved: call(saveDownload, action), sessionEnd: take(sessionEnded.type) });
}

export function* downloadSaga() {
  yield* takeEvery(downloadRequested.type, saveUntilSessionEnd);
}
