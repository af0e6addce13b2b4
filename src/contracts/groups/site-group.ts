import { siteEndpoints } from '../site/site-endpoints';

/** Calls that every page may make. */
export const siteGroup = siteEndpoints;
