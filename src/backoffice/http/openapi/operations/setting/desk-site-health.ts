import type { BrowserError, VitalFigures } from '@/contracts/site-health/site-health';
import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';

const release = '0f1e2d3c-4b5a-4697-8877-665544332211';
const frame = { file: '/_next/static/chunks/0c7f2a91b3d4e5f6.js', line: 1, column: 20_418 };
const figures: VitalFigures = {
  lcp: { p75: 1_840, count: 9_214 },
  inp: { p75: 128, count: 4_410 },
  cls: { p75: 0.02, count: 9_300 },
  ttfb: { p75: 310, count: 9_412 },
};
const error: BrowserError = {
  id: '9c1f0a2b3d4e5f67',
  name: 'TypeError',
  code: null,
  release,
  page: '/loan-calculator',
  language: 'hk',
  device: 'phone',
  count: 14,
  firstSeenAt: '2026-11-16T04:00:00.000Z',
  lastSeenAt: '2026-11-17T02:30:00.000Z',
};

export const siteHealthOperations: OperationGroup = {
  name: 'Site health',
  description:
    'How fast pages are in the browsers of visitors, and errors of their scripts. A lender’s own API is not asked for it: with `API_BASE_URL` browsers report nothing.',
  operations: {
    reportSiteHealth: {
      description:
        'Sent without cookies when a page is hidden. Of paths only their patterns are kept. An error names its kind and places in built scripts, never its message. Reports of programs are taken and left out; an address may send 60 a minute.',
      example: {
        body: {
          release,
          page: '/hk/loan-calculator',
          vitals: { lcp: 1_640.5, inp: 96, cls: 0.013, ttfb: 212.3 },
          errors: [{ name: 'TypeError', frames: [frame], page: '/hk/loan-calculator' }],
        },
        response: successResponse,
      },
    },
  },
};

export const deskSiteHealthOperations: OperationGroup = {
  name: 'Desk: site health',
  description: 'For staff: what browsers reported.',
  operations: {
    deskSiteVitals: {
      description:
        '`p75` is what three of four page views stay within, read from steps that grow by a quarter; null where nothing was measured. Days are those of Hong Kong, at most 90, from the year 1000 on; the last 28 without them. By page, language or device the most viewed comes first.',
      example: {
        query: { by: 'page', from: '2026-11-01', to: '2026-11-28', device: 'phone' },
        response: {
          from: '2026-11-01',
          to: '2026-11-28',
          data: [{ value: '/loan-calculator', ...figures }],
          total: figures,
        },
      },
    },
    deskBrowserErrors: {
      description: 'Removed when it was not seen for 30 days; 2,000 different ones are kept.',
      example: {
        query: { page: '/loan-calculator', limit: 50 },
        response: { data: [error], next: null, total: 1 },
      },
    },
    deskBrowserError: {
      errors: ['not_found'],
      example: {
        params: { id: error.id },
        response: {
          data: {
            ...error,
            frames: [
              {
                ...frame,
                source: {
                  file: 'src/features/calculation/rate-chart.tsx',
                  line: 41,
                  column: 17,
                  text: 'const last = points.at(-1).rate;',
                },
              },
            ],
          },
        },
      },
    },
  },
};
