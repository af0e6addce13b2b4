import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import {
  lazyClient,
  lazyFileClient,
  type ApiClient,
  type FileClient,
  type SagaContext,
} from '@/lib/saga/saga-client';
import { rootReducer, type RootState } from './root-reducer';
import { domainSagas, rootSaga, type DomainSaga, type SagaErrorReport } from './root-saga';

interface MakeStoreOptions {
  client?: ApiClient;
  files?: FileClient;
  now?: () => number;
  preloadedState?: Partial<RootState>;
  sagas?: Record<string, DomainSaga>;
  report?: SagaErrorReport;
}

// A schedule has hundreds of rows: walking through them at every action makes development and tests slow.
const scheduleHolders = ['calculation.result'];

// Surfaces in the browser's error reporting without ending another domain.
const reportAsync: SagaErrorReport = (error) => {
  setTimeout(() => {
    throw error;
  });
};

/** A store with its sagas running; the API client, the clock, and in tests the sagas, can be replaced. */
export function makeStore({
  client = lazyClient,
  files = lazyFileClient,
  now = () => Date.now(),
  preloadedState,
  sagas = domainSagas,
  report = reportAsync,
}: MakeStoreOptions = {}) {
  const context: SagaContext = { client, files, now };
  const sagaMiddleware = createSagaMiddleware({ context });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (getDefault) =>
      getDefault({
        thunk: false,
        immutableCheck: { ignoredPaths: scheduleHolders },
        serializableCheck: {
          ignoredPaths: scheduleHolders,
          ignoredActionPaths: ['payload.figures', 'payload.answer'],
        },
      }).concat(sagaMiddleware),
  });
  sagaMiddleware.run(rootSaga, { sagas, report });
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
