import type { Crumb } from '@/components/breadcrumbs';
import { contentPaths, slugOfPath, type ContentPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { pageTitle } from '../metadata/page-title';

const isContentPath = (path: string): path is ContentPath => Object.hasOwn(slugOfPath, path);

/** Breadcrumbs of a page: home, its parent where it has one, the page itself. */
export async function crumbsOf(locale: Locale, path: ContentPath): Promise<Crumb[]> {
  const t = await getTranslate(locale);
  const home = { label: t('home'), href: contentPaths.home };
  if (path === contentPaths.home) return [home];
  const parent = path.slice(0, path.lastIndexOf('/'));
  const ancestors =
    parent && isContentPath(parent)
      ? [{ label: await pageTitle(locale, slugOfPath[parent]), href: parent }]
      : [];
  return [home, ...ancestors, { label: await pageTitle(locale, slugOfPath[path]), href: path }];
}
