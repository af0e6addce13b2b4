import { call, select, takeLeading } from 'typed-redux-saga';
import { getClient } from '@/lib/saga/saga-client';
import { applicationSlice, stepReported } from './application.slice';

/** Reports to the campaign statistics that an application reached its second step; fire and forget, failures are ignored. */
function* reportStep() {
  const { product, locale } = yield* select(applicationSlice.selectors.selectApplication);
  if (product === null || product === 'fast-pass') return;
  try {
    const client = yield* getClient();
    yield* call(() =>
      client('campaignStep', { body: { event: 'application_step', step: 2, product } }, { locale }),
    );
  } catch {
    return;
  }
}

export function* stepReportSaga() {
  yield* takeLeading(stepReported, reportStep);
}
