import type { BrowserReport, ReportedError } from '@/contracts/site-health/site-health';
import type { TestApi, TestResponse } from '../api/test-api';

export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
export const computer =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/146.0.0.0 Safari/537.36';

export const brokenChart: ReportedError = {
  name: 'TypeError',
  frames: [{ file: '/_next/static/chunks/chart.js', line: 1, column: 42 }],
  page: '/hk/loan-calculator',
};

/** Reports as a browser does. */
export const reportBy = (
  api: TestApi,
  userAgent: string,
  { body, address = '203.0.113.7' }: { body: Partial<BrowserReport>; address?: string },
): Promise<TestResponse> =>
  api.call(
    '/site-health/reports',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': userAgent,
      },
      body: JSON.stringify({ release: 'r1', page: '/hk/loan-calculator', ...body }),
    },
    { clientAddress: address },
  );

/** The number of an error that was reported and stored. */
export async function storeBrowserError(api: TestApi): Promise<string> {
  const { intake, service } = api.container.siteHealth;
  intake.take({ release: 'r1', page: '/hk', errors: [brokenChart] }, phone);
  await intake.store();
  const { data } = await service.listErrors({ limit: 1 });
  return data[0]?.id ?? '';
}
