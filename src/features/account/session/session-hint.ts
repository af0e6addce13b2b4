const key = 'account-session';

/** Whether a session was started in this browser; avoids a call that would be rejected for anonymous visitors. Holds no customer data. */
export function hasSessionHint(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function setSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
  } catch {
    // Without storage, the session state is always requested from the server.
  }
}
