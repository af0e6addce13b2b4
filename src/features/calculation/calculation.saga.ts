import { call, put, race, take, takeLatest } from 'typed-redux-saga';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import {
  calculationReceived,
  calculationFailed,
  calculationRequested,
  calculationReset,
} from './calculation.slice';

function* requestCalculation({
  payload: { locale, paymentType, query },
}: ReturnType<typeof calculationRequested>) {
  try {
    const client = yield* getClient();
    const answer = yield* call(() =>
      client('calculate', { params: { paymentType }, query }, { locale }),
    );
    yield* put(calculationReceived({ paymentType, amount: answer.amount }));
  } catch (error) {
    yield* put(calculationFailed(failureOf(error)));
  }
}

/** Requests a calculation from the API; a later request or a reset cancels the pending one. */
export function* calculationSaga() {
  yield* takeLatest(
    calculationRequested.type,
    function* (action: ReturnType<typeof calculationRequested>) {
      yield* race({
        answered: call(requestCalculation, action),
        reset: take(calculationReset.type),
      });
    },
  );
}
