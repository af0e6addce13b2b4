import { deskPath, deskRouteOf } from '@/config/desk/desk-paths';
import { isLocale } from '@/config/locales';
import { resolvePage } from '@/config/page-lookup';
import { apiPrefix } from '@/contracts/endpoints';
import { endpointPattern } from './route-pattern';
import { routeOf } from './route-table';

const filePrefix = /^\/(_next\/static|images|videos|locales|sitemaps)\//;
const fixedPaths: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/sitemap.xml',
  '/robots.txt',
  '/service-worker.js',
]);

/** The pattern that metrics name an address by: one of a bounded number, and nothing that a visitor typed. */
export function routeLabel(pathname: string): string {
  if (pathname.startsWith(`${apiPrefix}/`)) return endpointPattern(pathname) ?? 'other';
  if (fixedPaths.has(pathname)) return pathname;
  const file = filePrefix.exec(pathname)?.[1];
  if (file !== undefined) return `/${file}`;
  const [, first = '', ...rest] = pathname.split('/');
  const path = isLocale(first) ? `/${rest.join('/')}` : pathname;
  const match = resolvePage(path);
  if (match) return match.row.path;
  if (deskRouteOf(path)) return deskPath;
  return routeOf(pathname).kind === 'page' ? path : 'other';
}
