import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { publicSettings } from '@/config/env.public';
import { isLocale } from '@/config/locales';
import { contentPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { blockContext, Blocks } from '@/content/content-page';
import { crumbsOf } from '@/content/crumbs';
import { JsonLd } from '@/content/json-ld';
import { contentMetadata } from '@/content/metadata';
import { getPage } from '@/content/site-data';
import { CalculatorClaims, CalculatorIntro } from '@/features/calculation/components/calculator-intro';
import { UploadIsland } from '@/features/upload/components/upload-island';
import { getResources, getTranslate } from '@/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

async function localeOf(params: Props['params']): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

/** The address may carry the id of a texted link: no other site is told where its visitor came from. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await contentMetadata(await localeOf(params), contentPaths.uploadDocument)), referrer: 'no-referrer' };
}

/** The list of papers first; what the page says about them comes after. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params);
  const path = contentPaths.uploadDocument;
  const [page, context, crumbs, t, resources] = await Promise.all([getPage(locale, 'uploadDoc'), blockContext(locale), crumbsOf(locale, path), getTranslate(locale, 'upload'), getResources(locale, ['upload', 'otp'])]);
  const hero = page.blocks.find((block) => block.type === 'hero');
  return (
    <>
      <JsonLd path={path} page={page} crumbs={crumbs} context={context} />
      <Breadcrumbs crumbs={crumbs} locale={locale} label={context.t('breadcrumb')} />
      {hero ? <CalculatorIntro hero={hero} locale={locale} /> : null}
      <UploadIsland locale={locale} isSmsLive={publicSettings().isSmsLive} resources={resources} waiting={t('waiting')} withoutScript={t('noScript')} />
      {hero ? <CalculatorClaims hero={hero} locale={locale} /> : null}
      <Blocks blocks={page.blocks.filter((block) => block !== hero)} context={context} />
    </>
  );
}
