const key = 'passkey-offer';
const changed = 'passkey-offer-changed';

/** Whether this browser was told not to offer a passkey after signing in. */
export function isOfferPutOff(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function putOffOffer(): void {
  try {
    window.localStorage.setItem(key, 'later');
  } catch {
    // Without storage the offer is not made.
  }
  window.dispatchEvent(new Event(changed));
}

export function subscribeToOffer(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}
