/** Whether this browser has stored something under the key; where it stores nothing, it has not. */
export function isStored(key: string): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
