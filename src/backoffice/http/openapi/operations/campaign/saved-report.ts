import type { SavedReport } from '@/contracts/campaign/saved-report';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { successResponse } from '@/backoffice/http/responses';
import { instant } from '../../examples/application';

const report: SavedReport = {
  id: 'k7m2xq',
  name: 'Search adverts by campaign',
  report: 'campaigns',
  view: { by: 'campaign', medium: 'cpc' },
  isShared: true,
  mayChange: true,
  createdAt: instant,
  createdBy: 'may@lender.example',
  mailLanguage: null,
};
const params = { id: report.id };
const { name, view } = report;

export const savedReportOperations = {
  staffStopReportMail: {
    description:
      'What a mail program sends where its reader ends the mail (RFC 8058, `List-Unsubscribe-Post`); the body is not read. A mail that has ended stays ended.',
    errors: ['not_found'],
    example: {
      params: { token: 'k7m2xqh4n8wp.h0cI5ltpv0EBdbKpnEl2G6G0GoXmwxCUI7tDMXGdRLE' },
      response: successResponse,
    },
  },
} as const satisfies OperationGroup['operations'];

export const deskSavedReportOperations = {
  deskSavedReports: { example: { response: { data: [report] } } },
  deskSaveReport: {
    description:
      '`report` is `campaigns` or `funnel`, and `view` what its query says; without days it is of the last 30, whenever it is opened. To share needs `campaign.edit`. A name is given once by each member of staff.',
    example: {
      body: { name, isShared: true, report: 'campaigns', view },
      response: { data: report },
    },
  },
  deskChangeSavedReport: {
    description:
      'By who saved it; a shared one by whoever has `campaign.edit`, too. What is no longer shared is mailed to nobody else any more.',
    errors: ['not_found'],
    example: {
      params,
      body: { name, isShared: false },
      response: { data: { ...report, isShared: false } },
    },
  },
  deskRemoveSavedReport: {
    errors: ['not_found'],
    example: { params, response: successResponse },
  },
  deskMailReport: {
    description:
      'Sent on Mondays from eight in the morning in Hong Kong to the address of the caller, in this language, the first on the Monday that follows; null ends it. A key has no address and no mail reaches the account of emergencies: `conflict`.',
    errors: ['not_found', 'conflict'],
    example: {
      params,
      body: { language: 'hk' },
      response: { data: { ...report, mailLanguage: 'hk' } },
    },
  },
} as const satisfies OperationGroup['operations'];
