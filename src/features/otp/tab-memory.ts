// For a browser that keeps nothing: until the page is loaded anew.
const here = new Map<string, string>();

/** What this tab keeps under a name, a reload included: never anything about a person. */
export function keptInTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

export function keepInTab(key: string, value: string | null): void {
  here.delete(key);
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) here.set(key, value);
  }
}
