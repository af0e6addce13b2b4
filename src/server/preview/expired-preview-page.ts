import { brand } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { previewTexts } from '@/lib/texts/fallback/preview-texts';
import { contentSecurityPolicy } from '../document/content-security-policy';
import { failureHtml } from '../page/failure-html';

/** Says to whoever opens a link to a draft too late where there is a new one. */
export function expiredPreviewPage(locale: Locale): {
  html: string;
  headers: Record<string, string>;
} {
  const t = previewTexts.in(locale);
  const html = failureHtml({
    locale,
    title: t('expired.title'),
    siteName: localise(brand, 'name', { locale }),
    body: `<p>${t('expired.body')}</p>`,
  });
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
    },
  };
}
