import { faqs } from '@/copy/collections/faqs';
import type {
  ContentDraft,
  ContentSummary,
  ContentVersionSummary,
} from '@/contracts/content/content-desk';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { instant } from '@/backoffice/http/openapi/examples/application';

const edit = { needsVersion: true, errors: ['changed_meanwhile'] } as const;
const by = 'amy@lender.hk';
const id = faqs[0]?._id ?? '';
const params = { kind: 'faqs', id } as const;
const body = { ...faqs[0] };

const summary: ContentSummary = {
  ...params,
  titleEn: faqs[0]?.questionEn ?? '',
  titleHk: faqs[0]?.questionHk ?? '',
  titleCn: faqs[0]?.questionCn ?? '',
  state: 'changed',
  languages: { en: 'complete', hk: 'older', cn: 'complete' },
  version: 2,
  published: 1,
  schedule: null,
  changedAt: instant,
  changedBy: by,
};
const delivered: ContentVersionSummary = {
  version: 1,
  at: instant,
  by: null,
  publishedAt: instant,
  publishedBy: null,
  checkedBy: null,
};
const draft: ContentDraft = {
  ...summary,
  body,
  position: 1,
  older: { en: [], hk: [faqs[0]?.answerHk ?? ''], cn: [] },
  problems: {},
  warnings: [{ path: 'answerHk', kind: 'term', found: 'APR' }],
  versions: [
    { version: 2, at: instant, by, publishedAt: null, publishedBy: null, checkedBy: null },
    delivered,
  ],
  needsSecond: false,
  waiting: null,
};
const response = { data: draft };
const schedule = { version: 2, from: instant, until: null };

const asked = {
  description:
    'Where publishing takes two people, this is asked for: visitors see it once somebody else has approved `approval`. A key cannot ask.',
  errors: ['changed_meanwhile', 'second_person_needed', 'approval_waiting'],
} as const;

export const deskContentDocumentOperations: OperationGroup['operations'] = {
  deskContents: {
    example: {
      query: { kind: 'faqs', language: 'hk', limit: 50 },
      response: { data: [summary], next: null, total: 1 },
    },
  },
  deskContentLinks: {
    description:
      'Read anew for each call. Addresses of other sites, files and single estates are not looked for.',
    example: {
      response: {
        data: [
          {
            ...params,
            titleEn: summary.titleEn,
            titleHk: summary.titleHk,
            titleCn: summary.titleCn,
            path: 'answerEn',
            problem: 'link',
            href: '/l/spring-rates',
          },
        ],
      },
    },
  },
  deskContentTokens: {
    example: {
      response: {
        data: [
          {
            name: 'servicePhone',
            valueEn: '2345 6789',
            valueHk: '2345 6789',
            valueCn: '2345 6789',
          },
        ],
      },
    },
  },
  deskContent: {
    description:
      '`problems` says by path, in the caller’s language, what keeps the draft from being published; `warnings` keep nothing.',
    example: { params, response },
  },
  deskContentVersion: {
    example: { params: { ...params, version: 1 }, response: { data: { ...delivered, body } } },
  },
  deskContentDifference: {
    example: {
      params,
      query: { from: 1, to: 2 },
      response: {
        data: [{ path: 'answerEn', kind: 'changed', before: 'No.', after: 'Yes, at any time.' }],
      },
    },
  },
  deskCheckContent: {
    description: 'The checks of a saved draft, while somebody still writes.',
    example: {
      params,
      body: { body },
      response: { data: { problems: {}, warnings: draft.warnings } },
    },
  },
  deskPreviewContent: {
    description:
      'Whoever has the address sees the version, without signing in: the page is neither kept nor listed nor counted, and may be framed by the desk. It opens at the entry of a list (`#draft`). A link that was changed is answered 404, one that expired 410.',
    example: {
      params,
      body: { version: 2 },
      response: {
        data: {
          version: 2,
          addresses: {
            en: '/en/faq?preview=faqs.early-repayment.2.1764000000.signature#draft',
            hk: '/hk/faq?preview=faqs.early-repayment.2.1764000000.signature#draft',
            cn: '/cn/faq?preview=faqs.early-repayment.2.1764000000.signature#draft',
          },
          expiresAt: instant,
        },
      },
    },
  },
  deskSaveContent: {
    ...edit,
    description:
      '`body` follows the schema of its kind once it is published, as the public call of that page or list answers it; its name is that of the address. A new entry is begun on version 0.',
    example: { params, body: { body, position: 1, upToDate: [] }, response },
  },
  deskPublishContent: {
    ...edit,
    ...asked,
    example: { params, body: { version: 2 }, response: { ...response, approval: null } },
  },
  deskScheduleContent: {
    ...edit,
    ...asked,
    example: { params, body: schedule, response: { ...response, approval: null } },
  },
  deskUnscheduleContent: {
    needsVersion: true,
    errors: ['changed_meanwhile', 'conflict'],
    example: { params, response },
  },
  deskWithdrawContent: {
    needsVersion: true,
    errors: ['changed_meanwhile', 'conflict'],
    example: { params, body: {}, response },
  },
  deskEditContent: {
    example: { params, body: {}, response: { data: [{ by: 'ben@lender.hk', at: instant }] } },
  },
};
