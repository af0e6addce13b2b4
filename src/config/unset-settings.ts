import type { UnsetSettings } from '@/contracts/desk';
import { placeholder, type Brand } from './brand';
import type { ServerEnv } from './env.server';

const ownSettings = ['LICENCE_NUMBER', 'COMPLAINT_HOTLINE'] as const;
const backOfficeSettings = [
  'MAIL_CONTACT_TO',
  'PAYMENT_FPS_ID',
  'PAYMENT_BANK_ACCOUNT',
  'PAYMENT_PAYEE',
  'PAYOUT_HOLDER',
  'PAYOUT_BANK_CODE',
  'PAYOUT_ACCOUNT',
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

/** What the lender has still to set; the settings of the back office only where the built-in one runs. */
export function findUnsetSettings(
  env: Settings,
  brand: Pick<Brand, (typeof contacts)[number] | 'socialLinks'>,
): UnsetSettings {
  return {
    environment: [
      ...ownSettings,
      ...(env.STORAGE_MODE === 'remote' ? [] : backOfficeSettings),
    ].filter((name) => env[name] === placeholder),
    brand: [
      ...contacts.filter((name) => brand[name] === placeholder),
      ...(brand.socialLinks.length === 0 ? ['socialLinks'] : []),
    ],
  };
}
