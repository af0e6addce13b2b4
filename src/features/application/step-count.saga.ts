import { call, select, takeLeading } from 'typed-redux-saga';
import { getClient } from '@/lib/saga/saga-client';
import { applicationSlice, stepTold } from './application.slice';

/** Tells the campaign report that an application reached its second step; nobody waits for it, and a failure is nobody's. */
function* countStep() {
  const { product, locale } = yield* select(applicationSlice.selectors.selectApplication);
  if (product === null || product === 'fast-pass') return;
  try {
    const client = yield* getClient();
    yield* call(() => client('campaignStep', { body: { event: 'application_step', step: 2, product } }, { locale }));
  } catch {
    return;
  }
}

export function* stepCountSaga() {
  yield* takeLeading(stepTold, countStep);
}
