import { call, cancelled, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { track } from '@/lib/analytics/data-layer';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import {
  appliedCalculationConfirmed,
  appliedCalculationFailed,
  appliedCalculationRemoved,
  calculationApplied,
} from './apply-calculation.slice';
import {
  calculationEstimated,
  calculationFailed,
  calculationReceived,
  calculationRequested,
  calculationReset,
  calculationSlice,
  differenceReported,
} from './calculation.slice';

/** Delay between the last change of the figures and the call of the API. */
export const calculationDelayMs = 400;

const { selectCalculation } = calculationSlice.selectors;

function* requestCalculation({ payload }: ReturnType<typeof calculationRequested>) {
  const { locale, paymentType, key } = payload;
  const abort = new AbortController();
  const options = { locale, signal: abort.signal };
  const params = { paymentType };
  try {
    const client = yield* getClient();
    const answer = yield* call(() =>
      'body' in payload
        ? client('calculateDetailed', { params, body: payload.body }, options)
        : client('calculate', { params, query: payload.query }, options),
    );
    yield* put(calculationReceived({ paymentType, key, answer }));
    yield* reportDifference();
  } catch (error) {
    yield* put(calculationFailed(failureOf(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

/** Reports once per tab that the API calculates differently from the local engine; the figures themselves are not reported. */
function* reportDifference() {
  const { result, isDifferenceReported } = yield* select(selectCalculation);
  if (!result || result.difference === 0 || isDifferenceReported) return;
  const { paymentType, difference } = result;
  yield* put(differenceReported());
  yield* call(() => track({ event: 'calculation_difference', paymentType, difference }));
}

function* handleFigures(
  action: ReturnType<
    typeof calculationEstimated | typeof calculationRequested | typeof calculationReset
  >,
) {
  if (calculationRequested.match(action)) yield* requestCalculation(action);
  if (!calculationEstimated.match(action)) return;
  yield* delay(calculationDelayMs);
  yield* put(calculationRequested(action.payload.request));
}

/** A calculation that was applied waits for the API's answer if it is still pending. */
function* confirmApplied() {
  const { result } = yield* select(selectCalculation);
  if (result?.source === 'api') {
    yield* put(appliedCalculationConfirmed());
    return;
  }
  const { received, failure } = yield* race({
    received: take(calculationReceived),
    failure: take(calculationFailed),
    over: take([calculationReset.type, appliedCalculationRemoved.type]),
  });
  if (received) yield* put(appliedCalculationConfirmed());
  if (failure) yield* put(appliedCalculationFailed(failure.payload));
}

/** Calls the API once the figures have stopped changing; one call at a time, the latest figures win, and a reset cancels it. */
export function* calculationSaga() {
  yield* takeLatest(
    [calculationEstimated.type, calculationRequested.type, calculationReset.type],
    handleFigures,
  );
  yield* takeLatest(calculationApplied.type, confirmApplied);
}
