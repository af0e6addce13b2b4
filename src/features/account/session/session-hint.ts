const key = 'account-session';

/** Whether somebody signed in with this browser: spares strangers a call that is refused. Says nothing about who. */
export function hasSessionHint(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

export function keepSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) window.localStorage.setItem(key, '1');
    else window.localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing asks the server instead.
  }
}
