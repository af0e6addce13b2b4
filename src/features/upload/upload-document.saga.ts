import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel, type Channel } from 'redux-saga';
import { actionChannel, call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { UploadedDocument } from '@/contracts/document/document';
import { failureOf } from '@/lib/saga/request-record';
import { getClient, type ApiClient } from '@/lib/saga/saga-client';
import { dropAllFiles, dropFile, pendingFile } from './pending-files';
import { uploadCancelled, uploadDocumentSlice, uploadFailed, uploadProgressed, uploadReset, uploadStarted, uploadSucceeded, type UploadStart } from './upload-document.slice';
import { problemOfFailure } from './upload-problem';

type UploadEvent = { share: number } | { document: UploadedDocument } | { error: unknown };

const together = 2;

function openUpload(client: ApiClient, { slot, applNo, locale }: UploadStart, file: File) {
  return eventChannel<UploadEvent>((emit) => {
    const abort = new AbortController();
    client('uploadDocument', { form: { slot, applNo }, file }, { locale, signal: abort.signal, onUploadProgress: (share) => emit({ share }) }).then(
      ({ data }) => emit({ document: data }),
      (error: unknown) => emit({ error }),
    );
    return () => abort.abort();
  }, buffers.expanding<UploadEvent>(8));
}

function* sendFile(start: UploadStart) {
  const { index, slot, name, size } = start;
  const file = pendingFile(index);
  if (!file) return yield* put(uploadFailed({ index, slot, name, size, problem: { code: 'none', message: null } }));
  const client = yield* getClient();
  const events = yield* call(openUpload, client, start, file);
  try {
    for (;;) {
      const event = yield* take(events);
      if ('share' in event) {
        yield* put(uploadProgressed({ index, share: event.share }));
      } else if ('document' in event) {
        dropFile(index);
        return yield* put(uploadSucceeded({ index, document: event.document }));
      } else {
        return yield* put(uploadFailed({ index, slot, name, size, problem: problemOfFailure(failureOf(event.error)) }));
      }
    }
  } finally {
    events.close();
  }
}

function* sendInTurn(queue: Channel<ReturnType<typeof uploadStarted>>) {
  for (;;) {
    const { payload } = yield* take(queue);
    const sendings = yield* select(uploadDocumentSlice.selectors.selectSendings);
    if (sendings[payload.index]?.status !== 'sending') continue;
    yield* race({
      ended: call(sendFile, payload),
      stopped: take(stopOf(payload.index)),
    });
  }
}

const stopOf = (index: number) => (action: Action): boolean => uploadReset.match(action) || (uploadCancelled.match(action) && action.payload.index === index);

function forget(action: ReturnType<typeof uploadCancelled> | ReturnType<typeof uploadReset>) {
  if (uploadCancelled.match(action)) dropFile(action.payload.index);
  else dropAllFiles();
}

/** Sends files in the order of their start, two at a time; each can be stopped on its own. */
export function* uploadDocumentSaga() {
  yield* takeEvery([uploadCancelled, uploadReset], forget);
  const queue = yield* actionChannel(uploadStarted, buffers.expanding<ReturnType<typeof uploadStarted>>(16));
  for (let worker = 0; worker < together; worker += 1) yield* fork(sendInTurn, queue);
}
