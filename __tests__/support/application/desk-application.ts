import type { DeskApplication } from '@/contracts/application/application-desk';
import { completeForm } from './application-form';

const at = '2026-11-16T04:00:00.000Z';

/** An application as staff read it. */
export const deskApplication = (changes: Partial<DeskApplication> = {}): DeskApplication => ({
  applicationNumber: 'HK-2026-7F3K9Q2M',
  product: 'first',
  amount: 3_000_000,
  state: 'approved',
  customerId: null,
  loanNo: null,
  openDocuments: [],
  assignedTo: null,
  declineReasons: [],
  documentRequests: [],
  version: 1,
  handling: [],
  receivedAt: at,
  documentsCompleteAt: at,
  promisedBy: null,
  language: 'hk',
  changedAt: at,
  form: completeForm({}),
  phone: '+85291234567',
  consents: {
    textVersion: '2026-11',
    language: 'hk',
    acceptedAt: at,
    creditReference: true,
    marketingOwn: false,
  },
  campaign: {},
  indicative: null,
  handover: 'none',
  nextStates: [],
  coApplicants: [],
  signing: null,
  history: [],
  ...changes,
});
