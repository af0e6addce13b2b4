/** The null character and an unpaired surrogate, which PostgreSQL cannot store. */
const unstorable = /[\0\p{Cs}]/u;
/** Whether there is anything to look at: by code units, which takes a quarter of the time. */
const suspicious = /[\0\ud800-\udfff]/;

const isUnstorable = (text: string): boolean => suspicious.test(text) && unstorable.test(text);

/** The path of the first text or name in a value that cannot be stored, such as `blocks.0.headingEn`; null if all can. */
export function unstorablePath(value: unknown): string | null {
  const names = namesToUnstorable(value);
  return names && (names.join('.') || 'body');
}

/** The names that lead to what cannot be stored, the outermost first; null if all can be. */
function namesToUnstorable(value: unknown): string[] | null {
  if (typeof value === 'string') return isUnstorable(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const name of Object.keys(value)) {
    if (isUnstorable(name)) return [];
    const names = namesToUnstorable(Reflect.get(value, name));
    if (names) return [name, ...names];
  }
  return null;
}
