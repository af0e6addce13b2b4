import type { ReactNode } from 'react';
import { PageFolds } from '@/components/fold/page-folds';
import { MaintenancePopup } from '@/components/notice/maintenance-popup';
import { NoticeBanner } from '@/components/notice/notice-banner';
import { OfflineSupport } from '@/components/offline/offline-support';
import { BrowserReports } from '@/components/site-health/browser-reports';
import { SiteFooter } from '@/components/footer/site-footer';
import { SiteHeader } from '@/components/header/site-header';
import { StickyActions } from '@/components/footer/sticky-actions';
import { botCheckHost } from '@/config/bot-check';
import { brand, brandValue } from '@/config/brand';
import { publicSettings } from '@/config/env.public';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { hongKongDay } from '@/lib/hong-kong-day';
import { localise } from '@/lib/localise';
import { previewedDraft } from '@/lib/preview/previewed-content';
import { legalLines } from '@/lib/texts/legal-lines';
import { Analytics } from '../analytics';
import { BotCheck } from '../bot-check';
import { getMaintenance, getNavs, getNoticeCandidates } from './site-data';

const currentYear = (): string => hongKongDay(new Date()).slice(0, 4);

/** Header, notice, footer and maintenance popup around every page; everything behind the popup is inert. */
export async function SiteFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [t, navs, notifications, maintenance] = await Promise.all([
    getTranslate(locale, 'common'),
    getNavs(locale),
    getNoticeCandidates(locale),
    getMaintenance(locale),
  ]);
  const settings = publicSettings();
  const legal = legalLines(locale, settings);
  // A preview is not counted, and not kept for later.
  const isPreview = previewedDraft() !== undefined;
  const isBlocked = maintenance?.showButton1 === true;
  return (
    <>
      <a href="#content" className="skip-link" inert={isBlocked}>
        {t('skipToContent')}
      </a>
      <div inert={isBlocked}>
        <NoticeBanner
          notifications={notifications}
          locale={locale}
          words={{ label: t('notice.label'), dismiss: t('notice.dismiss') }}
        />
        <SiteHeader
          locale={locale}
          navs={navs.filter((nav) => nav.position === 'header')}
          words={{
            main: t('mainNavigation'),
            menu: t('menu'),
            close: t('close'),
            language: t('language'),
            signIn: t('signIn'),
            account: t('myAccount'),
          }}
        />
      </div>
      <PageFolds />
      <main id="content" tabIndex={-1} inert={isBlocked}>
        {children}
      </main>
      <div inert={isBlocked} className="site-end">
        <SiteFooter
          locale={locale}
          navs={navs.filter((nav) => nav.position === 'footer')}
          legal={legal}
          words={{
            navigation: t('footerNavigation'),
            copyright: t('copyright', {
              year: currentYear(),
              name: localise(brand, 'name', { locale }),
            }),
            social: t('social'),
          }}
        />
        <StickyActions
          locale={locale}
          words={{ valuation: t('sticky.valuation'), apply: t('sticky.apply') }}
        />
      </div>
      {maintenance && isBlocked ? (
        <MaintenancePopup
          title={localise(maintenance, 'title', { locale, fallback: t('maintenance.title') })}
          content={localise(maintenance, 'content', { locale })}
          phone={t('maintenance.phone', { number: brandValue(settings.complaintHotline, locale) })}
          legal={legal}
        />
      ) : null}
      {settings.botCheckSiteKey ? (
        <BotCheck
          siteKey={settings.botCheckSiteKey}
          host={botCheckHost(locale, settings.botCheckBaseUrl)}
          texts={{
            sentence: t('botCheck.sentence'),
            privacy: t('botCheck.privacy'),
            terms: t('botCheck.terms'),
          }}
        />
      ) : null}
      {settings.hasOfflinePages && !isPreview ? (
        <OfflineSupport
          locale={locale}
          words={{
            label: t('update.label'),
            text: t('update.text'),
            reload: t('update.reload'),
            later: t('update.later'),
          }}
        />
      ) : null}
      {settings.hasBrowserReports && !isPreview ? <BrowserReports /> : null}
      {isPreview ? null : (
        <Analytics
          tagManagerId={settings.tagManagerId}
          words={{
            title: t('consent.title'),
            body: t('consent.body'),
            accept: t('consent.accept'),
            refuse: t('consent.refuse'),
            more: t('consent.more'),
          }}
          privacyHref={`/${locale}/privacy`}
        />
      )}
    </>
  );
}
