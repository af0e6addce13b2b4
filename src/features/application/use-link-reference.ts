import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import { forgetLinkReference, readLinkReference, takeLinkReference } from '@/features/otp/link-reference';

const noSubscription = () => () => undefined;
const nothing = () => null;

/** The opaque id of a texted link to a draft, read after the first paint and then taken out of the address, and how to let go of it. */
export function useLinkReference(product: ApplicationProduct): [string | null, () => void] {
  const key = `apply-link-${product}`;
  const found = useSyncExternalStore(noSubscription, () => readLinkReference(key), nothing);
  const [isForgotten, setIsForgotten] = useState(false);
  useEffect(() => void takeLinkReference(key), [key]);
  const forget = useCallback(() => {
    forgetLinkReference(key);
    setIsForgotten(true);
  }, [key]);
  return [isForgotten ? null : found, forget];
}
