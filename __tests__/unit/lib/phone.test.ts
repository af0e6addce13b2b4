import { readFileSync } from 'node:fs';
import { parseMobile, spacedPhone } from '@/lib/phone';
import { phonePlans } from '@/lib/phone-plans';

describe('A mobile number', () => {
  // First digits: OFCA numbering plan (FIELD B4), 5–9 and since 2018 also 4, 7 and 8.
  it.each([
    ['9123 4567', '+85291234567'],
    ['91234567', '+85291234567'],
    ['+852 9123 4567', '+85291234567'],
    ['852-6123-4567', '+85261234567'],
    ['(852) 5123 4567', '+85251234567'],
    ['00852 9123 4567', '+85291234567'],
    ['＋８５２　９１２３　４５６７', '+85291234567'],
    ['4611 1234', '+85246111234'],
    ['7011 1234', '+85270111234'],
    ['8481 1234', '+85284811234'],
    ['+86 138 1234 5678', '+8613812345678'],
    ['8613812345678', '+8613812345678'],
    ['138 1234 5678', '+8613812345678'],
    [' 0086-13812345678 ', '+8613812345678'],
  ])('written as %s is %s', (text, e164) => {
    expect(parseMobile(text)).toEqual({ e164 });
  });

  it.each([
    ['a Hong Kong office', '2123 4567'],
    ['a Hong Kong home', '+852 3160 1234'],
    ['a line in Beijing', '+86 10 6552 9988'],
    ['a line in Shenzhen', '0755 8200 1234'],
  ])('is not that of %s', (_place, text) => {
    expect(parseMobile(text)).toEqual({ problem: 'fixedLine' });
  });

  it.each([
    ['free of charge', '800 123 456'],
    ['a premium service', '900 1234 5678'],
    ['too short', '9123 456'],
    ['too long', '9123 45678'],
    ['a pager', '7112 3456'],
    ['of another country', '+44 7911 123456'],
    ['of Macau', '+853 6612 3456'],
    ['with an extension', '9123 4567 ext. 12'],
    ['two numbers', '9123 4567 / 6123 4567'],
    ['words', 'call me'],
    ['markup', '<b>91234567</b>'],
    ['empty', '   '],
  ])('is not one that is %s', (_kind, text) => {
    expect(parseMobile(text)).toEqual({ problem: 'wrongPhone' });
  });
});

describe('The numbering plans', () => {
  it('are those of the library, cut down to Hong Kong and the mainland', () => {
    const full = JSON.parse(
      readFileSync('node_modules/libphonenumber-js/metadata.max.json', 'utf8'),
    );
    expect(phonePlans).toEqual({
      version: full.version,
      country_calling_codes: { 852: ['HK'], 86: ['CN'] },
      countries: { HK: full.countries.HK, CN: full.countries.CN },
      nonGeographic: {},
    });
  });
});

it.each([
  ['+85251234567', '+852 5123 4567'],
  ['+8613800138000', '+86 138 0013 8000'],
  ['+4420', '+4420'],
])('%s is written %s', (e164, text) => {
  expect(spacedPhone(e164)).toBe(text);
});
