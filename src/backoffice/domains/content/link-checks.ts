import { isKnownPath } from '@/lib/site-path/known-path';
import { landingPath } from '@/config/paths';
import { locales } from '@/contracts/locale';
import type { ContentWarning } from '@/contracts/content/content-desk';
import { redirectSchema } from '@/contracts/site/redirect';
import type { FieldProblem } from '@/backoffice/common/service-error';
import { isRecord } from '@/lib/object/to-record';
import type { ContentAddress, ContentBody } from '../site/content-document.repository';
import type { SiteRepository } from '../site/site.repository';

/** What visitors can reach besides the pages of the release: made by staff. */
export interface SiteLinks {
  /** Paths of landing pages. */
  landingPaths: ReadonlySet<string>;
  /** Where old addresses lead, with the name of the redirect that says so. */
  redirects: readonly { id: string; from: string; to: string }[];
  /** What a part of a page may be named besides its own anchors: questions and their groups. */
  anchors: ReadonlySet<string>;
}

/** A link within a text may name its language, as those of notices do; a field may not, because the page adds it. */
const language = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`);

/** As addresses are compared: without a last slash and in lower case. */
const plain = (path: string): string => path.replace(/\/+$/, '').toLowerCase() || '/';

/** Reads what links are checked against. */
export async function findSiteLinks(site: Pick<SiteRepository, 'listEntries'>): Promise<SiteLinks> {
  const pages = await site.listEntries('landing-pages');
  const redirects = await site.listEntries('redirects');
  const faqs = await site.listEntries('faqs');
  const jobs = await site.listEntries('jobs');
  return {
    landingPaths: new Set(pages.map(({ entry }) => landingPath(entry._id))),
    redirects: redirects.map(({ entry: { _id: id, from, to } }) => ({ id, from, to })),
    anchors: new Set([
      ...faqs.flatMap(({ entry: { _id, category } }) => [_id, category]),
      ...jobs.map(({ entry }) => entry._id),
    ]),
  };
}

const isPage = (path: string, { landingPaths }: SiteLinks): boolean =>
  path.startsWith(landingPath('')) ? landingPaths.has(path) : isKnownPath(path);

/** What keeps a redirect from being published: an address where a page stands or that has one, and a loop or chain with itself or another. */
export function redirectProblemsOf(
  { kind, id }: ContentAddress,
  body: ContentBody,
  links: SiteLinks,
): Record<string, FieldProblem> {
  const parsed = kind === 'redirects' ? redirectSchema.safeParse(body) : undefined;
  if (!parsed?.success) return {};
  const [from, to] = [plain(parsed.data.from), plain(parsed.data.to)];
  const others = links.redirects.filter((one) => one.id !== id);
  const problems: Record<string, FieldProblem> = {};
  if (isPage(from, links)) problems.from = { key: 'pageStands' };
  else if (others.some((one) => plain(one.from) === from)) problems.from = { key: 'taken' };
  else if (others.some((one) => plain(one.to) === from)) problems.from = { key: 'chain' };
  if (from === to) problems.to = { key: 'chain' };
  else if (others.some((one) => plain(one.from) === to)) problems.to = { key: 'chain' };
  else if (!isPage(to, links)) problems.to = { key: 'unknownPage' };
  return problems;
}

/** What keeps a notification from being published: a page to show it on that the site does not have. */
export function pathProblemsOf(
  { kind }: ContentAddress,
  { paths }: ContentBody,
  links: SiteLinks,
): Record<string, FieldProblem> {
  if (kind !== 'notifications' || !Array.isArray(paths)) return {};
  const missing = paths.some((path: unknown) => typeof path === 'string' && !isPage(path, links));
  return missing ? { paths: { key: 'unknownPage' } } : {};
}

/** Files, estates and what staff keep elsewhere are not looked for. */
const unchecked = /^\/(?:images|videos|api|go|desk|service-worker\.js)(?:\/|$)/;

interface Link {
  path: string;
  href: string;
  isInText: boolean;
}

/** Every address that a document leads to: fields of that name, and links in its texts. */
function linksIn(value: unknown, path = ''): Link[] {
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) return value.flatMap((item, index) => linksIn(item, at(index)));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, one]) => linksIn(one, at(key)));
  if (typeof value !== 'string') return [];
  if (/(?:^|\.)href$/.test(path)) return [{ path, href: value, isInText: false }];
  return [...value.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => ({
    path,
    href,
    isInText: true,
  }));
}

const anchorsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(anchorsIn);
  return isRecord(value) && typeof value.id === 'string' ? [value.id] : [];
};

/** Links of a document that lead nowhere, or to an address that was moved; each once a place. */
export function linkWarningsOf(
  address: ContentAddress,
  body: ContentBody,
  links: SiteLinks,
): ContentWarning[] {
  const own = new Set(anchorsIn(body.blocks));
  const ownPath = address.kind === 'landing-pages' ? landingPath(address.id) : null;
  const problemOf = ({ href, isInText }: Link): 'link' | 'moved' | null => {
    if (href.startsWith('#')) {
      const anchor = href.slice(1);
      return !('blocks' in body) || own.has(anchor) || links.anchors.has(anchor) ? null : 'link';
    }
    if (!href.startsWith('/') || unchecked.test(href)) return null;
    const withLanguage = href.split(/[?#]/)[0] ?? '';
    const path = plain(isInText ? withLanguage.replace(language, '') : withLanguage);
    if (path === ownPath || isPage(path, links)) return null;
    return links.redirects.some(({ from }) => plain(from) === path) ? 'moved' : 'link';
  };
  return linksIn(body).flatMap((link) => {
    const kind = problemOf(link);
    return kind === null ? [] : [{ path: link.path, kind, found: link.href }];
  });
}
