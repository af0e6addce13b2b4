/** The null character and an unpaired surrogate, which PostgreSQL cannot store. */
const unstorable = /[\0\p{Cs}]/u;

/** The path of the first text or name in a value that cannot be stored, such as `blocks.0.headingEn`; null if all can. */
export function unstorablePath(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return unstorable.test(value) ? path.join('.') || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorable.test(name)
      ? path.join('.') || 'body'
      : unstorablePath(inner, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
