import type {
  ApplicationProduct,
  ApplicationState,
} from '@/contracts/application/application-choices';
import type { LoanProduct, RepaymentKind } from '@/contracts/account/account-choices';
import { locales, type Locale } from '@/contracts/locale';
import { demoEstates, employers, familyNames, givenNames } from '@/copy/demo/people';
import { checkCharacter } from '@/lib/hkid';
import { createDraw, type Draw } from './draw';

export interface DemoPerson {
  /** E.164; a number that somebody may have, so nothing is sent to it. */
  phone: string;
  name: string;
  nameChinese: string;
  hkid: string;
  dateOfBirth: string;
  language: Locale;
  email: string;
  employer: string;
  monthlyIncome: number;
  estate: (typeof demoEstates)[number];
  /** Flat, floor and block. */
  flat: string;
}

/** The campaign values of a link; those that the link did not name are absent. */
export type DemoCampaign = {
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
};

/** Somebody who applied, and how far that has come by today. */
export interface DemoCase {
  person: DemoPerson;
  product: ApplicationProduct;
  daysAgo: number;
  state: ApplicationState;
  amount: number;
  tenorMonths: number;
  annualRate: number;
  campaign: DemoCampaign;
}

/** A loan from before, and how its customer pays: the last `unpaidMonths` payments did not come. */
export interface DemoLoanPlan {
  person: DemoPerson;
  product: LoanProduct;
  kind: RepaymentKind;
  startedMonthsAgo: number;
  day: number;
  amount: number;
  creditLimit: number | null;
  annualRate: number;
  tenorMonths: number;
  unpaidMonths: number;
}

export const demoCounts = { applications: 300, loans: 160 } as const;

export const demoCampaigns: readonly DemoCampaign[] = [
  {},
  {},
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'second-mortgage' },
  { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'brand' },
  { utm_source: 'facebook', utm_medium: 'paid-social', utm_campaign: 'autumn' },
  { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'rates' },
  { utm_source: '28hse', utm_medium: 'referral' },
];

/** Invents a person of a number, from 0 to 999. */
export function inventPerson(number: number, draw: Draw): DemoPerson {
  const family = draw.oneOf(familyNames);
  const given = draw.oneOf(givenNames);
  const estate = draw.oneOf(demoEstates);
  const letter = draw.oneOf(['A', 'C', 'D', 'G', 'K', 'R', 'Y', 'Z']);
  const digits = String(draw.between(100_000, 999_999));
  const name = `${family.en} ${given.en}`;
  return {
    phone: `+85251900${String(number).padStart(3, '0')}`,
    name,
    nameChinese: `${family.zh}${given.zh}`,
    hkid: `${letter}${digits}(${checkCharacter(letter, digits)})`,
    dateOfBirth: `${draw.between(1958, 1996)}-${two(draw.between(1, 12))}-${two(draw.between(1, 28))}`,
    language: draw.oneOf(['hk', 'hk', 'hk', ...locales]),
    email: `${name.toLowerCase().replaceAll(' ', '.')}.${number}@example.com`,
    employer: draw.oneOf(employers),
    monthlyIncome: draw.between(28, 120) * 1_000,
    estate,
    flat: `Flat ${draw.oneOf(['A', 'B', 'C', 'D', 'E'])}, ${draw.between(3, 32)}/F, Block ${draw.between(1, 9)}`,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** What became of an application of that age: the old ones are decided, the young ones wait. */
function stateAfter(daysAgo: number, draw: Draw): ApplicationState {
  if (daysAgo < 3) return draw.oneOf(['received', 'received', 'needs-documents', 'in-assessment']);
  if (daysAgo < 10)
    return draw.oneOf([
      'needs-documents',
      'in-assessment',
      'approved',
      'declined',
      'offer-accepted',
    ]);
  if (daysAgo < 30)
    return draw.oneOf([
      'needs-documents',
      'approved',
      'declined',
      'withdrawn',
      'offer-accepted',
      'completed',
    ]);
  return draw.oneOf(['declined', 'declined', 'withdrawn', 'completed', 'completed', 'completed']);
}

/** The applications of half a year, the oldest first. */
export function demoCases(): DemoCase[] {
  const draw = createDraw(20_261_123);
  return Array.from({ length: demoCounts.applications }, (_one, number): DemoCase => {
    const person = inventPerson(number, draw);
    const product = draw.oneOf(['first', 'first', 'second', 'fast-pass']);
    const value = person.estate.hkdPerSqft * person.estate.sqft;
    const share = product === 'first' ? draw.between(25, 55) : draw.between(8, 22);
    // Ever more come in: the newest third within the last month.
    const age = (demoCounts.applications - number) / demoCounts.applications;
    const daysAgo = Math.floor(180 * age ** 1.6);
    return {
      person,
      product,
      daysAgo,
      state: stateAfter(daysAgo, draw),
      amount: Math.round((value * share) / 100 / 10_000) * 10_000,
      tenorMonths: draw.oneOf([60, 120, 180, 240]),
      annualRate: product === 'first' ? draw.oneOf([4.25, 5.25, 6]) : draw.oneOf([8.5, 9.75, 12]),
      campaign: draw.oneOf(demoCampaigns),
    };
  });
}

/** Loans that began up to ten months ago; one in eight is behind with one to four payments. */
export function demoLoanPlans(): DemoLoanPlan[] {
  const draw = createDraw(852);
  return Array.from({ length: demoCounts.loans }, (_one, number): DemoLoanPlan => {
    const person = inventPerson(500 + number, draw);
    const product = draw.oneOf([
      'first-mortgage',
      'first-mortgage',
      'second-mortgage',
      'revolving-loan',
    ]);
    const startedMonthsAgo = draw.between(1, 10);
    const isRevolving = product === 'revolving-loan';
    const amount = draw.between(isRevolving ? 8 : 30, isRevolving ? 40 : 400) * 10_000;
    return {
      person,
      product,
      kind: isRevolving
        ? 'revolving'
        : product === 'second-mortgage' && draw.share() < 0.4
          ? 'interestOnly'
          : 'principalAndInterest',
      startedMonthsAgo,
      day: draw.between(1, 28),
      amount,
      creditLimit: isRevolving ? amount * 2 : null,
      annualRate:
        product === 'first-mortgage' ? draw.oneOf([4.5, 5.25, 6]) : draw.oneOf([8.5, 9.75, 13]),
      tenorMonths: draw.oneOf([36, 60, 120, 240]),
      unpaidMonths: draw.share() < 0.125 ? Math.min(startedMonthsAgo, draw.between(1, 4)) : 0,
    };
  });
}
