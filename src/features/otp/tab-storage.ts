// Fallback for browsers without session storage; lost on reload.
const memoryFallback = new Map<string, string>();

/** Reads a value stored for this tab; it survives a reload. Never personal data. */
export function readTabStorage(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? memoryFallback.get(key) ?? null;
  } catch {
    return memoryFallback.get(key) ?? null;
  }
}

export function writeTabStorage(key: string, value: string | null): void {
  memoryFallback.delete(key);
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) memoryFallback.set(key, value);
  }
}
