import {
  contactWaitSeconds,
  logoutWaitSeconds,
  sessionIdleSeconds,
  uploadMaxMegabytes,
} from './site';

/** Waits and limits that an API sets for the site in its configuration. */
export interface SiteLimits {
  contactWaitSeconds: number;
  logoutWaitSeconds: number;
  uploadMaxMegabytes: number;
}

export const defaultSiteLimits: SiteLimits = {
  contactWaitSeconds,
  logoutWaitSeconds,
  uploadMaxMegabytes,
};

/** A value outside is a mistake of the API. A warning longer than the session would never be seen. */
const ranges: Readonly<Record<keyof SiteLimits, { min: number; max: number }>> = {
  contactWaitSeconds: { min: 1, max: 24 * 3_600 },
  logoutWaitSeconds: { min: 10, max: sessionIdleSeconds - 5 * 60 },
  uploadMaxMegabytes: { min: 0.1, max: 1_024 },
};

/** The limits of a configuration; the default for each that is missing or not possible. */
export function siteLimitsOf(config: Partial<SiteLimits>): SiteLimits {
  const usable = (name: keyof SiteLimits): number => {
    const value = config[name];
    const { min, max } = ranges[name];
    return value !== undefined && value >= min && value <= max ? value : defaultSiteLimits[name];
  };
  return {
    contactWaitSeconds: usable('contactWaitSeconds'),
    logoutWaitSeconds: usable('logoutWaitSeconds'),
    uploadMaxMegabytes: usable('uploadMaxMegabytes'),
  };
}
