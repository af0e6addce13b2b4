import '@/lib/api/disable-zod-jit';
import { combineReducers } from '@reduxjs/toolkit';
import { deskReducers } from '@/features/desk/desk.reducers';
import { deskSagas } from '@/features/desk/desk.sagas';
import type { DomainSaga } from './run-sagas';
import { configureSagaStore, type SagaStoreOptions } from './saga-store';

const deskReducer = combineReducers(deskReducers);
export type DeskState = ReturnType<typeof deskReducer>;

interface MakeDeskStoreOptions extends SagaStoreOptions {
  preloadedState?: Partial<DeskState>;
  sagas?: Record<string, DomainSaga>;
}

/** The store of the desk, which no other page loads. */
export const makeDeskStore = ({ sagas = deskSagas, ...options }: MakeDeskStoreOptions = {}) =>
  configureSagaStore({ reducer: deskReducer, sagas, ...options });

export type DeskStore = ReturnType<typeof makeDeskStore>;
