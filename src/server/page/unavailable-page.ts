import { brand } from '@/config/brand';
import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { contentSecurityPolicy } from './content-security-policy';

const messages: Record<Locale, { title: string; body: string; retry: string }> = {
  en: {
    title: 'We cannot show this page just now',
    body: 'The service behind it does not answer. Nothing you have sent us is lost. Please try again in a few moments.',
    retry: 'Try again',
  },
  hk: {
    title: '暫時未能顯示此頁',
    body: '後台服務暫時未有回應，你已提交的資料不會遺失。請稍後再試。',
    retry: '再試一次',
  },
  cn: {
    title: '暂时无法显示此页面',
    body: '后台服务暂时没有响应，您已提交的资料不会丢失。请稍后再试。',
    retry: '重新加载',
  },
};

const style =
  'body{margin:0;background:#FBF8F3;color:#333;font:17px/1.6 system-ui,"PingFang HK","Microsoft JhengHei",sans-serif}main{max-width:36rem;margin:0 auto;padding:18vh 24px}h1{font:500 34px/1.2 Georgia,"Songti TC",serif;color:#2a1a17}a{display:inline-block;margin-top:12px;padding:12px 22px;border-radius:6px;background:#780D0E;color:#fff;text-decoration:none;font-weight:600}p.warn{margin-top:48px;padding-top:16px;border-top:1px solid #E6DDCF;font-size:15px}';

/** Static 503 page in the visitor's language, for a cold start while the content API is unavailable; needs no data. */
export function unavailablePage(locale: Locale): { html: string; headers: Record<string, string> } {
  const text = messages[locale];
  const name = localise(brand, 'name', { locale });
  const html = `<!doctype html><html lang="${localeMetadata[locale].htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${text.title} | ${name}</title><style>${style}</style></head><body><main><h1>${text.title}</h1><p>${text.body}</p><a href="">${text.retry}</a><p class="warn">${localise(brand, 'riskWarning', { locale })}</p></main></body></html>`;
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
    },
  };
}
