/** Settings that others ask for, by what asks for them. */
export const requiredWithDatabase = [
  'DESK_TOKEN',
  'SESSION_SECRET',
  'DATA_ENCRYPTION_KEY',
  'LICENCE_NUMBER',
  'COMPLAINT_HOTLINE',
] as const;
export const requiredWithMail = ['MAIL_FROM', 'MAIL_CONTACT_TO'] as const;
export const requiredWithProvider = {
  outbox: [],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'],
  https: ['SMS_HTTPS_URL', 'SMS_HTTPS_TOKEN'],
} as const;
export const requiredWithWorkAccounts = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_ROLES',
] as const;
