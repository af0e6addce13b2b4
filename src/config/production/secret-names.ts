/** Settings whose values no message may show. */
export const secretNames: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'DESK_TOKEN',
  'SESSION_SECRET',
  'DATA_ENCRYPTION_KEY',
  'TWILIO_AUTH_TOKEN',
  'SMS_HTTPS_TOKEN',
  'SMS_HTTPS_URL',
  'MAIL_SMTP_URL',
  'RECAPTCHA_SECRET',
  'LOS_ENDPOINT',
  'LOS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);
