import type { Icon } from '@/contracts/content/block-fields';
import type { Contact } from '@/contracts/site/site';

export const contactIcons: Readonly<Record<Contact['kind'], Icon>> = {
  phone: 'phone',
  mail: 'mail',
  message: 'message',
  visit: 'pin',
  post: 'mail',
  complaint: 'scales',
};

/** The address that calls or writes to a contact; undefined where its value is neither a number nor an address. */
export function contactLink(kind: Contact['kind'], value: string): string | undefined {
  if (kind === 'phone' || kind === 'complaint')
    return /\d{4}/.test(value)
      ? `tel:+852${value.replace(/\D/g, '').replace(/^852/, '')}`
      : undefined;
  return kind === 'mail' && value.includes('@') ? `mailto:${value}` : undefined;
}
