import type { __Pascal__ } from '@/contracts/__kebab__';

/** The same items in the order of their English titles. */
export function inOrder(items: readonly __Pascal__[]): __Pascal__[] {
  return [...items].sort((one, other) => one.titleEn.localeCompare(other.titleEn, 'en'));
}
