import type { Action } from '@reduxjs/toolkit';
import { buffers, eventChannel, type Channel } from 'redux-saga';
import { actionChannel, call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { UploadedDocument } from '@/contracts/document/document';
import { failureOf } from '@/lib/saga/request-record';
import { getClient, type ApiClient } from '@/lib/saga/saga-client';
import { clearPendingFiles, removePendingFile, getPendingFile } from './pending-files';
import {
  uploadCancelled,
  uploadDocumentSlice,
  uploadFailed,
  uploadProgressed,
  uploadReset,
  uploadStarted,
  uploadSucceeded,
  type UploadRequest,
} from './upload-document.slice';
import { toUploadProblem } from './upload-problem';

type UploadEvent = { share: number } | { document: UploadedDocument } | { error: unknown };

const maxConcurrentUploads = 2;

function createUploadChannel(
  client: ApiClient,
  { slot, applicationNumber, locale }: UploadRequest,
  file: File,
) {
  return eventChannel<UploadEvent>((emit) => {
    const abort = new AbortController();
    client(
      'uploadDocument',
      { form: { slot, applicationNumber }, file },
      { locale, signal: abort.signal, onUploadProgress: (share) => emit({ share }) },
    ).then(
      ({ data }) => emit({ document: data }),
      (error: unknown) => emit({ error }),
    );
    return () => abort.abort();
  }, buffers.expanding<UploadEvent>(8));
}

function* sendFile(start: UploadRequest) {
  const { index, slot, name, size } = start;
  const file = getPendingFile(index);
  if (!file)
    return yield* put(
      uploadFailed({ index, slot, name, size, problem: { code: 'none', message: null } }),
    );
  const client = yield* getClient();
  const events = yield* call(createUploadChannel, client, start, file);
  try {
    for (;;) {
      const event = yield* take(events);
      if ('share' in event) {
        yield* put(uploadProgressed({ index, share: event.share }));
      } else if ('document' in event) {
        removePendingFile(index);
        return yield* put(uploadSucceeded({ index, document: event.document }));
      } else {
        return yield* put(
          uploadFailed({
            index,
            slot,
            name,
            size,
            problem: toUploadProblem(failureOf(event.error), { isOnline: isOnline() }),
          }),
        );
      }
    }
  } finally {
    events.close();
  }
}

function* uploadWorker(queue: Channel<ReturnType<typeof uploadStarted>>) {
  for (;;) {
    const { payload } = yield* take(queue);
    const sendings = yield* select(uploadDocumentSlice.selectors.selectPendingUploads);
    if (sendings[payload.index]?.status !== 'sending') continue;
    yield* race({
      ended: call(sendFile, payload),
      stopped: take(isStopOf(payload.index)),
    });
  }
}

const isOnline = (): boolean => typeof window === 'undefined' || window.navigator.onLine;

const isStopOf =
  (index: number) =>
  (action: Action): boolean =>
    uploadReset.match(action) || (uploadCancelled.match(action) && action.payload.index === index);

function releaseFiles(action: ReturnType<typeof uploadCancelled> | ReturnType<typeof uploadReset>) {
  if (uploadCancelled.match(action)) removePendingFile(action.payload.index);
  else clearPendingFiles();
}

/** Uploads files in the order they were started, two at a time; each can be cancelled on its own. */
export function* uploadDocumentSaga() {
  yield* takeEvery([uploadCancelled, uploadReset], releaseFiles);
  const queue = yield* actionChannel(
    uploadStarted,
    buffers.expanding<ReturnType<typeof uploadStarted>>(16),
  );
  for (let worker = 0; worker < maxConcurrentUploads; worker += 1) yield* fork(uploadWorker, queue);
}
