import { brand } from '@/config/brand';
import type { Locale } from '@/contracts/locale';
import { escapeHtml } from '@/lib/html/escape-html';
import { localise } from '@/lib/localise';
import { failurePageTexts } from '@/lib/texts/fallback/failure-page-texts';
import { legalText } from '@/lib/texts/legal-lines';
import type { LegalSettings } from '@/config/legal-settings';
import { contentSecurityPolicy } from '../document/content-security-policy';
import { failureHtml } from './failure-html';

/** Static 503 page in the visitor's language, for a cold start while the content API is unavailable; needs no data. */
export function unavailablePage(
  locale: Locale,
  settings: LegalSettings,
): { html: string; headers: Record<string, string> } {
  const t = failurePageTexts.in(locale);
  const title = t('unavailable.title');
  const legal = legalText(locale, settings);
  const name = localise(brand, 'name', { locale });
  const html = failureHtml({
    locale,
    title,
    siteName: name,
    body: `<p>${t('unavailable.body')}</p><a href="">${t('unavailable.retry')}</a><div class="legal">${legal.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div>`,
  });
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
    },
  };
}
