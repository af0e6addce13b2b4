/** Settings of instances that share a database and a folder of files, behind a balancer on this machine. */
export function siteSettings({
  databaseUrl,
  siteUrl,
  messagesUrl,
  files,
}: {
  databaseUrl: string;
  siteUrl: string;
  messagesUrl: string;
  files: string;
}): { settings: Record<string, string>; deskToken: string } {
  const deskToken = 'rolling-0123456789-0123456789';
  return {
    deskToken,
    settings: {
      LOG_LEVEL: 'warn',
      SITE_URL: siteUrl,
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DO_WITHOUT: 'site-url,file-scanner,bot-check,mail-server',
      DESK_TOKEN: `rolling:${deskToken}`,
      SESSION_SECRET: 'rolling-0123456789-0123456789-0123456789',
      DATA_ENCRYPTION_KEY: `1:${Buffer.alloc(32, 7).toString('base64')}`,
      LICENCE_NUMBER: '0000/2026',
      COMPLAINT_HOTLINE: '0000 0000',
      STORAGE_URL: `file://${files}`,
      SMS_PROVIDER: 'https',
      SMS_HTTPS_URL: messagesUrl,
      SMS_HTTPS_TOKEN: 'rolling-0123456789',
      OTP_RESEND_SECONDS: '1',
      // Everybody comes from this machine, and more often than people do.
      RATE_LIMIT_READS_PER_MINUTE: '1000000',
      RATE_LIMIT_WRITES_PER_MINUTE: '1000000',
      SMS_BUDGET_NETWORK_PER_HOUR: '1000000',
      SMS_BUDGET_PER_HOUR: '1000000',
      SMS_BUDGET_PER_DAY: '1000000',
    },
  };
}
