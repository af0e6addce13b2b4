import { brand } from '@/config/brand';
import { advertised } from '@/config/site';
import type { Page, PageSlug } from '@/contracts/content/page';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { formatPercent } from '@/lib/format';
import { localise } from '@/lib/localise';
import { getPage } from '../page/site-data';

/** The title and description of the site as a whole, for pages without their own. */
export async function defaultDescription(
  locale: Locale,
): Promise<{ title: string; description: string }> {
  const t = await getTranslate(locale, 'common');
  return {
    title: t('notFound.metaTitle', { brand: localise(brand, 'name', { locale }) }),
    description: t('notFound.metaDescription', { ltv: formatPercent(advertised.homeLtvMax) }),
  };
}

/** Short name of a page: its title without the brand. */
export async function pageTitle(locale: Locale, slug: PageSlug): Promise<string> {
  const page = await getPage(locale, slug);
  const title = localise(page, 'title', { locale }) || headingOf(page, locale);
  return title.split(/\s*[|｜]\s*/)[0] ?? title;
}

/** The name of a page in the breadcrumbs: the short one that its first block gives it, else its title. */
export async function pageName(locale: Locale, slug: PageSlug): Promise<string> {
  const { blocks } = await getPage(locale, slug);
  const hero = blocks.find((block) => block.type === 'hero');
  return (hero && localise(hero, 'eyebrow', { locale })) || pageTitle(locale, slug);
}

/** The first heading of a page without a title, else the name of the lender. */
function headingOf({ blocks }: Page, locale: Locale): string {
  const headings = blocks.map((block) => localise(block, 'heading', { locale }));
  return headings.find((heading) => heading !== '') ?? localise(brand, 'name', { locale });
}
