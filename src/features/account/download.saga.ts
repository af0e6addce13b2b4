import { call, put, race, take, takeEvery } from 'typed-redux-saga';
import type { ReceivedFile } from '@/lib/api/call-for-file';
import { failureOf } from '@/lib/saga/request-record';
import { getClient, getFileClient, type ApiClient, type FileClient } from '@/lib/saga/saga-client';
import { sessionEndFor } from '@/features/account/session/session-end';
import { saveFile } from '@/lib/save-file';
import { sessionEnded } from '@/features/account/session/session.slice';
import { downloadFailed, downloadRequested, downloadSaved, type Download } from './download.slice';

interface Clients {
  /** For files. */
  client: FileClient;
  api: ApiClient;
}

async function fetchFile({ client, api }: Clients, download: Download): Promise<ReceivedFile> {
  const options = { locale: download.locale, skipErrors: false };
  if ('documentId' in download)
    return client('downloadDocument', { params: { id: download.documentId } }, options);
  if ('offerNumber' in download)
    return client('offerDocument', { params: { offerNumber: download.offerNumber } }, options);
  if ('letterOf' in download)
    return client('declineLetter', { params: { applicationNumber: download.letterOf } }, options);
  const { loanNo } = download;
  if ('letterName' in download)
    return client('letter', { params: { loanNo, name: download.letterName } }, options);
  if ('settleOn' in download) {
    const body = { loanNo, on: download.settleOn };
    const { name } = (await api('issueSettlementLetter', { body }, options)).data;
    return client('letter', { params: { loanNo, name } }, options);
  }
  const query = { loan_no: loanNo };
  if ('assessmentYear' in download)
    return client(
      'interestCertificate',
      { query: { ...query, year: download.assessmentYear } },
      options,
    );
  if ('archiveYear' in download)
    return client(
      'statementArchive',
      { query: { ...query, ...(download.archiveYear && { year: download.archiveYear }) } },
      options,
    );
  const { stmDate, format } = download;
  return client('enquiryStatement', { query: { ...query, stm_date: stmDate, format } }, options);
}

/** What a file is called that an API sends without a name. */
function fallbackName(download: Download): string {
  if ('documentId' in download) return download.name;
  if ('offerNumber' in download) return `offer-${download.offerNumber}.pdf`;
  if ('letterOf' in download) return `decision-${download.letterOf}.pdf`;
  if ('assessmentYear' in download) return `interest-${download.assessmentYear}.pdf`;
  if ('archiveYear' in download) return 'statements.zip';
  if ('letterName' in download) return `letter-${download.letterName}.pdf`;
  if ('settleOn' in download) return `settlement-${download.settleOn}.pdf`;
  return `statement-${download.stmDate}.${download.format}`;
}

function* saveDownload({ payload }: ReturnType<typeof downloadRequested>) {
  try {
    const clients = { client: yield* getFileClient(), api: yield* getClient() };
    const { name, content } = yield* call(() => fetchFile(clients, payload));
    yield* call(() => saveFile(content, name || fallbackName(payload)));
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
