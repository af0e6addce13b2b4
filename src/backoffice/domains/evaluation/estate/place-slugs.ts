/** The part of an address for a name: lower-case words of Latin letters and digits joined by hyphens; empty where it has none. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  while (words.join('-').length > maxLength) words.pop();
  return words.join('-');
}

/** Leaves room for a number. */
const maxLength = 60;

/** A slug for each item, in the order of their ids, so that it does not depend on how they are sorted: namesakes are numbered from 2. */
export function assignSlugs<T extends { id: string; en: string }>(
  items: readonly T[],
): Map<string, T> {
  const bySlug = new Map<string, T>();
  for (const item of items.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const base = slugOf(item.en);
    let slug = base;
    for (let number = 2; bySlug.has(slug); number += 1) slug = `${base}-${number}`;
    bySlug.set(slug, item);
  }
  return bySlug;
}
