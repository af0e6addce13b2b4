import { loadSiteCopy } from '@/copy/site-copy';
import { calculatorConfig } from '@/copy/collections/calculator-config';
import { products } from '@/copy/collections/products';

export interface Leaf {
  /** Where it stands: `pages.home.blocks.0.headingEn`. */
  path: string;
  text: string;
}

function leavesOf(node: unknown, path: string): Leaf[] {
  if (typeof node === 'string') return [{ path, text: node }];
  if (!node || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, child]) => leavesOf(child, `${path}.${key}`));
}

/** Every string of the content that the site is delivered with. */
export async function loadCopyTexts(): Promise<Leaf[]> {
  const { pages, collections, notifications, maintenance } = await loadSiteCopy();
  return [
    ...pages.flatMap((page) => leavesOf(page, `pages.${page.slug}`)),
    ...leavesOf(collections, 'collections'),
    ...leavesOf(notifications, 'notifications'),
    ...leavesOf(maintenance, 'maintenance'),
    ...leavesOf(products, 'products'),
    ...leavesOf(calculatorConfig, 'calculatorConfig'),
  ];
}

const suffixPattern = /(En|Hk|Cn)(?:\.\d+)?$/;

/** The strings of one language: fields that end in its suffix. */
export const textsIn = (leaves: readonly Leaf[], suffix: 'En' | 'Hk' | 'Cn'): Leaf[] =>
  leaves.filter(({ path }) => suffixPattern.exec(path)?.[1] === suffix);

/** Objects of the content with the languages of each localised field. */
export function localisedFields(
  node: unknown,
  path = 'copy',
): { path: string; suffixes: string[] }[] {
  if (!node || typeof node !== 'object') return [];
  const groups = new Map<string, string[]>();
  for (const [key, value] of Object.entries(node)) {
    const match = /^(.+)(En|Hk|Cn)$/.exec(key);
    const [, field, suffix] = match ?? [];
    if (field && suffix && value !== undefined && value !== '')
      groups.set(field, [...(groups.get(field) ?? []), suffix]);
  }
  return [
    ...[...groups].map(([field, suffixes]) => ({
      path: `${path}.${field}`,
      suffixes: suffixes.sort(),
    })),
    ...Object.entries(node).flatMap(([key, child]) => localisedFields(child, `${path}.${key}`)),
  ];
}
