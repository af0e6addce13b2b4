import type { Metadata } from 'next';
import { FlowBotCheck } from '@/components/bot-check/flow-bot-check';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { FlowTheme } from '@/components/flow-theme';
import { MaintenancePoller } from '@/components/notice/maintenance-poller';
import { brand, brandValue } from '@/config/brand';
import { publicSettings } from '@/config/env.public';
import { pages } from '@/config/pages';
import { flowPaths } from '@/config/paths';
import { flowWords } from '@/content/page/flow-words';
import { describePage, previewImagePath } from '@/content/metadata/metadata';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';
import { CoApplicantPage } from '@/features/application/co-applicant/co-applicant-page';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { getTranslate } from '@/i18n/server';
import { localise } from '@/lib/localise';
import { StoreProvider } from '@/store/provider';

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = await getTranslate(locale, 'co-applicant');
  return {
    ...describePage({
      locale,
      path: flowPaths.coApplicant,
      title: `${t('title')} | ${localise(brand, 'name', { locale })}`,
      description: t('lead'),
      image: previewImagePath(locale, 'privateLink'),
      isIndexable: false,
    }),
    referrer: 'no-referrer',
  };
}

/** A static shell without personal data, which the browser fetches itself once a phone is proved. */
export default async function Page({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const { isSmsLive, complaintHotline } = publicSettings();
  const [words, t, tCommon] = await Promise.all([
    flowWords(locale, ['co-applicant', 'application-form']),
    getTranslate(locale, 'co-applicant'),
    getTranslate(locale, 'common'),
  ]);
  return (
    <FlowI18nProvider locale={locale} {...words}>
      <FlowTheme>
        <Breadcrumbs
          crumbs={[
            { label: tCommon('home'), href: pages.home.path },
            { label: t('title'), href: flowPaths.coApplicant },
          ]}
          locale={locale}
          label={tCommon('breadcrumb')}
        />
        <StoreProvider>
          <CoApplicantPage
            context={{
              locale,
              isSmsLive,
              hotline: brandValue(complaintHotline, locale),
              lender: localise(brand, 'name', { locale }),
            }}
          />
        </StoreProvider>
        <MaintenancePoller locale={locale} />
        <FlowBotCheck />
      </FlowTheme>
    </FlowI18nProvider>
  );
}
