import { applyStepPaths, contentPaths, flowPaths, localisedPath } from '@/config/paths';
import { deskPath, deskRouteOf } from '@/config/desk/desk-paths';
import { isLocale } from '@/config/locales';
import { productAliases } from '@/contracts/application/application-choices';
import { locales, type Locale } from '@/contracts/locale';
import { canonicalLocaleOf } from './locale-negotiation';

export type Route =
  | { kind: 'page'; locale: Locale; pathname: string }
  | { kind: 'unknown'; locale?: Locale }
  | { kind: 'negotiate'; path: string }
  | { kind: 'permanent'; location: string }
  /** Moved by staff, who may take that back. */
  | { kind: 'moved'; location: string };

const barePaths: ReadonlySet<string> = new Set<string>([
  ...Object.values(contentPaths),
  ...Object.values(flowPaths),
  ...applyStepPaths,
]);
const pagePathnames = new Map<string, Route>(
  locales.flatMap((locale) =>
    [...barePaths].map((path): [string, Route] => {
      const pathname = localisedPath(locale, path);
      return [pathname, { kind: 'page', locale, pathname }];
    }),
  ),
);

const aliasPath = /^((?:\/[^/]+)?\/apply\/)([^/]+)(\/[^/]+)?\/*$/;

/** The address that an older name of a product stands for: `/hk/apply/first/loan` for `/hk/apply/1st-mtg/loan`. */
function withoutAlias(pathname: string): string | undefined {
  const [, start = '', name = '', step = ''] = aliasPath.exec(pathname) ?? [];
  const product = new Map<string, string>(Object.entries(productAliases)).get(name);
  return product && `${start}${product}${step}`;
}

/** What a page address means. Only known addresses reach the renderer; everything else is one prebuilt 404 a language. */
export function routeOf(pathname: string): Route {
  const page = pagePathnames.get(pathname);
  if (page) return page;
  if (pathname !== '/' && pathname.endsWith('/')) {
    const trimmed = pathname.replace(/\/+$/, '') || '/';
    if (trimmed === '/' || pagePathnames.has(trimmed) || barePaths.has(trimmed))
      return { kind: 'permanent', location: trimmed };
  }
  if (barePaths.has(pathname)) return { kind: 'negotiate', path: pathname };
  const renamed = withoutAlias(pathname);
  if (renamed !== undefined) {
    const target = routeOf(renamed);
    if (target.kind === 'permanent') return target;
    return target.kind === 'unknown' ? target : { kind: 'permanent', location: renamed };
  }
  if (deskRouteOf(pathname)) return { kind: 'negotiate', path: pathname };
  const [, first = '', ...rest] = pathname.split('/');
  // One document for every screen of the desk.
  if (isLocale(first) && deskRouteOf(`/${rest.join('/')}`))
    return { kind: 'page', locale: first, pathname: localisedPath(first, deskPath) };
  if (isLocale(first)) return { kind: 'unknown', locale: first };
  const canonical = canonicalLocaleOf(first);
  if (canonical)
    return {
      kind: 'permanent',
      location: [`/${canonical}`, ...rest].join('/').replace(/\/+$/, ''),
    };
  return { kind: 'unknown' };
}
