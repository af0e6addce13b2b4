import { brand } from '@/config/brand';
import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { failurePageTexts } from '@/lib/texts/failure-page-texts';
import { legalText } from '@/lib/texts/legal-lines';
import type { LegalSettings } from '@/config/legal-settings';
import { contentSecurityPolicy } from './content-security-policy';

const style =
  'body{margin:0;background:#FBF8F3;color:#333;font:17px/1.6 system-ui,"PingFang HK","Microsoft JhengHei",sans-serif}main{max-width:36rem;margin:0 auto;padding:18vh 24px}h1{font:500 34px/1.2 Georgia,"Songti TC",serif;color:#2a1a17}a{display:inline-block;margin-top:12px;padding:12px 22px;border-radius:6px;background:#780D0E;color:#fff;text-decoration:none;font-weight:600}div.legal{margin-top:48px;padding-top:16px;border-top:1px solid #E6DDCF;font-size:15px}div.legal p{margin:4px 0}';

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Static 503 page in the visitor's language, for a cold start while the content API is unavailable; needs no data. */
export function unavailablePage(
  locale: Locale,
  settings: LegalSettings,
): { html: string; headers: Record<string, string> } {
  const t = failurePageTexts.in(locale);
  const title = t('unavailable.title');
  const legal = legalText(locale, settings);
  const name = localise(brand, 'name', { locale });
  const html = `<!doctype html><html lang="${localeMetadata[locale].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${name}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${t('unavailable.body')}</p><a href="">${t('unavailable.retry')}</a><div class="legal">${legal.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</div></main></body></html>`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
    },
  };
}
