import { endpoints } from '@/contracts/endpoints';
import type { QuoteResponse } from '@/contracts/evaluation/evaluation';
import { startTestApi, type TestApi } from '@test/support/api/test-api';

const languages = { en: 'en', hk: 'zh-HK', cn: 'zh-CN' } as const;

describe('A quote for what cannot be right', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi('postgres');
  });
  afterAll(() => api.close());

  const quote = async (body: object, language = 'en'): Promise<QuoteResponse> => {
    const answer = await api.call('/evaluation/quote', {
      method: 'POST',
      headers: { 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return endpoints.quote.response.parse(answer.body);
  };

  it.each([
    [
      'places that do not belong together',
      { estate: 'e:taikoo-shing', district: 's:aberdeen', areaSqft: 500 },
      'placesDoNotMatch',
    ],
    [
      'an area of another part of town',
      { estate: 'e:taikoo-shing', area: 'NT', areaSqft: 500 },
      'placesDoNotMatch',
    ],
    ['an unknown estate', { estate: 'e:nowhere', areaSqft: 500 }, 'unknownPlace'],
    [
      'a floor that does not exist',
      { estate: 'e:taikoo-shing', areaSqft: 500, floor: 'f:99' },
      'floorDoesNotExist',
    ],
    ['no area', { estate: 'e:taikoo-shing' }, 'areaMissing'],
    ['an area of nothing', { estate: 'e:taikoo-shing', areaSqft: 0 }, 'areaOutOfRange'],
    [
      'an area of 100,000 square feet',
      { estate: 'e:taikoo-shing', areaSqft: 100_000 },
      'areaOutOfRange',
    ],
    ['nothing chosen', {}, 'chooseProperty'],
    [
      'an address without a district',
      { address: 'Somewhere', areaSqft: 500, floor: 3 },
      'districtMissing',
    ],
    [
      'an age of 300 years',
      { address: 'Somewhere', district: 's:aberdeen', areaSqft: 500, floor: 3, ageYears: 300 },
      'ageOutOfRange',
    ],
    ['five square feet', { estate: 'e:taikoo-shing', areaSqft: 5 }, 'areaOutOfRange'],
    [
      'an age of 99 years where the year is known',
      { estate: 'e:taikoo-shing', areaSqft: 500, ageYears: 99 },
      'ageDoesNotMatch',
    ],
    [
      'a new flat where the year is known',
      { estate: 'e:taikoo-shing', areaSqft: 500, ageYears: 2 },
      'ageDoesNotMatch',
    ],
    [
      'a year of completion in the future',
      { estate: 'e:taikoo-shing', areaSqft: 500, ageYears: -4 },
      'ageOutOfRange',
    ],
    ['a flat of 1888', { estate: 'e:taikoo-shing', areaSqft: 500, ageYears: 138 }, 'ageOutOfRange'],
    [
      'emoji for an address',
      { address: '🏙️🏠🔑', district: 's:aberdeen', areaSqft: 500, floor: 3 },
      'addressUnclear',
    ],
    [
      'wildcards for an address',
      { address: '%_%', district: 's:aberdeen', areaSqft: 500, floor: 3 },
      'addressUnclear',
    ],
    [
      'a village house by hand',
      { address: '大埔 Lam Tsuen 村 25 號', district: 's:tai-po', areaSqft: 700, floor: 1 },
      'villageHouse',
    ],
    ['a shop', { estate: 'e:taikoo-shing', areaSqft: 500, propertyType: 'shop' }, 'notAFlat'],
    [
      'a subsidised flat whose premium is not paid',
      { estate: 'e:taikoo-shing', areaSqft: 500, premium: 'unpaid' },
      'premiumUnpaid',
    ],
    ['a car park without known sales', { carpark: 'p:e-taikoo-shing' }, 'carParkUnknown'],
  ])('explains %s in three languages', async (_what, body, code) => {
    const messages = await Promise.all(
      Object.values(languages).map(async (language) => {
        const answer = await quote(body, language);
        expect(answer).toMatchObject({ success: 0, data: { code } });
        return answer.success === 0 ? answer.data?.errorMessage : '';
      }),
    );
    expect(new Set(messages).size).toBe(3);
    expect(messages.join('')).not.toContain('{limit}');
  });

  it('becomes no PDF, while a value does', async () => {
    const draw = (body: object) =>
      api.call('/evaluation/quote/document', {
        method: 'POST',
        headers: { 'accept-language': 'zh-HK', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await draw({ estate: 'e:taikoo-shing', areaSqft: 5 })).toMatchObject({ status: 404 });
    const drawn = await draw({ estate: 'e:taikoo-shing', areaSqft: 600, floor: 'f:12' });
    expect(drawn.status).toBe(200);
    expect(drawn.headers.get('content-type')).toBe('application/pdf');
    expect(drawn.headers.get('content-disposition')).toContain('valuation-');
  });

  it('refuses ten thousand characters in three languages, field by field', async () => {
    const messages = await Promise.all(
      Object.values(languages).map(async (language) => {
        const answer = await api.call('/evaluation/quote', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': language },
          body: JSON.stringify({
            district: 's:aberdeen',
            areaSqft: 500,
            floor: 3,
            address: '香港 street 🏠 '.repeat(1_000).slice(0, 10_000),
          }),
        });
        expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
        return JSON.stringify(answer.body).match(/"address":"([^"]+)"/)?.[1];
      }),
    );
    expect(new Set(messages).size).toBe(3);
    expect(messages).not.toContain(undefined);
  });

  it('answers 400 to a body that is malformed', async () => {
    const answer = await api.call('/evaluation/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ estate: 12, colour: 'red' }),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', fields: { estate: expect.any(String) } },
    });
  });
});
