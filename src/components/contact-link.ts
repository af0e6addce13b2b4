import type { Icon } from '@/contracts/content/block-fields';
import type { Locale } from '@/contracts/locale';
import type { Contact } from '@/contracts/site/site';

export const contactIcons: Readonly<Record<Contact['kind'], Icon>> = {
  phone: 'phone',
  mail: 'mail',
  message: 'message',
  visit: 'pin',
  post: 'mail',
  complaint: 'scales',
  whatsapp: 'message',
};

const placeholder = /^\[.*\]$/;

/** The number in the form that `tel:` and WhatsApp require, with its country code; Hong Kong's code is assumed if there is none. */
const international = (value: string): string =>
  value.trim().startsWith('+')
    ? value.replace(/\D/g, '')
    : `852${value.replace(/\D/g, '').replace(/^852/, '')}`;

/** A map search as a plain link, so that no third-party script runs here. Google Maps is not available in mainland China. */
const mapOf = (address: string, locale: Locale): string =>
  locale === 'cn'
    ? `https://uri.amap.com/search?${new URLSearchParams({ keyword: address })}`
    : `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/** The address that calls, writes to or finds a contact; undefined where its value is neither a number nor an address. */
export function contactLink(
  kind: Contact['kind'],
  value: string,
  locale: Locale,
): string | undefined {
  if (value.trim() === '' || placeholder.test(value)) return undefined;
  switch (kind) {
    case 'phone':
    case 'complaint':
      return /\d{4}/.test(value) ? `tel:+${international(value)}` : undefined;
    case 'whatsapp':
      return /\d{4}/.test(value) ? `https://wa.me/${international(value)}` : undefined;
    case 'mail':
      return value.includes('@') ? `mailto:${value}` : undefined;
    case 'visit':
      return mapOf(value, locale);
    case 'message':
    case 'post':
      return undefined;
  }
}

/** Link attributes that open external links in a new tab. */
export const contactLinkProps = (href: string) =>
  href.startsWith('https:') ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
