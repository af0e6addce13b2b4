import type { Crumb } from '@/components/breadcrumbs';
import { pages, type PageRow } from '@/config/pages';
import { resolvePage } from '@/config/page-lookup';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { pageName } from '../metadata/page-title';

/** Breadcrumbs of a page: home, its parent where it has one, the page itself. */
export async function crumbsOf(locale: Locale, row: PageRow): Promise<Crumb[]> {
  const t = await getTranslate(locale, 'common');
  const home = { label: t('home'), href: pages.home.path };
  if (row.path === pages.home.path) return [home];
  const crumbOf = async ({ slug, path }: PageRow): Promise<Crumb> => ({
    label: await pageName(locale, slug),
    href: path,
  });
  const parent = resolvePage(row.path.slice(0, row.path.lastIndexOf('/')));
  const ancestors = parent?.kind === 'page' ? [await crumbOf(parent.row)] : [];
  return [home, ...ancestors, await crumbOf(row)];
}
