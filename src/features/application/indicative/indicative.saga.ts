import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '@/lib/saga/request-record';
import { getClient, getFileClient } from '@/lib/saga/saga-client';
import { saveFile } from '@/lib/save-file';
import {
  documentFailed,
  documentRequested,
  documentSaved,
  indicativeFailed,
  indicativeReceived,
  indicativeRequested,
} from './indicative.slice';

const documentName = 'indication.pdf';

function* requestIndicative({
  payload: { draft, locale },
}: ReturnType<typeof indicativeRequested>) {
  try {
    const client = yield* getClient();
    const { reference } = draft;
    const { data } = yield* call(() => client('indicative', { query: { reference } }, { locale }));
    yield* put(indicativeReceived(data));
  } catch (error) {
    yield* put(indicativeFailed(failureOf(error)));
  }
}

function* saveDocument({ payload: { reference, locale } }: ReturnType<typeof documentRequested>) {
  try {
    const files = yield* getFileClient();
    const { name, content } = yield* call(() =>
      files('indicativeDocument', { body: { reference } }, { locale }),
    );
    yield* call(() => saveFile(content, name || documentName));
    yield* put(documentSaved());
  } catch (error) {
    yield* put(documentFailed(failureOf(error)));
  }
}

/** The latest answers count, and of several presses the first. */
export function* indicativeSaga() {
  yield* takeLatest(indicativeRequested, requestIndicative);
  yield* takeLeading(documentRequested, saveDocument);
}
