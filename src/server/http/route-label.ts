import { pagePatternOf } from '@/lib/site-health/page-pattern';
import { apiPrefix } from '@/contracts/endpoints';
import { shortLinkPrefix } from '../content/short-links';
import { endpointPattern } from './route-pattern';

const filePrefix = /^\/(_next\/static|_page|images|videos|locales|sitemaps)\//;
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
  if (pathname.startsWith(shortLinkPrefix)) return `${shortLinkPrefix}:code`;
  const file = filePrefix.exec(pathname)?.[1];
  if (file !== undefined) return `/${file}`;
  return pagePatternOf(pathname)?.pattern ?? 'other';
}
