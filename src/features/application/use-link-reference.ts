import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import {
  clearLinkReference,
  readLinkReference,
  consumeLinkReference,
} from '@/features/otp/link-reference';

const noSubscription = () => () => undefined;
const nothing = () => null;

/** The opaque id of a draft link sent by SMS, read after hydration and removed from the URL, and a function that clears it. */
export function useLinkReference(product: ApplicationProduct): [string | null, () => void] {
  const key = `apply-link-${product}`;
  const found = useSyncExternalStore(noSubscription, () => readLinkReference(key), nothing);
  const [isCleared, setIsForgotten] = useState(false);
  useEffect(() => void consumeLinkReference(key), [key]);
  const clear = useCallback(() => {
    clearLinkReference(key);
    setIsForgotten(true);
  }, [key]);
  return [isCleared ? null : found, clear];
}
