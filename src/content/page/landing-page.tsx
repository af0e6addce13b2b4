import { pages } from '@/config/pages';
import { landingPath } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import type { ContentSlots } from '../block-context';
import { shortNameOf } from '../metadata/page-title';
import { PageBlocks } from './content-page';
import { getLandingPage } from './site-data';

interface LandingPageProps {
  locale: Locale;
  slug: string;
  slots: ContentSlots;
}

/** A page that staff made of the blocks of all pages. */
export async function LandingPage({ locale, slug, slots }: LandingPageProps) {
  const [page, t] = await Promise.all([
    getLandingPage(locale, slug),
    getTranslate(locale, 'common'),
  ]);
  const path = landingPath(slug);
  const crumbs = [
    { label: t('home'), href: pages.home.path },
    { label: shortNameOf(page, locale), href: path },
  ];
  return <PageBlocks locale={locale} row={{ path }} page={page} crumbs={crumbs} slots={slots} />;
}
