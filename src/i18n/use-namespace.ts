'use client';

import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

export type NamespaceStatus = 'loading' | 'ready' | 'failed';

/** Loads namespaces that are not in the server-rendered document; the status is `failed` after the last automatic retry, and `retry` starts again. */
export function useNamespace(namespace: string | readonly string[]): {
  status: NamespaceStatus;
  retry: () => void;
} {
  const key = [namespace].flat().join(' ');
  const { i18n } = useContext(I18nContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n.on('loaded', onChange);
      return () => i18n.off('loaded', onChange);
    },
    [i18n],
  );
  // Not `ready` of react-i18next: without a backend, as on the server, it is true for every namespace, and after a failed load too.
  const missing = useCallback(
    (): string[] => key.split(' ').filter((name) => !i18n.hasResourceBundle(i18n.language, name)),
    [i18n, key],
  );
  const isLoaded = (): boolean => missing().length === 0;
  const isReady = useSyncExternalStore(subscribe, isLoaded, isLoaded);
  const [hasFailed, setFailed] = useState(false);
  // Unlike `loadNamespaces`, this asks again after a failure; a load under way is joined.
  const load = useCallback(
    (): Promise<void> =>
      i18n.reloadResources(i18n.language, missing()).then(() => setFailed(missing().length > 0)),
    [i18n, missing],
  );
  useEffect(() => {
    if (!isReady) void load();
  }, [isReady, load]);
  return {
    status: isReady ? 'ready' : hasFailed ? 'failed' : 'loading',
    retry: () => {
      setFailed(false);
      void load();
    },
  };
}
