import type { CampaignSums } from '@/contracts/campaign';
import type { DeskCallBack } from '@/contracts/appointment/call-back';
import type {
  DeskApplication,
  DeskApplicationSummary,
} from '@/contracts/application/application-desk';
import { successResponse } from '@/backoffice/http/responses';
import { approvalExample } from '../examples/approval';
import type { OperationGroup } from '../operation-notes';
import { applicationNumber, formExample, instant } from '../examples/application';
import { documentExample } from './document';

const campaignSums: CampaignSums = {
  visitors: 766,
  visits: 812,
  step2: 61,
  submitted: 17,
  refused: 2,
  documentsComplete: 12,
  approved: 9,
  accepted: 7,
  funded: 6,
  lent: 21_300_000,
};
const summary: DeskApplicationSummary = {
  applicationNumber,
  product: 'first',
  amount: 3_000_000,
  state: 'received',
  receivedAt: instant,
  documentsCompleteAt: null,
  promisedBy: null,
  language: 'hk',
  assignedTo: null,
  declineReasons: [],
  changedAt: instant,
};
const application: DeskApplication = {
  ...summary,
  form: formExample,
  phone: '+85291234567',
  consents: {
    textVersion: '2026-11',
    language: 'hk',
    acceptedAt: instant,
    creditReference: true,
    marketingOwn: false,
  },
  campaign: { utm_source: 'newsletter' },
  indicative: null,
  handover: 'none',
  version: 1,
  handling: [],
  nextStates: ['needs-documents', 'declined', 'withdrawn'],
  openDocuments: [
    { slot: 'identity', state: 'unreviewed' },
    { slot: 'payslips', state: 'missing' },
  ],
  signing: null,
  coApplicants: [
    {
      position: 1,
      name: 'WONG SIU MING',
      phoneEnding: '5678',
      state: 'waiting',
      invitedAt: instant,
      answeredAt: null,
      consents: null,
    },
  ],
  history: [{ state: 'received', at: instant, message: null, note: null, by: 'site' }],
};

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
        response: { data: [summary], next: null, total: 1 },
      },
    },
    deskApplication: { example: { params: { applicationNumber }, response: application } },
    deskChangeApplication: {
      description:
        '`state` must be one of the application’s `nextStates`; `declined` needs `reasons`, which the applicant reads in plain words in the account and in the letter. The text message names none.',
      example: {
        params: { applicationNumber },
        body: { state: 'in-assessment', note: 'All documents are there.' },
        response: {
          ...application,
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
          ...application,
          assignedTo: 'amy@lender.hk',
          version: 2,
          handling: [
            {
              kind: 'assigned',
              at: instant,
              by: 'amy',
              assignee: 'amy@lender.hk',
              note: 'You know the building.',
            },
          ],
        },
      },
    },
    deskNoteApplication: {
      example: {
        params: { applicationNumber },
        body: { note: 'Call after six.' },
        response: {
          ...application,
          handling: [
            { kind: 'note', at: instant, by: 'amy', assignee: null, note: 'Call after six.' },
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
          data: { ...approvalExample, kind: 'incomplete-approval', amount: summary.amount },
        },
      },
    },
    deskDocuments: {
      example: { params: { applicationNumber }, response: { data: [documentExample] } },
    },
    deskAddDocument: {
      description:
        'The text parts come before the file; what was sent already to this item is answered as it is. Who added it stands in the audit trail; the applicant sees that staff did, and how it came, and cannot take it back.',
      errors: ['application_closed', 'too_many_files', 'not_found'],
      example: {
        form: { applicationNumber, slot: 'identity', cameBy: 'post' },
        response: {
          data: { ...documentExample, cameBy: 'post', addedBy: 'amy@lender.hk', hasPages: true },
        },
      },
    },
    deskDocument: { errors: ['document_held'], example: { params: { id: documentExample.id } } },
    deskDocumentPage: {
      errors: ['document_held', 'document_unreadable', 'unavailable'],
      description:
        'Pages of PDFs, and photos as their only page. Each is drawn for this call in a process of its own and kept nowhere; a file that is locked, damaged or takes too much to draw is `document_unreadable`.',
      example: {
        params: { id: documentExample.id, page: '1' },
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
    deskReviewDocument: {
      description:
        'For every document that the scanner has passed; the decision may be changed. Only what is `accepted` counts for an approval.',
      errors: ['not_found', 'conflict'],
      example: {
        params: { id: documentExample.id },
        body: { decision: 'accepted', note: 'A scan as TIFF, every page legible.' },
        response: successResponse,
      },
    },
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
    deskJobApplications: {
      example: {
        query: { limit: 50 },
        response: {
          data: [
            {
              reference: 'JA-7F3K9Q2M',
              at: instant,
              language: 'hk',
              jobId: 'credit-analyst',
              jobTitle: 'Credit analyst',
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
        },
      },
    },
    deskCampaigns: {
      description:
        '`from` and `to` are days of Hong Kong, both included, from the year 1000 on; the last 30 without them. Applications know source, medium, campaign and day; by anything else their sums are null.',
      example: {
        query: { by: 'source', from: '2026-11-01', to: '2026-11-30', medium: 'email' },
        response: {
          from: '2026-11-01',
          to: '2026-11-30',
          data: [{ value: 'newsletter', ...campaignSums }],
          total: campaignSums,
          previous: { ...campaignSums, visitors: 640, visits: 702 },
        },
      },
    },
    deskCampaignsExport: {
      description: 'The first column is named after the dimension.',
      example: { query: { by: 'campaign', from: '2026-11-01', to: '2026-11-30' } },
    },
  },
};
