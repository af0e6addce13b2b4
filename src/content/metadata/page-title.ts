import { brand } from '@/config/brand';
import { promisedNow } from '@/config/promises';
import type { Page, PageSlug } from '@/contracts/content/page';
import type { Locale, LocaleSuffix } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { formatPercent } from '@/lib/format';
import { localise } from '@/lib/localise';
import { getChangedPromises, getLandingPage, getPage } from '../page/site-data';

/** The title and description of the site as a whole, for pages without their own. */
export async function defaultDescription(
  locale: Locale,
): Promise<{ title: string; description: string }> {
  const t = await getTranslate(locale, 'common');
  return {
    title: t('notFound.metaTitle', { brand: localise(brand, 'name', { locale }) }),
    description: t('notFound.metaDescription', {
      ltv: formatPercent(promisedNow('homeLtv', await getChangedPromises(locale))),
    }),
  };
}

type TitledPage = Pick<Page, 'blocks' | `title${LocaleSuffix}`>;

/** Short name of a page: its title without the brand. */
export const pageTitle = async (locale: Locale, slug: PageSlug): Promise<string> =>
  shortTitleOf(await getPage(locale, slug), locale);

/** The title of a page without the brand; its first heading where it has none. */
export function shortTitleOf(page: TitledPage, locale: Locale): string {
  const title = localise(page, 'title', { locale }) || headingOf(page, locale);
  return title.split(/\s*[|｜]\s*/)[0] ?? title;
}

/** What the preview image of a landing page says. */
export async function landingImageWords(locale: Locale, slug: string): Promise<{ title: string }> {
  const page = await getLandingPage(locale, slug);
  return { title: localise(page, 'imageTitle', { locale }) || shortTitleOf(page, locale) };
}

/** The name of a page in the breadcrumbs: the short one that its first block gives it, else its title. */
export const pageName = async (locale: Locale, slug: PageSlug): Promise<string> =>
  shortNameOf(await getPage(locale, slug), locale);

/** What `pageName` says, of a page that was read. */
export function shortNameOf(page: TitledPage, locale: Locale): string {
  const hero = page.blocks.find((block) => block.type === 'hero');
  return (hero && localise(hero, 'eyebrow', { locale })) || shortTitleOf(page, locale);
}

/** The first heading of a page without a title, else the name of the lender. */
function headingOf({ blocks }: TitledPage, locale: Locale): string {
  const headings = blocks.map((block) => localise(block, 'heading', { locale }));
  return headings.find((heading) => heading !== '') ?? localise(brand, 'name', { locale });
}
