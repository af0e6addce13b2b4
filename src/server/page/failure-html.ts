import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';

const style =
  'body{margin:0;background:#FBF8F3;color:#333;font:17px/1.6 system-ui,"PingFang HK","Microsoft JhengHei",sans-serif}main{max-width:36rem;margin:0 auto;padding:18vh 24px}h1{font:500 34px/1.2 Georgia,"Songti TC",serif;color:#2a1a17}a{display:inline-block;margin-top:12px;padding:12px 22px;border-radius:6px;background:#780D0E;color:#fff;text-decoration:none;font-weight:600}div.legal{margin-top:48px;padding-top:16px;border-top:1px solid #E6DDCF;font-size:15px}div.legal p{margin:4px 0}';

/** A document of its own, without scripts, in place of a page that cannot be shown; `body` is markup that follows the heading. */
export function failureHtml({
  locale,
  title,
  siteName,
  body,
}: {
  locale: Locale;
  title: string;
  siteName: string;
  body: string;
}): string {
  return `<!doctype html><html lang="${localeMetadata[locale].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${siteName}</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
