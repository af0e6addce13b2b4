import { call, spawn } from 'typed-redux-saga';

export type DomainSaga = () => Generator;
export type SagaErrorReport = (error: unknown, domain: string) => void;

interface RunSagasOptions {
  sagas: Record<string, DomainSaga>;
  report: SagaErrorReport;
}

function* runGuarded(domain: string, saga: DomainSaga, report: SagaErrorReport) {
  try {
    yield* call(saga);
  } catch (error) {
    report(error, domain);
  }
}

/** Starts every domain on its own: a domain that fails is reported and leaves the others running. */
export function* runSagas({ sagas, report }: RunSagasOptions) {
  for (const [domain, saga] of Object.entries(sagas))
    yield* spawn(runGuarded, domain, saga, report);
}
