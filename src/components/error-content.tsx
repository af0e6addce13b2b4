'use client';

import { defaultLocale, isLocale } from '@/config/locales';
import { failurePageTexts } from '@/lib/texts/fallback/failure-page-texts';

/** Content of the error boundary. Its texts are bundled with it, because loading translations may be what failed. Its styles are in `global.css`: Next would preload a CSS module of its own on every page. */
export function ErrorContent({
  locale,
  code,
  onRetry,
}: {
  locale: string;
  code?: string;
  onRetry: () => void;
}) {
  const t = failurePageTexts.in(isLocale(locale) ? locale : defaultLocale);
  return (
    <div className="error-page" role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.body')}</p>
      <button type="button" onClick={onRetry}>
        {t('error.retry')}
      </button>
      {code ? (
        <p>
          {t('error.code')} {code}
        </p>
      ) : null}
    </div>
  );
}
