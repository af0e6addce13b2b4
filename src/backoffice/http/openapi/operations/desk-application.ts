import { jobs } from '@/copy/collections/jobs';
import type { DeskCallBack } from '@/contracts/appointment/call-back';
import { approvalExample } from '../examples/approval';
import type { OperationGroup } from '../operation-notes';
import { applicationNumber, instant } from '../examples/application';
import {
  deskApplicationExample,
  deskRowExample,
  deskSummaryExample,
} from '../examples/desk-application';
import { campaignCostOperations } from './campaign/campaign-cost';
import { deskCampaignOperations } from './campaign/desk-campaign';
import { deskMissedSearchOperations } from './campaign/missed-search';
import { deskPageTestOperations } from './campaign/desk-page-test';
import { deskSavedReportOperations } from './campaign/saved-report';
import { deskShortLinkOperations } from './campaign/desk-short-link';
import { deskCorrectionOperations } from './application/desk-correction';
import { deskDocumentOperations } from './application/desk-document';
import { documentExample } from './document';

const callBack: DeskCallBack = {
  reference: 'AP-7F3K9Q2M',
  startsAt: '2026-11-24T02:00:00.000Z',
  endsAt: '2026-11-24T02:30:00.000Z',
  state: 'booked',
  changes: 0,
  topic: 'new-loan',
  language: 'hk',
  name: 'CHAN Tai Man',
  phone: '+85291234567',
  bookedAt: '2026-11-23T04:00:00.000Z',
  closedAt: null,
  closedBy: null,
};

export const deskApplicationOperations: OperationGroup = {
  name: 'Desk: applications',
  description:
    'For staff: applications with their documents, messages of visitors, campaigns and jobs.',
  operations: {
    deskApplications: {
      example: {
        query: { state: 'received', from: '2026-11-01', limit: 50 },
        response: { data: [deskRowExample], next: null, total: 1 },
      },
    },
    deskApplication: {
      example: { params: { applicationNumber }, response: deskApplicationExample },
    },
    deskApplicationValuation: {
      description:
        'Worked out anew from the places, floor and area of the application, whatever value the applicant gave: four of five prices lie between `low` and `high`. `data` is null where only a person can value the property, such as one whose address was written out.',
      example: {
        params: { applicationNumber },
        response: {
          data: { value: 7_310_000, low: 6_640_000, high: 8_040_000, needsPerson: false },
        },
      },
    },
    deskChangeApplication: {
      errors: ['changed_meanwhile'],
      description:
        '`state` must be one of the application’s `nextStates`; `declined` needs `reasons`, which the applicant reads in plain words in the account and in the letter. The text message names none. With `If-Match` it is refused (412, with what was done since) where somebody moved the application on or took it after the `version` that was on the screen.',
      example: {
        params: { applicationNumber },
        body: { state: 'in-assessment', note: 'All documents are there.' },
        response: {
          ...deskApplicationExample,
          state: 'in-assessment',
          nextStates: ['needs-documents', 'approved', 'declined', 'withdrawn'],
          openDocuments: [],
          coApplicants: [],
        },
      },
    },
    deskDeclineLetter: {
      fileTypes: ['application/pdf'],
      errors: ['pdf_unavailable'],
      example: { params: { applicationNumber } },
    },
    deskAssignApplication: {
      needsVersion: true,
      errors: ['changed_meanwhile'],
      description:
        '`If-Match` names the `version` that was on the screen: where somebody moved it on or took it meanwhile, the answer is 412 and says who. Whoever is given it may change applications.',
      example: {
        params: { applicationNumber },
        body: { assignee: 'amy@lender.hk', note: 'You know the building.' },
        response: {
          ...deskApplicationExample,
          assignedTo: 'amy@lender.hk',
          version: 2,
          handling: [
            {
              kind: 'assigned',
              at: instant,
              by: 'amy',
              assignee: 'amy@lender.hk',
              note: 'You know the building.',
              correction: null,
            },
          ],
        },
      },
    },
    ...deskCorrectionOperations,
    deskNoteApplication: {
      example: {
        params: { applicationNumber },
        body: { note: 'Call after six.' },
        response: {
          ...deskApplicationExample,
          handling: [
            {
              kind: 'note',
              at: instant,
              by: 'amy',
              assignee: null,
              note: 'Call after six.',
              correction: null,
            },
          ],
        },
      },
    },
    deskApproveIncomplete: {
      errors: ['approval_waiting'],
      description:
        'For an application that is assessed and has `openDocuments`; a second person sees them. Where they change before the decision, the request is void.',
      example: {
        params: { applicationNumber },
        body: { note: 'The tax demand follows; income is proven by the payslips.' },
        response: {
          data: {
            ...approvalExample,
            kind: 'incomplete-approval',
            amount: deskSummaryExample.amount,
          },
        },
      },
    },
    ...deskDocumentOperations,
    deskCallBacks: {
      example: {
        query: { state: 'booked', limit: 50 },
        response: { data: [callBack], next: null, total: 1 },
      },
    },
    deskCloseCallBack: {
      description: 'A call that has ended otherwise stays as it is.',
      errors: ['not_found', 'conflict'],
      example: {
        params: { reference: callBack.reference },
        body: { state: 'done' },
        response: {
          data: {
            ...callBack,
            state: 'done',
            changes: 1,
            closedAt: '2026-11-24T02:10:00.000Z',
            closedBy: 'amy',
          },
        },
      },
    },
    deskCv: {
      errors: ['not_found', 'document_held', 'unavailable'],
      example: { params: { reference: 'JA-7F3K9Q2M' } },
    },
    deskCvPage: {
      errors: ['not_found', 'document_held', 'document_unreadable', 'unavailable'],
      description:
        'Pages of PDFs. Each is drawn for this call in a process of its own and kept nowhere; a Word file, and what is locked, damaged or takes too much to draw, is `document_unreadable`.',
      example: {
        params: { reference: 'JA-7F3K9Q2M', page: '1' },
        response: {
          data: {
            page: 1,
            pages: 2,
            width: 1_240,
            height: 1_754,
            picture: 'data:image/webp;base64,UklGRg==',
          },
        },
      },
    },
    deskJobApplications: {
      example: {
        query: { language: 'hk', limit: 50 },
        response: {
          data: [
            {
              reference: 'JA-7F3K9Q2M',
              at: instant,
              language: 'hk',
              jobId: jobs[0]?._id ?? '',
              jobTitleEn: jobs[0]?.titleEn ?? '',
              jobTitleHk: jobs[0]?.titleHk ?? '',
              jobTitleCn: jobs[0]?.titleCn ?? '',
              name: 'CHAN Tai Man',
              phone: '+85291234567',
              email: 'taiman@example.com',
              message: '',
              cv: {
                id: documentExample.id,
                name: 'cv.pdf',
                size: 182_133,
                type: 'application/pdf',
                status: 'clean',
              },
            },
          ],
          next: null,
          total: 1,
        },
      },
    },
    ...deskCampaignOperations,
    ...campaignCostOperations,
    ...deskMissedSearchOperations,
    ...deskPageTestOperations,
    ...deskSavedReportOperations,
    ...deskShortLinkOperations,
  },
};
