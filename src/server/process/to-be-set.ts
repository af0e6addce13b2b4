import { placeholder, type Brand } from '@/config/brand';
import type { ServerEnv } from '@/config/env.server';

const ownSettings = ['LICENCE_NUMBER', 'COMPLAINT_HOTLINE'] as const;
const backOfficeSettings = [
  'MAIL_CONTACT_TO',
  'PAYMENT_FPS_ID',
  'PAYMENT_BANK_ACCOUNT',
  'PAYMENT_PAYEE',
] as const;
const contacts = [
  'servicePhone',
  'email',
  'whatsapp',
  'addressEn',
  'addressHk',
  'addressCn',
] as const;

type Settings = Pick<
  ServerEnv,
  (typeof ownSettings)[number] | (typeof backOfficeSettings)[number] | 'STORAGE_MODE'
>;

/** What the lender has still to set, for the terminal, one line a place; no line where everything is set. */
export function describeToBeSet(
  env: Settings,
  brand: Pick<Brand, (typeof contacts)[number] | 'socialLinks'>,
): string[] {
  const settings = [
    ...ownSettings,
    ...(env.STORAGE_MODE === 'remote' ? [] : backOfficeSettings),
  ].filter((name) => env[name] === placeholder);
  const ways = [
    ...contacts.filter((name) => brand[name] === placeholder),
    ...(brand.socialLinks.length === 0 ? ['socialLinks'] : []),
  ];
  return [
    ...(settings.length > 0 ? [`Still to be set in .env: ${settings.join(', ')}`] : []),
    ...(ways.length > 0
      ? [`Still to be set in src/config/brand.ts, and left out of pages: ${ways.join(', ')}`]
      : []),
  ];
}
