// No zod here: these values are imported by client components.

/** Defaults of constants that an API may set otherwise in its configuration. */
export const siteConstants = {
  contactWaitSeconds: 180,
  logoutWaitSeconds: 120,
  uploadMaxMegabytes: 20,
  currencySymbol: 'HK$',
} as const;
