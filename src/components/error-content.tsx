'use client';

import { isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';

// Bundled with the page: an error page must not depend on loading translations.
const words: Record<Locale, { title: string; body: string; retry: string; code: string }> = {
  en: {
    title: 'Something went wrong on this page',
    body: 'Nothing you have sent us is lost. Try again; if it stays, call us or come back a little later.',
    retry: 'Try again',
    code: 'Reference',
  },
  hk: {
    title: '此頁出現問題',
    body: '你已提交的資料不會遺失。請再試一次；如問題持續，請致電我們或稍後再來。',
    retry: '再試一次',
    code: '參考編號',
  },
  cn: {
    title: '页面出现问题',
    body: '您已提交的资料不会丢失。请重试；如果问题仍在，请致电我们或稍后再来。',
    retry: '重试',
    code: '参考编号',
  },
};

/** Content of the error boundary. Its styles are in `global.css`: Next would preload a CSS module of its own on every page. */
export function ErrorContent({
  locale,
  code,
  onRetry,
}: {
  locale: string;
  code?: string;
  onRetry: () => void;
}) {
  const text = words[isLocale(locale) ? locale : 'en'];
  return (
    <div className="error-page" role="alert">
      <h1>{text.title}</h1>
      <p>{text.body}</p>
      <button type="button" onClick={onRetry}>
        {text.retry}
      </button>
      {code ? (
        <p>
          {text.code} {code}
        </p>
      ) : null}
    </div>
  );
}
