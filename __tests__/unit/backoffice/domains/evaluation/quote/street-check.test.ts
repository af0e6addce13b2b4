import { QuoteFailure } from '@/backoffice/domains/evaluation/quote/quote-failure';
import {
  readStreetRegister,
  validateStreet,
} from '@/backoffice/domains/evaluation/quote/street-check';

const register = readStreetRegister();
const check = (address: string, district: string) => (): boolean =>
  validateStreet(register, { address, district, locale: 'en' });

describe('An address entered by hand', () => {
  it.each([
    ['彌敦道100號', 's:sheung-shui'],
    ['弥敦道 100', 's:sheung-shui'],
    ['100 Nathan Road', 's:sheung-shui'],
    ['Flat A, 5/F, 100 Nathan Rd.', 's:north-point'],
    ['英皇道125號月明樓', 's:tuen-mun'],
  ])('%s is asked about in %s', (address, district) => {
    expect(check(address, district)).toThrow(QuoteFailure);
  });

  it('learns where the street lies, and that a person can help', () => {
    let failure: unknown;
    try {
      check('彌敦道100號', 's:sheung-shui')();
    } catch (error) {
      failure = error;
    }
    expect(failure).toMatchObject({
      code: 'streetElsewhere',
      limit: 'Yau Tsim Mong',
      needsPerson: true,
    });
  });

  it.each([
    ['彌敦道100號', 's:tsim-sha-tsui'],
    ['Nathan Road 688', 's:mong-kok'],
    ["25 King's Road", 's:tin-hau'],
    ["125 King's Road", 's:fortress-hill'],
    ['廣福道 12 號', 's:tai-po'],
    ['蓮塘尾村 8 號', 's:fan-ling'],
    ['8 Somewhere Garden', 's:sheung-shui'],
    ['🏙️', 's:sheung-shui'],
    ['道', 's:sheung-shui'],
  ])('%s is accepted in %s', (address, district) => {
    expect(check(address, district)).not.toThrow();
  });
});
