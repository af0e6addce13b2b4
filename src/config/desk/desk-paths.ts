import { locales, type Locale } from '@/contracts/locale';
import { localisedPath } from '../paths';

/** Where the desk of the staff is, without language. */
export const deskPath = '/desk';

/** Where the provider of work accounts sends people back to, without language: an address that has to be registered with it. */
export const workAccountPath = `${deskPath}/work-account`;

/** The screens of the desk as the second segment of their addresses. */
export const deskSections = [
  'join',
  'work-account',
  'report-mail',
  'applications',
  'loans',
  'requests',
  'approvals',
  'payment-orders',
  'payment-files',
  'bank-entries',
  'messages',
  'search',
  'customers',
  'enquiries',
  'call-backs',
  'careers',
  'campaigns',
  'funnel',
  'links',
  'tests',
  'content',
  'sending',
  'settings',
  'site-health',
  'sessions',
  'staff',
  'keys',
  'audit',
] as const;
export type DeskSection = (typeof deskSections)[number];

export const isDeskSection = (name: string): name is DeskSection =>
  deskSections.some((section) => section === name);

/** What stands behind `/desk`: a screen, and one thing of it such as a number. */
export interface DeskRoute {
  /** Null on the first screen. */
  section: DeskSection | null;
  /** Null for a list. */
  id: string | null;
}

const deskPattern = /^\/desk(?:\/([a-z-]+)(?:\/([\w.-]{1,96}))?)?$/;

/** The screen of a path without language; null for one that the desk does not have. */
export function deskRouteOf(path: string): DeskRoute | null {
  const match = deskPattern.exec(path);
  if (!match) return null;
  const [, section, id = null] = match;
  if (section === undefined) return { section: null, id };
  return isDeskSection(section) ? { section, id } : null;
}

const deskPagePattern = new RegExp(`^(?:/(?:${locales.join('|')}))?${deskPath}(?:/|$)`);

/** Whether a pathname, with a language or without, is of the desk, whatever it names there. */
export const isDeskPage = (pathname: string): boolean => deskPagePattern.test(pathname);

/** `/hk/desk/staff/7` for (`hk`, `staff`, `7`). */
export const deskHref = (locale: Locale, section: DeskSection | null, id?: string): string =>
  localisedPath(
    locale,
    [deskPath, section, id === undefined ? null : encodeURIComponent(id)]
      .filter((part) => part !== null)
      .join('/'),
  );
