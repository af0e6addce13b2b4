import { configureSagaStore, type SagaStoreOptions } from './saga-store';
import { rootReducer, type RootState } from './root-reducer';
import { domainSagas } from './root-saga';
import type { DomainSaga } from './run-sagas';

// A schedule has hundreds of rows: walking through them at every action makes development and tests slow.
const scheduleHolders = ['calculation.result'];

interface MakeStoreOptions extends SagaStoreOptions {
  preloadedState?: Partial<RootState>;
  sagas?: Record<string, DomainSaga>;
}

/** The store of the site; the API client, the clock, and in tests the sagas, can be replaced. */
export const makeStore = ({ sagas = domainSagas, ...options }: MakeStoreOptions = {}) =>
  configureSagaStore({ reducer: rootReducer, sagas, largeParts: scheduleHolders, ...options });

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
