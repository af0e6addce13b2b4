import { campaignFromQuery, sanitiseCampaignValue } from '../campaign';
import { clickIds, knownSources, type KnownSource } from './known-sources';

export const touchFields = [
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'referrer',
  'click',
] as const;

/** What brought a visitor, in lower case; an empty text: nothing said so. `click` is the parameter in which an advertiser put the id of a click, without the id. */
export type Touch = Record<(typeof touchFields)[number], string>;

/** Somebody who typed the address, or came from where browsers say nothing. */
export const directTouch: Touch = {
  source: '',
  medium: '',
  campaign: '',
  content: '',
  term: '',
  referrer: '',
  click: '',
};

/** Whether nothing says what brought the visitor. */
export const isDirect = (touch: Touch): boolean =>
  touchFields.every((field) => touch[field] === '');

/** What brought the visitor of an address: its campaign, else the kind of advertisement clicked, else the site that links here. `referrer` is that site's host, or empty. */
export function touchOf(query: URLSearchParams, referrer: string): Touch {
  const campaign = campaignFromQuery(query);
  const clicked = clickIds.find(({ parameter }) => query.get(parameter));
  const known = referrer === '' ? undefined : knownSourceOf(referrer);
  const linked = known ?? (referrer === '' ? undefined : { source: referrer, medium: 'referral' });
  const value = (name: string): string => sanitiseCampaignValue(query.get(name)) ?? '';
  const isNamed = Object.keys(campaign).length > 0;
  return lowerCased({
    source: campaign.utm_source ?? clicked?.source ?? (isNamed ? '' : linked?.source) ?? '',
    medium: campaign.utm_medium ?? clicked?.medium ?? (isNamed ? '' : linked?.medium) ?? '',
    campaign: campaign.utm_campaign ?? '',
    content: value('utm_content'),
    term: value('utm_term'),
    referrer,
    click: clicked?.parameter ?? '',
  });
}

/** Host of the `Referer` header; empty for none, for a wrong one and for our own pages. */
export function referrerHost(referer: string | undefined, ownHost: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { host, hostname, protocol } = new URL(referer);
  if (host === ownHost || !protocol.startsWith('http')) return '';
  return hostname.replace(/^(?:www|m)\./, '').slice(0, 100);
}

function knownSourceOf(host: string): KnownSource | undefined {
  const labels = host.split('.');
  const matches = (wanted: string) =>
    wanted.includes('.')
      ? host === wanted || host.endsWith(`.${wanted}`)
      : // The last label is a country or a kind, and never a name.
        labels.slice(0, -1).includes(wanted);
  const isNamedWhole = ({ hosts }: KnownSource) =>
    hosts.some((wanted) => wanted.includes('.') && matches(wanted));
  return knownSources.find(isNamedWhole) ?? knownSources.find(({ hosts }) => hosts.some(matches));
}

function lowerCased(touch: Touch): Touch {
  return {
    source: touch.source.toLowerCase(),
    medium: touch.medium.toLowerCase(),
    campaign: touch.campaign.toLowerCase(),
    content: touch.content.toLowerCase(),
    term: touch.term.toLowerCase(),
    referrer: touch.referrer.toLowerCase(),
    click: touch.click,
  };
}
