import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import {
  lazyClient,
  lazyFileClient,
  type ApiClient,
  type FileClient,
  type SagaContext,
} from '@/lib/saga/saga-client';
import { runSagas, type DomainSaga, type SagaErrorReport } from './run-sagas';

/** What tests replace. */
export interface SagaStoreOptions {
  client?: ApiClient;
  files?: FileClient;
  now?: () => number;
  report?: SagaErrorReport;
}

interface Options<S> extends SagaStoreOptions {
  reducer: Reducer<S, UnknownAction, Partial<S>>;
  preloadedState?: Partial<S>;
  sagas: Record<string, DomainSaga>;
  /** Parts of the state that development does not search for mutations. */
  largeParts?: string[];
}

// Surfaces in the browser's error reporting without ending another domain.
const reportAsync: SagaErrorReport = (error) => {
  setTimeout(() => {
    throw error;
  });
};

/** A store with its sagas running. */
export function configureSagaStore<S>({
  reducer,
  preloadedState,
  sagas,
  largeParts = [],
  client = lazyClient,
  files = lazyFileClient,
  now = () => Date.now(),
  report = reportAsync,
}: Options<S>) {
  const context: SagaContext = { client, files, now };
  const sagaMiddleware = createSagaMiddleware({ context });
  const store = configureStore({
    reducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: false,
        immutableCheck: { ignoredPaths: largeParts },
        serializableCheck: {
          ignoredPaths: largeParts,
          ignoredActionPaths: ['payload.figures', 'payload.answer'],
        },
      }).concat(sagaMiddleware),
  });
  sagaMiddleware.run(runSagas, { sagas, report });
  return store;
}
