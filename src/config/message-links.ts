import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import { deskHref } from './desk/desk-paths';
import { contentPaths, flowPaths, localisedPath } from './paths';

/** Query parameter of the opaque id in text message links; it starts a code challenge and nothing else. */
export const linkParameter = 'link';

export const applyPaths: Readonly<Record<ApplicationProduct, string>> = {
  first: flowPaths.applyFirst,
  second: flowPaths.applySecond,
  'fast-pass': flowPaths.applyFastPass,
};

export interface LinkOptions {
  siteUrl: string;
  locale: Locale;
}

/** The address, sent by text message, where the documents of an application are uploaded. */
export function uploadLink(reference: string, { siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${localisedPath(locale, contentPaths.uploadDocument)}?${linkParameter}=${reference}`;
}

/** The address that resumes a draft on another device. */
export function resumeLink(
  reference: string,
  { siteUrl, locale, product }: LinkOptions & { product: ApplicationProduct },
): string {
  return `${siteUrl}${localisedPath(locale, applyPaths[product])}?${linkParameter}=${reference}`;
}

/** The address where a further borrower or guarantor confirms; the token stands behind the `#`, which no server logs. */
export function coApplicantLink(token: string, { siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${localisedPath(locale, flowPaths.coApplicant)}#${token}`;
}

/** The address where somebody who did not make a change stops withdrawals; the token stands behind the `#`, which no server logs. */
export function notMeLink(token: string, { siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${localisedPath(locale, flowPaths.notMe)}#${token}`;
}

/** The address where a mail address is verified; the token stands behind the `#`, which no server logs. */
export function verifyEmailLink(token: string, { siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${localisedPath(locale, flowPaths.verifyEmail)}#${token}`;
}

/** What the link of a mail about a value does, and the form of its part behind the `#`. */
export const valueAlertActions = ['confirm', 'stop'] as const;
export type ValueAlertAction = (typeof valueAlertActions)[number];
export const valueAlertHash = /^#alert-(confirm|stop)=([A-Za-z0-9_-]{43})$/;

/** The address where a request to be told of a change is confirmed or stopped; the token stands behind the `#`, which no server logs. */
export function valueAlertLink(
  action: ValueAlertAction,
  { token, siteUrl, locale }: LinkOptions & { token: string },
): string {
  return `${siteUrl}${localisedPath(locale, contentPaths.onlineProperty)}#alert-${action}=${token}`;
}

/** The address where a property is valued; `ids` are the places chosen. */
export function valuationLink(
  ids: Readonly<Record<string, string>>,
  { siteUrl, locale }: LinkOptions,
): string {
  return `${siteUrl}${localisedPath(locale, contentPaths.onlineProperty)}?${new URLSearchParams(ids)}`;
}

/** The part behind the `#` of the link to a booked call. */
export const callBackHash = /^#call-back=([A-Za-z0-9_-]{43})$/;

/** The address where a booked call is changed; the token stands behind the `#`, which no server logs. */
export function callBackLink(token: string, { siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${localisedPath(locale, contentPaths.contactUs)}#call-back=${token}`;
}

/** The address where a signed-in customer follows applications. */
export function applicationsLink({ siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${localisedPath(locale, flowPaths.applications)}`;
}

/** The address where a signed-in customer sees what to pay and how. */
export function paymentsLink({ siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${localisedPath(locale, flowPaths.payments)}`;
}

/** The address where a signed-in customer reads and writes messages. */
export function messagesLink({ siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${localisedPath(locale, flowPaths.accountContact)}`;
}

/** The part behind the `#` of the link that ends the weekly mail of a report. */
export const reportMailHash = /^#([a-z0-9]{12}\.[A-Za-z0-9_-]{43})$/;

/** The address of the desk where staff end the weekly mail of a report, without signing in; the token stands behind the `#`, which no server logs. */
export function reportMailStopLink(token: string, { siteUrl, locale }: LinkOptions): string {
  return `${siteUrl}${deskHref(locale, 'report-mail')}#${token}`;
}
