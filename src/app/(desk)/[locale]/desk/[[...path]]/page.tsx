import type { Metadata } from 'next';
import { FlowTheme } from '@/components/flow-theme';
import { brand } from '@/config/brand';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';
import { flowWords } from '@/content/page/flow-words';
import { DeskApp } from '@/features/desk/frame/desk-app';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { getTranslate } from '@/i18n/server';
import { localise } from '@/lib/localise';
import { DeskStoreProvider } from '@/store/desk-provider';

export const revalidate = 60;

export function generateStaticParams(): { path: string[] }[] {
  return [];
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslate(locale, 'desk');
  return {
    title: `${t('title')} | ${localise(brand, 'name', { locale })}`,
    robots: { index: false, follow: false },
  };
}

/** One document for every screen of the desk: it holds no data, and the browser draws what its address says (docs/adr/0045-desk-in-the-browser.md). */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeOf(params);
  return (
    <FlowI18nProvider locale={locale} {...await flowWords(locale, ['desk'])}>
      <FlowTheme>
        <DeskStoreProvider>
          <DeskApp locale={locale} lender={localise(brand, 'name', { locale })} />
        </DeskStoreProvider>
      </FlowTheme>
    </FlowI18nProvider>
  );
}
