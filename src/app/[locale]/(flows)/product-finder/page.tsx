import type { Metadata } from 'next';
import { contentPaths } from '@/config/paths';
import { blockContext } from '@/content/content-page';
import { localeOf, type LocaleParams } from '@/content/locale-param';
import { contentMetadata } from '@/content/metadata';
import { getFinderQuestions } from '@/content/site-data';
import { ToolPage } from '@/content/tool-page';
import { ProductFinder } from '@/features/finder/components/product-finder';
import { toFinderProduct } from '@/features/finder/finder-product';

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return contentMetadata(await localeOf(params), contentPaths.productFinder);
}

export default async function Page({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [questions, { products }] = await Promise.all([getFinderQuestions(locale), blockContext(locale)]);
  return (
    <ToolPage locale={locale} path={contentPaths.productFinder}>
      <ProductFinder questions={questions} products={products.map(toFinderProduct)} locale={locale} />
    </ToolPage>
  );
}
