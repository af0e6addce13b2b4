import { QuoteFailure } from '@/backoffice/domains/evaluation/quote/quote-failure';
import {
  validateManualAddress,
  validatePremium,
  validateType,
} from '@/backoffice/domains/evaluation/quote/person-routing';
import type { Place } from '@/backoffice/domains/evaluation/address/place.types';
import type { QuoteRequest } from '@/contracts/evaluation/evaluation';

const codeOf = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof QuoteFailure) return error.code;
    throw error;
  }
};
const byHand = (
  address: string,
  {
    district = 's:tai-po',
    floor = 12,
    isStreetKnown = false,
    ...request
  }: { district?: string; floor?: number; isStreetKnown?: boolean } & Pick<
    QuoteRequest,
    'propertyType'
  > = {},
) => codeOf(() => validateManualAddress(request, { address, district, floor, isStreetKnown }));

describe('An address by hand', () => {
  it.each([
    '大埔林村 25 號',
    '元朗錦田水尾村12號地下',
    '上水围 8 号',
    '西貢 丁屋 1 樓',
    '12 Lin Au Tsuen, Tai Po',
    'Ground floor, Pak Sha O Village House 3',
    '25 Fung Yuen Village, Tai Po',
    'Lot 123 in DD 10',
    'D.D. 77 Lot No. 456',
    '丈量約份第10約地段第123號',
  ])('of a village house never has a figure: %s', (address) => {
    expect(byHand(address)).toBe('villageHouse');
    expect(byHand(address, { propertyType: 'flat' })).toBe('villageHouse');
  });

  it.each([
    '地舖, 彌敦道 100 號',
    'Shop 3, G/F, 100 Nathan Road',
    '觀塘工業大廈 5 樓',
    '泊車車位 12',
  ])('of something other than a flat is left to a person: %s', (address) => {
    expect(byHand(address)).toBe('notAFlat');
  });

  it.each(['🏙️🏠', '%%%', "' OR 1=1 --".replace('OR', ''), '12345', '___'])(
    'that is none is asked about: %s',
    (address) => {
      expect(byHand(address)).toBe('addressUnclear');
    },
  );

  it.each([
    '廣福道 12 號',
    '12 Kwong Fuk Road, Tai Po',
    '88 Castle Peak Road, Tsuen Wan',
    '5 Village Road, Happy Valley',
    '美孚新邨 3 座',
    'Flat 彌敦道 A 100 號',
    '圍方街 8 號',
    '村道 2 號',
  ])('of a flat is valued: %s', (address) => {
    expect(byHand(address)).toBeNull();
  });

  it('low down in the New Territories and at no known street is asked for its type first', () => {
    const low = { floor: 1, district: 's:tai-po' };
    expect(byHand('Sunshine 3', low)).toBe('villageHouse');
    expect(byHand('Sunshine 3', { ...low, propertyType: 'flat' })).toBeNull();
    expect(byHand('Sunshine 3', { ...low, isStreetKnown: true })).toBeNull();
    expect(byHand('Sunshine 3', { ...low, district: 's:mong-kok' })).toBeNull();
  });
});

describe('A type that was chosen', () => {
  it.each<[QuoteRequest['propertyType'], string | null]>([
    [undefined, null],
    ['flat', null],
    ['villageHouse', 'villageHouse'],
    ['shop', 'notAFlat'],
    ['office', 'notAFlat'],
    ['carPark', 'notAFlat'],
    ['other', 'notAFlat'],
    ['subsidisedFlat', 'premiumUnpaid'],
  ])('%s leads to %s', (propertyType, code) => {
    expect(codeOf(() => validateType({ propertyType }))).toBe(code);
  });

  it('is no hindrance once the premium of a subsidised flat is paid', () => {
    expect(
      codeOf(() => validateType({ propertyType: 'subsidisedFlat', premium: 'paid' })),
    ).toBeNull();
  });
});

describe('A subsidised estate', () => {
  const place = (subsidised: boolean): Place => ({
    number: 1,
    id: 'e:court',
    kind: 'estate',
    district: 's:tai-po',
    parent: null,
    target: null,
    en: 'Court',
    hk: '苑',
    cn: '苑',
    facts: { subsidised },
  });
  const check = (request: QuoteRequest, [own, around]: [boolean, boolean | null]) =>
    codeOf(() =>
      validatePremium(request, {
        located: { place: place(own), parent: null, target: null },
        estate: around === null ? null : place(around),
      }),
    );

  it('has a figure only once the premium is said to be paid', () => {
    expect(check({}, [true, null])).toBe('premiumUnpaid');
    expect(check({ premium: 'unpaid' }, [true, null])).toBe('premiumUnpaid');
    expect(check({ premium: 'paid' }, [true, null])).toBeNull();
  });

  it('makes its blocks subsidised, too', () => {
    expect(check({}, [false, true])).toBe('premiumUnpaid');
  });

  it('is believed to be one where the visitor says so', () => {
    expect(check({}, [false, null])).toBeNull();
    expect(check({ premium: 'unpaid' }, [false, null])).toBe('premiumUnpaid');
  });
});
