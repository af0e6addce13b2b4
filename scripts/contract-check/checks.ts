import assert from 'node:assert/strict';
import { pageSlugs } from '@/config/page-lookup';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints, type EndpointKey } from '@/contracts/endpoints';
import { locales } from '@/contracts/locale';
import { errorMessage } from '@/lib/logging/error-message';
import type { ApiUnderCheck } from './api-under-check';

export interface Check {
  name: string;
  run: (api: ApiUnderCheck) => Promise<unknown>;
}

/** Everything in which the API breaks this promise; empty where it keeps it. */
export async function problemsOf({ run }: Check, api: ApiUnderCheck): Promise<string[]> {
  const thrown = await run(api).then(
    () => [],
    (error: unknown) => [errorMessage(error)],
  );
  return [...api.takeDeviations(), ...thrown];
}

const parameterlessEndpoints = [
  'notifications',
  'maintenance',
  'navs',
  'banners',
  'personas',
  'faqs',
  'jobs',
  'privateLinks',
  'csContacts',
  'generalContact',
  'sectionCards',
  'sectionPageEntries',
  'sectionVideos',
  'valuationSwitch',
  'commonConfig',
  'calculatorConfig',
  'rules',
] as const satisfies readonly EndpointKey[];

const firstOf = (options: { data: Record<string, string> }): string | undefined =>
  Object.keys(options.data)[0];

const integerLike = /^(?:0|[1-9]\d*)$/;

async function firstEstate(
  api: ApiUnderCheck,
  { area, districts }: { area: string; districts: readonly string[] },
): Promise<{ district: string; estate: string }> {
  for (const district of districts) {
    const estate = firstOf(await api.call('estates', { query: { area, district } }));
    if (estate) return { district, estate };
  }
  throw new Error(`no estate in any district of ${area}`);
}

async function optionLists(api: ApiUnderCheck): Promise<void> {
  const areas = await api.call('areas', { query: {} });
  const area = firstOf(areas);
  assert.ok(area, 'no area');
  const districts = await api.call('districts', { query: { area } });
  for (const value of [...Object.keys(areas.data), ...Object.keys(districts.data)])
    assert.doesNotMatch(value, integerLike, 'a value is integer-like: JavaScript reorders it');
  const { district, estate } = await firstEstate(api, {
    area,
    districts: Object.keys(districts.data),
  });
  const street = firstOf(await api.call('streets', { query: { area, district } }));
  if (street) await api.call('streetno', { query: { area, district, street } });
  const chosen = { area, district, estate };
  for (const key of ['buildings', 'blocks', 'floors', 'rooms', 'carparks'] as const)
    await api.call(key, { query: chosen });
  await api.call('floorInfo', { query: chosen });
  await api.call('roomInfo', { query: chosen });
}

async function quote(api: ApiUnderCheck): Promise<void> {
  const district = firstOf(await api.call('districts', { query: {} }));
  assert.ok(district, 'no district');
  const answer = await api.call('quote', {
    body: { address: 'A flat', district, areaSqft: 500, floor: 10, ageYears: 20 },
  });
  if (answer.success !== 1) return;
  const { low, value, high } = answer.data;
  assert.ok(
    low <= value && value <= high,
    `low ${low}, value ${value}, high ${high} are not in order`,
  );
}

/** 200,000 at 6 % over 360 months: 1,199.10 a month, the last 1,200.14, interest 231,677.04. Published; the first to the cent by every calculator. */
async function repayment(api: ApiUnderCheck): Promise<void> {
  const terms = { loanAmount: 200_000, annualRate: 6, tenorMonths: 360 };
  const answer = await api.call('calculate', {
    params: { paymentType: 'principalAndInterest' },
    query: { ...terms, schedule: 'true' },
  });
  assert.deepEqual(
    [answer.amount, answer.lastPayment, answer.totalInterest],
    [1199.1, 1200.14, 231_677.04],
  );
  assert.equal(answer.schedule?.length, 360, 'the schedule does not have 360 rows');
  assert.equal(answer.schedule?.at(-1)?.balance, 0, 'the last balance is not 0');
  const detailed = await api.call('calculateDetailed', {
    params: { paymentType: 'principalAndInterest' },
    body: terms,
  });
  assert.equal(detailed.amount, answer.amount, 'POST and GET differ');
}

async function finder(api: ApiUnderCheck): Promise<void> {
  const { questions } = await api.call('rules', {});
  const answers: Record<string, string> = {};
  for (const { key, options, dependsOn } of questions) {
    const isAsked = dependsOn.every((condition) =>
      condition.values.includes(answers[condition.key] ?? ''),
    );
    const [option] = options;
    if (isAsked && option) answers[key] = option.value;
  }
  await api.call('applyRule', { body: { answers } });
}

const isRead = (definition: EndpointDefinition): boolean => definition.method === 'GET';
const protectedPaths = (access: EndpointDefinition['access']): string[] =>
  Object.values<EndpointDefinition>(endpoints)
    .filter(
      (definition) => definition.access === access && isRead(definition) && !definition.params,
    )
    .map(({ path }) => path.slice('/api/v1'.length));

const json = { 'content-type': 'application/json' };

/** What any implementation of the API must satisfy towards a stranger. These checks change nothing: no code is sent, no application submitted. */
export const checks: readonly Check[] = [
  ...parameterlessEndpoints.map((key): Check => ({
    name: `${key} answers as the contract says`,
    run: (api) => api.call(key, {}),
  })),
  ...pageSlugs.map((slug): Check => ({
    name: `page ${slug}`,
    run: (api) => api.call('page', { params: { slug } }),
  })),
  ...(['usefull-tools', 'adv-shkc'] as const).map((slug): Check => ({
    name: `sectionTools ${slug}`,
    run: (api) => api.call('sectionTools', { params: { slug } }),
  })),
  ...locales.map((locale): Check => ({
    name: `maintenance in ${locale}`,
    run: (api) => api.call('maintenance', {}, { locale }),
  })),
  { name: 'a loan of 200,000 at 6 % over 360 months, to the cent', run: repayment },
  {
    name: 'interest only',
    run: (api) =>
      api.call('calculate', {
        params: { paymentType: 'interestOnly' },
        query: { loanAmount: 1_000_000, annualRate: 6.5, tenorMonths: 12 },
      }),
  },
  {
    name: 'revolving',
    run: (api) =>
      api.call('calculate', {
        params: { paymentType: 'revolving' },
        query: { drawnAmount: 500_000, days: 30, annualRate: 8 },
      }),
  },
  { name: 'option lists from area to room', run: optionLists },
  ...['mei foo', '美孚', '太古城'].map((q): Check => ({
    name: `address search for ${q}`,
    run: (api) => api.call('addressSearch', { query: { q } }),
  })),
  { name: 'a quote by hand', run: quote },
  { name: 'product finder', run: finder },
  {
    name: 'an unknown path is 404',
    run: (api) => api.expectRejected({ path: '/no-such-call', status: [404] }),
  },
  {
    name: 'a rate of 1,000 % is 400',
    run: (api) =>
      api.expectRejected({
        path: '/loan-cal/interestOnly?loanAmount=1&annualRate=1000&tenorMonths=1',
        status: [400],
      }),
  },
  {
    name: 'a body that is no JSON is 400',
    run: (api) =>
      api.expectRejected({
        path: '/evaluation/quote',
        init: { method: 'POST', headers: json, body: '{' },
        status: [400],
      }),
  },
  ...protectedPaths('desk').map((path): Check => ({
    name: `${path} is closed to strangers`,
    run: (api) => api.expectRejected({ path, status: [401, 404] }),
  })),
];
