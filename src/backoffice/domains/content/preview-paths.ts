import { pageRows } from '@/config/page-lookup';
import { pages } from '@/config/pages';
import { contentPaths, landingPath } from '@/config/paths';
import type { ContentKind } from '@/contracts/content/content-desk';
import type { Collection } from '@/contracts/desk';
import { draftEntryId } from '@/lib/preview/draft-entry';
import type { ContentAddress } from '../site/content-document.repository';

/** The page on which an entry of a list can be seen; null where rules are applied and not shown. */
const pathOfEntries: Readonly<Record<Exclude<Collection, 'landing-pages'>, string | null>> = {
  redirects: null,
  navs: contentPaths.home,
  banners: contentPaths.home,
  personas: contentPaths.home,
  faqs: contentPaths.faq,
  jobs: contentPaths.career,
  'private-links': contentPaths.privateLink,
  'contacts-cscenter': contentPaths.customerCentre,
  'contacts-gen': contentPaths.contactUs,
  'online-valuation-steps': contentPaths.onlinePropertySteps,
  'usefull-tools': contentPaths.home,
  'adv-shkc': contentPaths.home,
  'pymt-holiday': contentPaths.paymentHoliday,
  'infographic-video': contentPaths.home,
  'valuation-switch': contentPaths.onlineProperty,
  'finder-questions': contentPaths.productFinder,
  'finder-rules': null,
  'indicative-rules': null,
  'indicative-checks': null,
};

/** What is a page, stands at its top or in front of it, or is how a tool goes on; every other document is an entry somewhere on a page. */
const shownAtTop: ReadonlySet<ContentKind> = new Set([
  'page',
  'landing-pages',
  'notifications',
  'maintenance',
  'valuation-switch',
  'finder-questions',
]);

/** What the address of a preview ends with, so that the page opens at the entry. */
export const previewAnchorOf = (kind: ContentKind): string =>
  shownAtTop.has(kind) ? '' : `#${draftEntryId}`;

/** The path, without language, of the page that shows a document; null where none does. A notification is shown on the first of its own pages. */
export function previewPathOf(
  { kind, id }: ContentAddress,
  body: Readonly<Record<string, unknown>> = {},
): string | null {
  if (kind === 'landing-pages') return landingPath(id);
  if (kind === 'maintenance') return contentPaths.home;
  if (kind === 'notifications') return firstPageIn(body.paths) ?? contentPaths.home;
  if (kind !== 'page') return pathOfEntries[kind];
  // A part of that page, without an address of its own.
  if (id === pages.onlinePropertyEntry.slug) return contentPaths.onlineProperty;
  return pageRows.find(({ slug }) => slug === id)?.path ?? null;
}

/** The first of some paths at which a page of the content studio stands; drafts may have anything in their place. */
function firstPageIn(paths: unknown): string | undefined {
  if (!Array.isArray(paths)) return undefined;
  return paths
    .map((path: unknown) => pageRows.find((row) => 'slug' in row && row.path === path)?.path)
    .find((path) => path !== undefined);
}
