import type { ShortLink, ShortLinkRequest } from '@/contracts/campaign/short-link';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { instant } from '../../examples/application';

const request: ShortLinkRequest = {
  name: 'Poster in Mong Kok station',
  path: '/l/spring-rates',
  language: null,
  source: 'poster',
  medium: 'print',
  campaign: 'spring-2027',
  content: 'mong-kok',
  term: null,
  code: 'spring',
  expiresAt: '2027-05-31T16:00:00.000Z',
};
const link: ShortLink = {
  ...request,
  code: 'spring',
  url: 'https://lender.example/go/spring',
  target:
    '/l/spring-rates?utm_source=poster&utm_medium=print&utm_campaign=spring-2027&utm_content=mong-kok',
  state: 'live',
  createdAt: instant,
  createdBy: 'may@lender.example',
  clicks: 214,
  lastClickOn: '2027-03-08',
};
const params = { code: link.code };

export const deskShortLinkOperations = {
  deskShortLinks: {
    example: { query: { text: 'spring' }, response: { data: [link], next: null, total: 1 } },
  },
  deskShortLink: {
    errors: ['not_found'],
    example: {
      params,
      response: { data: { ...link, days: [{ day: '2027-03-08', clicks: 12 }] } },
    },
  },
  deskMakeShortLink: {
    description:
      'The path is that of a page without language; a `language` of null leads each visitor to the page in theirs. Names are lower case, as visits are counted.',
    example: { body: request, response: { data: link } },
  },
  deskChangeShortLink: {
    description: 'An end in the past ends the link now.',
    errors: ['not_found'],
    example: {
      params,
      body: { name: link.name, expiresAt: null },
      response: { data: { ...link, expiresAt: null } },
    },
  },
} as const satisfies OperationGroup['operations'];
