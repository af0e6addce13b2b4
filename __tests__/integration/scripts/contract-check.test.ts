import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addBorrower, codeSentTo } from '@test/support/account/customer';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines, testNow } from '@test/support/database/test-database';
import { lenderCode } from '@test/support/lender-api/customer-routes';
import { customer as lenderCustomer } from '@test/support/lender-api/data/account';
import { startLenderApi, type LenderApi } from '@test/support/lender-api/lender-api';
import { everydayHabits } from '@test/support/lender-api/looseness';
import { apiUnderCheck, type TestCustomer } from '../../../scripts/contract-check/api-under-check';
import { checks, problemsOf, type Check } from '../../../scripts/contract-check/checks';
import { customerChecks } from '../../../scripts/contract-check/customer-checks';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Every answer of the built-in API over a socket; `change` may spoil its text. */
function pass(
  api: TestApi,
  change: (path: string, text: string) => string = (_path, text) => text,
): RequestListener {
  return (request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(Buffer.from(part));
      const path = (request.url ?? '').slice('/api/v1'.length);
      const headers = new Headers(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as [string, string]] : [],
        ),
      );
      const answer = await api.call(path, {
        method: request.method,
        headers,
        ...(parts.length > 0 ? { body: Buffer.concat(parts) } : {}),
      });
      response
        .writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? 'text/plain',
          'set-cookie': answer.headers.getSetCookie(),
        })
        .end(change(path, answer.text));
    })();
  };
}

interface Run {
  url: string;
  checks: readonly Check[];
  customer?: TestCustomer;
}

/** The problems of each broken check. */
async function problemsByCheck({
  url,
  checks: wanted,
  customer,
}: Run): Promise<Record<string, string[]>> {
  const under = apiUnderCheck(url, { timeoutMs: 60_000, ...(customer ? { customer } : {}) });
  const broken: Record<string, string[]> = {};
  for (const check of wanted) {
    const problems = await problemsOf(check, under);
    if (problems.length > 0) broken[check.name] = problems;
  }
  return broken;
}

const brokenChecks = async (url: string): Promise<string[]> =>
  Object.keys(await problemsByCheck({ url, checks }));

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

describe('The contract check of a careless lender', () => {
  const customer: TestCustomer = {
    phone: lenderCustomer.phone,
    today: '2026-11-22',
    wait: async () => undefined,
    askCode: async () => lenderCode,
  };
  let lender: LenderApi;
  beforeAll(async () => {
    lender = await startLenderApi();
  });
  afterAll(() => lender.close());

  it('names each thing that differs, and where', async () => {
    lender.behave(...everydayHabits);
    const broken = await problemsByCheck({
      url: lender.url,
      checks: [...checks, ...customerChecks],
      customer,
    });
    expect(broken['navs answers as the contract says']).toEqual([
      'navs:  Invalid input: expected object, received array',
    ]);
    expect(broken['commonConfig answers as the contract says']).toEqual(
      expect.arrayContaining([
        'commonConfig: products.#.nameHk Invalid input: expected string, received undefined',
        'commonConfig: products.#.minAmount Invalid input: expected number, received string',
        'commonConfig: contactWaitSeconds Invalid input: expected number, received string',
      ]),
    );
    expect(broken['sign-in by code']).toContain('verifyOtp: success Invalid input: expected true');
    expect(broken['a withdrawal of HK$100 with a step-up code']).toContain(
      'withdrawalLimits: data.maximum Invalid input: expected number, received string',
    );
    expect(broken['a settlement asked for and taken back']).toContain(
      'cancelRequest: Request failed with status code 404',
    );
  });

  it.each([
    'html',
    'nothing',
    'nullBody',
    'serverError',
    'forbiddenEmpty',
    'redirect',
    'half',
    'down',
  ] as const)('ends with every check broken where the answer is %s', async (habit) => {
    lender.behave(habit);
    const broken = await problemsByCheck({
      url: lender.url,
      checks: [...checks, ...customerChecks],
      customer,
    });
    expect(Object.keys(broken).length).toBeGreaterThan(60);
    for (const problems of Object.values(broken)) expect(problems.join('')).not.toBe('');
  });
});

describe.each(usualEngines)('The contract check on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(engine);
  });
  afterAll(() => api.close());

  it('finds every promise kept by the built-in API', async () => {
    expect(await brokenChecks(await serve(pass(api)))).toEqual([]);
  });

  it('finds every promise kept towards a customer', async () => {
    const phone = await addBorrower(api);
    let now = testNow.getTime();
    const customer: TestCustomer = {
      phone,
      today: testNow.toISOString().slice(0, 10),
      async wait(seconds) {
        now += seconds * 1_000;
        api.setNow(new Date(now).toISOString());
      },
      askCode: () => codeSentTo(api, phone),
    };
    expect(
      await problemsByCheck({ url: await serve(pass(api)), checks: customerChecks, customer }),
    ).toEqual({});
  });

  it('names what an API breaks: a cent, a list without its data, an error without its code', async () => {
    const url = await serve(
      pass(api, (path, text) => {
        if (path.startsWith('/loan-cal/principalAndInterest'))
          return text.replace('1199.1', '1199.11');
        if (path === '/site/faqs') return '{}';
        return path === '/no-such-call' ? '{"message":"no"}' : text;
      }),
    );
    expect(await brokenChecks(url)).toEqual([
      'faqs answers as the contract says',
      'a loan of 200,000 at 6 % over 360 months, to the cent',
      'an unknown path is 404',
    ]);
  });
});
