import { all, call, delay, put, takeLatest } from 'typed-redux-saga';
import { solutionRuleDelayMs } from '@/config/site';
import { failureOf } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import {
  appliedRuleCleared,
  solutionReceived,
  solutionFailed,
  solutionRequested,
} from './apply-rule.slice';

function* requestSolution({ payload: { locale, answers } }: ReturnType<typeof solutionRequested>) {
  try {
    const client = yield* getClient();
    const { answer } = yield* all({
      answer: call(() => client('applyRule', { body: { answers } }, { locale })),
      pause: delay(solutionRuleDelayMs),
    });
    yield* put(solutionReceived({ answers, solution: answer.data }));
  } catch (error) {
    yield* put(solutionFailed(failureOf(error)));
  }
}

function* handleRequest(action: ReturnType<typeof solutionRequested | typeof appliedRuleCleared>) {
  if (solutionRequested.match(action)) yield* requestSolution(action);
}

/** The latest answers win; clearing them cancels a pending request. */
export function* applyRuleSaga() {
  yield* takeLatest([solutionRequested, appliedRuleCleared], handleRequest);
}
