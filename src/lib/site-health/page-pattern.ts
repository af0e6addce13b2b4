import type { Locale } from '@/contracts/locale';
import { deskPath, deskRouteOf } from '@/config/desk/desk-paths';
import { isLocale } from '@/config/locales';
import { resolvePage } from '@/config/page-lookup';
import { applyStepPaths, contentPaths, flowPaths } from '@/config/paths';

const knownPaths: ReadonlySet<string> = new Set<string>([
  ...Object.values(contentPaths),
  ...Object.values(flowPaths),
  ...applyStepPaths,
]);

/** The language of a page's address and its pattern, such as `/estates/{district}`: one of a bounded number, and nothing that a visitor typed; null for no page. */
export function pagePatternOf(pathname: string): { locale: Locale | null; pattern: string } | null {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = isLocale(first) ? first : null;
  const path = locale === null ? pathname : `/${rest.join('/')}`;
  const match = resolvePage(path);
  if (match) return { locale, pattern: match.row.path };
  if (deskRouteOf(path)) return { locale, pattern: deskPath };
  return locale !== null && knownPaths.has(path) ? { locale, pattern: path } : null;
}
