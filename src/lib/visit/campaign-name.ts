import { campaignMaxLength } from '@/contracts/limits/limits';

/** A part of a campaign's name as links of staff have it: `Spring 2027!` is `spring-2027`. Visits are counted in lower case. */
export const campaignNameOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._]+/g, '-')
    .replaceAll(/([-._])[-._]+/g, '$1')
    .slice(0, campaignMaxLength)
    .replaceAll(/^[-._]+|[-._]+$/g, '');
