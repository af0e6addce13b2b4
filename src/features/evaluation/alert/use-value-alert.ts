import { loadTabStore } from '@/store/deferred-store';
import type { AppStore } from '@/store/make-store';
import type { RootState } from '@/store/root-reducer';
import { useDeferredSelector, useDeferredStore } from '@/store/use-stored-form';
import { emptyValueAlert } from './value-alert.types';

const loadActions = async () => (await import('./value-alert.slice')).valueAlertSlice.actions;
type Actions = Awaited<ReturnType<typeof loadActions>>;
const selectState = (state: RootState) => state.valueAlert;

/** The request for mails about a value in the tab's store, and its actions. */
export function useValueAlert(loadStore: () => Promise<AppStore> = loadTabStore) {
  const store = useDeferredStore<Actions>({ loadStore, loadActions });
  return {
    alert: useDeferredSelector(store, selectState) ?? emptyValueAlert,
    dispatch: store.dispatch,
  };
}
