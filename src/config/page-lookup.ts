import type { PageSlug } from '@/contracts/content/page';
import { isPageRow, pages, type PageFamilyRow, type PageRow, type RegistryRow } from './pages';

export const registryRows: readonly RegistryRow[] = Object.values(pages);

/** The pages with an address of their own, in the order of the registry. */
export const pageRows: readonly PageRow[] = registryRows.filter(isPageRow);

/** The slugs that have delivered copy, in the order of the registry. */
export const pageSlugs: readonly PageSlug[] = registryRows.flatMap((row) =>
  'slug' in row ? [row.slug] : [],
);

/** A page, or a member of a family with the variable parts of its address. */
export type PageMatch =
  | { kind: 'page'; row: PageRow }
  | { kind: 'member'; row: PageFamilyRow; params: Readonly<Record<string, string>> };

// Lower-case words joined by hyphens, at most 64 characters.
const segmentPattern = '(?=[^/]{1,64}(?:/|$))[a-z0-9]+(?:-[a-z0-9]+)*';

const familyPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, `(?<$1>${segmentPattern})`)}$`);

/** Answers which row of a registry a path without language belongs to; a page of its own goes before a family. */
export function createPageResolver(
  rows: readonly RegistryRow[],
): (path: string) => PageMatch | undefined {
  const pageOfPath = new Map<string, PageRow>(rows.filter(isPageRow).map((row) => [row.path, row]));
  const families = rows.flatMap((row) =>
    'family' in row ? [{ row, pattern: familyPattern(row.path) }] : [],
  );
  return (path) => {
    const page = pageOfPath.get(path);
    if (page) return { kind: 'page', row: page };
    for (const { row, pattern } of families) {
      const match = pattern.exec(path);
      if (match) return { kind: 'member', row, params: { ...match.groups } };
    }
    return undefined;
  };
}

/**
 * The page that a path without language shows, such as `/rmb-loan`. Whether the member of a family exists is for the family's look-up to say.
 */
export const resolvePage = createPageResolver(registryRows);
