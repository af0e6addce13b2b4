import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { clearTransferToken, consumeTransferToken, readTransferToken } from './transfer-link';

const noSubscription = () => () => undefined;
const nothing = () => null;

/** The token of a scanned QR code, read after hydration and removed from the address, and a function that forgets it. */
export function useTransferToken(): [string | null, () => void] {
  const found = useSyncExternalStore(noSubscription, readTransferToken, nothing);
  const [isCleared, setIsCleared] = useState(false);
  useEffect(consumeTransferToken, []);
  const clear = useCallback(() => {
    clearTransferToken();
    setIsCleared(true);
  }, []);
  return [isCleared ? null : found, clear];
}
