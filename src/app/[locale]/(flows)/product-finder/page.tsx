import type { Metadata } from 'next';
import { pages } from '@/config/pages';
import { blockContext } from '@/content/page/content-page';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';
import { contentMetadata } from '@/content/metadata/metadata';
import { getFinderQuestions } from '@/content/page/site-data';
import { ToolPage } from '@/content/page/tool-page';
import { ProductFinder } from '@/features/product-finder/components/product-finder';
import { toProductSummary } from '@/features/product-finder/product-summary';

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return contentMetadata(await localeOf(params), pages.productFinder);
}

export default async function Page({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [questions, { products }] = await Promise.all([
    getFinderQuestions(locale),
    blockContext(locale),
  ]);
  return (
    <ToolPage locale={locale} row={pages.productFinder}>
      <ProductFinder
        questions={questions}
        products={products.map(toProductSummary)}
        locale={locale}
      />
    </ToolPage>
  );
}
