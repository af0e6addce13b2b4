/** Its entry in the browser's storage. */
export const sessionHintKey = 'account-session';
const key = sessionHintKey;

/** Whether a session was started in this browser, and whose it is once the API has said so. */
export interface KnownSession {
  isSignedIn: boolean;
  /** Null until the API has answered, and where it knows no name. */
  name: string | null;
}

/** What every document says, because it is the same for all. */
export const signedOut: KnownSession = { isSignedIn: false, name: null };

// In memory only: what is stored in the browser holds no customer data.
let known: KnownSession | null = null;
const listeners = new Set<() => void>();

/** Whether a session was started in this browser; avoids a call that would be rejected for anonymous visitors. Holds no customer data. */
export function hasSessionHint(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Notes in this browser that a session was started or has ended, and on this page whose it is. */
export function setSessionHint(isSignedIn: boolean, name: string | null = null): void {
  try {
    if (isSignedIn) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage, the session state is always requested from the server.
  }
  show({ isSignedIn, name });
}

/** The session as this page knows it; without storage it is unknown, which counts as none. */
export function knownSession(): KnownSession {
  known ??= stored();
  return known;
}

/** Tells of changes here and in other tabs, and forgets the name when a page comes back from the browser's memory. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

function stored(): KnownSession {
  try {
    return window.localStorage.getItem(key) === null ? signedOut : { isSignedIn: true, name: null };
  } catch {
    return signedOut;
  }
}

function show(next: KnownSession): void {
  if (known?.isSignedIn === next.isSignedIn && known.name === next.name) return;
  known = next;
  for (const listener of listeners) listener();
}

function forgetName(): void {
  show(stored());
}

function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) forgetName();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) forgetName();
}
