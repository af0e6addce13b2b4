import { createHash } from 'node:crypto';
import { botCheckHosts } from '@/config/bot-check';

/** Extra sources for third parties, present only when they are configured. */
export interface PolicyExtras {
  scriptSrc: string[];
  connectSrc: string[];
  frameSrc: string[];
  imgSrc: string[];
  /** Origins whose pages may frame the document; none where it is left out. */
  frameAncestors?: string[];
}

// The empty string's hash admits the empty style element that Emotion fills at run time.
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const decode = (text: string): string =>
  text.replace(/&(?:quot|#x27|#39|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const stylePattern = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const styleAttributePattern = /<[a-z][^>]*?\sstyle="([^"]*)"/gi;
const isExecutable = (attributes: string): boolean =>
  !/\ssrc=/i.test(attributes) &&
  !/type="(?:application\/(?:ld\+)?json|speculationrules)"/i.test(attributes);

/**
 * Content-Security-Policy for one finished HTML document: hashes of the inline scripts, styles and style attributes that it
 * really contains, no `unsafe-inline` and no nonce, so that it holds on cached pages.
 */
export function contentSecurityPolicy(html: string, extras?: PolicyExtras): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(scriptPattern))
    if (isExecutable(attributes)) scripts.add(hash(body));
  const markup = html.replace(scriptPattern, '');
  for (const [, body = ''] of markup.matchAll(stylePattern)) styles.add(hash(body));
  for (const [, value = ''] of markup.replace(stylePattern, '').matchAll(styleAttributePattern))
    styleAttributes.add(hash(decode(value)));

  const list = (name: string, ...sources: string[]): string => `${name} ${sources.join(' ')}`;
  return [
    "default-src 'none'",
    list('script-src', "'self'", ...scripts, ...(extras?.scriptSrc ?? [])),
    "style-src 'self'",
    list('style-src-elem', "'self'", ...styles, emptyStyleHash),
    styleAttributes.size > 0
      ? list('style-src-attr', "'unsafe-hashes'", ...styleAttributes)
      : "style-src-attr 'none'",
    list('img-src', "'self'", 'data:', 'blob:', ...(extras?.imgSrc ?? [])),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    list('frame-src', ...(extras && extras.frameSrc.length > 0 ? extras.frameSrc : ["'none'"])),
    list('connect-src', "'self'", ...(extras?.connectSrc ?? [])),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    list('frame-ancestors', ...(extras?.frameAncestors ?? ["'none'"])),
  ].join('; ');
}

/** Sources that Google Tag Manager and reCAPTCHA v3 need; `botCheckBaseUrl` is the one host of the bot check, where there is one. */
export function policyExtras({
  hasTagManager,
  hasBotCheck,
  botCheckBaseUrl,
}: {
  hasTagManager: boolean;
  hasBotCheck: boolean;
  botCheckBaseUrl?: string;
}): PolicyExtras {
  const extras: PolicyExtras = { scriptSrc: [], connectSrc: [], frameSrc: [], imgSrc: [] };
  if (hasTagManager) {
    extras.scriptSrc.push('https://www.googletagmanager.com');
    extras.connectSrc.push(
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    );
    extras.imgSrc.push('https://*.google-analytics.com', 'https://www.googletagmanager.com');
  }
  if (hasBotCheck) {
    const hosts = botCheckHosts(botCheckBaseUrl).map((host) => `${host}/recaptcha/`);
    extras.scriptSrc.push(
      ...hosts,
      'https://www.gstatic.com/recaptcha/',
      'https://www.gstatic.cn/recaptcha/',
    );
    extras.connectSrc.push(...hosts);
    extras.frameSrc.push(...hosts, 'https://recaptcha.google.com/recaptcha/');
  }
  return extras;
}
