import type { Metadata } from 'next';
import { pages } from '@/config/pages';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';
import { contentMetadata } from '@/content/metadata/metadata';
import { getCalculatorConfig } from '@/content/page/site-data';
import { ToolPage } from '@/content/page/tool-page';
import { Calculator } from '@/features/calculation/components/calculator';

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return contentMetadata(await localeOf(params), pages.loanCalculator);
}

export default async function Page({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const config = await getCalculatorConfig(locale);
  return (
    <ToolPage locale={locale} row={pages.loanCalculator} contentClassName="screen-only">
      <Calculator config={config} locale={locale} />
    </ToolPage>
  );
}
