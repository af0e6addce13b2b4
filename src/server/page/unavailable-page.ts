import { brand } from '@/config/brand';
import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { failurePageTexts } from '@/lib/texts/failure-page-texts';
import { contentSecurityPolicy } from './content-security-policy';

const style =
  'body{margin:0;background:#FBF8F3;color:#333;font:17px/1.6 system-ui,"PingFang HK","Microsoft JhengHei",sans-serif}main{max-width:36rem;margin:0 auto;padding:18vh 24px}h1{font:500 34px/1.2 Georgia,"Songti TC",serif;color:#2a1a17}a{display:inline-block;margin-top:12px;padding:12px 22px;border-radius:6px;background:#780D0E;color:#fff;text-decoration:none;font-weight:600}p.warn{margin-top:48px;padding-top:16px;border-top:1px solid #E6DDCF;font-size:15px}';

/** Static 503 page in the visitor's language, for a cold start while the content API is unavailable; needs no data. */
export function unavailablePage(locale: Locale): { html: string; headers: Record<string, string> } {
  const t = failurePageTexts.in(locale);
  const title = t('unavailable.title');
  const name = localise(brand, 'name', { locale });
  const html = `<!doctype html><html lang="${localeMetadata[locale].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${name}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${t('unavailable.body')}</p><a href="">${t('unavailable.retry')}</a><p class="warn">${localise(brand, 'riskWarning', { locale })}</p></main></body></html>`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
    },
  };
}
