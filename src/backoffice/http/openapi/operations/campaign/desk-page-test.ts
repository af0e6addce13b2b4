import type { PageTest, PageTestDetails, PageTestRequest } from '@/contracts/campaign/page-test';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { instant } from '../../examples/application';

const request: PageTestRequest = {
  name: 'Shorter head of the first mortgage',
  kind: 'page',
  contentId: 'first-mortgage',
  versions: [7],
  goal: 'started',
  effectPoints: 2,
  endsAt: '2027-05-31T16:00:00.000Z',
};
const test: PageTest = {
  id: 'k7m2qd',
  name: request.name,
  kind: request.kind,
  contentId: request.contentId,
  path: '/first-mortgage',
  goal: request.goal,
  effectPoints: request.effectPoints,
  variants: [
    { variant: 'a', version: 5 },
    { variant: 'b', version: 7 },
  ],
  state: 'running',
  startedAt: instant,
  startedBy: 'may@lender.example',
  endsAt: request.endsAt,
  endedAt: null,
  endedBy: null,
  chosen: null,
};
const details: PageTestDetails = {
  ...test,
  results: [
    { variant: 'a', version: 5, seen: 2_410, reached: 145, percent: 6.02, difference: null },
    {
      variant: 'b',
      version: 7,
      seen: 2_388,
      reached: 203,
      percent: 8.5,
      difference: { points: 2.48, from: 0.21, to: 4.75 },
    },
  ],
  advice: { kind: 'choose', variant: 'b' },
};
const params = { id: test.id };

export const deskPageTestOperations = {
  deskPageTests: {
    example: { query: {}, response: { data: [test], next: null, total: 1 } },
  },
  deskTestableContents: {
    example: {
      response: {
        data: [
          {
            kind: 'page',
            id: 'first-mortgage',
            titleEn: 'First mortgage',
            titleHk: 'First mortgage',
            titleCn: 'First mortgage',
            path: '/first-mortgage',
            published: 5,
            versions: [{ version: 7, at: instant, by: 'may@lender.example' }],
          },
        ],
      },
    },
  },
  deskPageTest: {
    description:
      'People count once a day, and have reached the goal where they did on a day on which they saw the page. The bounds of a difference hold at every look: a test may be ended once `advice` says so.',
    errors: ['not_found'],
    example: { params, response: { data: details } },
  },
  deskStartPageTest: {
    description:
      'Versions are those of the content studio. A page has one test at a time, with at most four variants. Where publishing takes two people, this is asked for and `data` is null.',
    errors: ['not_found', 'conflict', 'second_person_needed', 'approval_waiting'],
    example: { body: request, response: { data: details, approval: null } },
  },
  deskEndPageTest: {
    description:
      '`chosen` is published where it is not what visitors see without the test; null publishes nothing. Where publishing takes two people, what not all visitors see yet is asked for.',
    errors: [
      'not_found',
      'conflict',
      'changed_meanwhile',
      'second_person_needed',
      'approval_waiting',
    ],
    example: {
      params,
      body: { chosen: 'b' },
      response: {
        data: {
          ...details,
          state: 'ended',
          endedAt: instant,
          endedBy: 'may@lender.example',
          chosen: 'b',
        },
        approval: null,
      },
    },
  },
} as const satisfies OperationGroup['operations'];
