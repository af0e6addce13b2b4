import { call, put, takeLatest } from 'typed-redux-saga';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import { __camel__Failed, __camel__Received, __camel__Requested } from './__kebab__.slice';

function* request__Pascal__({ payload: { locale } }: ReturnType<typeof __camel__Requested>) {
  try {
    const client = yield* getClient();
    const answer = yield* call(() => client('__camel__', {}, { locale }));
    yield* put(__camel__Received(answer.data));
  } catch (error) {
    yield* put(__camel__Failed(failureOf(error)));
  }
}

/** Reads the list; a later request cancels the pending one. */
export function* __camel__Saga() {
  yield* takeLatest(__camel__Requested, request__Pascal__);
}
