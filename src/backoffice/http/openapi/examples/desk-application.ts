import type {
  DeskApplication,
  DeskApplicationRow,
  DeskApplicationSummary,
} from '@/contracts/application/application-desk';
import { applicationNumber, formExample, instant } from './application';

/** A row in the list of applications. */
export const deskSummaryExample: DeskApplicationSummary = {
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
export const deskRowExample: DeskApplicationRow = {
  ...deskSummaryExample,
  name: 'CHAN Tai Man',
  phone: '+85291234567',
  ltv: 60,
  source: 'newsletter',
  openDocuments: [{ slot: 'payslips', state: 'missing' }],
};
/** An application as staff read it. */
export const deskApplicationExample: DeskApplication = {
  ...deskSummaryExample,
  customerId: null,
  loanNo: null,
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
  documentRequests: [],
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
