import type { __Pascal__ } from '@/contracts/__kebab__';

/** A copy of the items, sorted by English title. */
export function sortedByTitle(items: readonly __Pascal__[]): __Pascal__[] {
  return [...items].sort((one, other) => one.titleEn.localeCompare(other.titleEn, 'en'));
}
