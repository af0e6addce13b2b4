import type { EndpointKey } from '@/contracts/endpoints';

/** Ids of resources owned by the customer whose requests others try. */
export interface OwnedIds {
  loanNo: string;
  revolvingNo: string;
  reference: string;
  threadReference: string;
  phoneReference: string;
  sessionId: string;
  bankAccountId: string;
  applicationNumber: string;
  documentId: string;
  offerNumber: string;
}

export interface AccessSample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Text parts of a multipart body; a small file follows them. */
  form?: Record<string, string>;
  /** What every customer gets where the sample names nothing of the owner's and is not granted. */
  status?: number;
}

const credential = { id: 'a2V5', rawId: 'a2V5', type: 'public-key', clientExtensionResults: {} };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};
const attestation = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'e30' },
};

/** A request for each protected endpoint, naming resources of one customer where it takes any. A new endpoint has to be added here. */
export function accessSamples(ids: OwnedIds): Partial<Record<EndpointKey, AccessSample>> {
  const {
    loanNo,
    revolvingNo,
    reference,
    threadReference,
    phoneReference,
    sessionId,
    bankAccountId,
    applicationNumber,
    documentId,
    offerNumber,
  } = ids;
  return {
    userInfo: {},
    signout: { body: {} },
    userSessions: {},
    userActivity: {},
    revokeSession: { params: { id: sessionId } },
    sendEmailVerification: { body: {}, status: 409 },
    savePreferences: { body: { language: 'en' } },
    freezePayouts: { body: {} },
    requestMyData: { body: {} },
    requestClosure: { body: {} },
    passkeys: {},
    passkeyOptions: { body: {} },
    addPasskey: { body: { credential: attestation }, status: 400 },
    renamePasskey: { params: { id: 'passkey-1' }, body: { name: 'My phone' }, status: 404 },
    removePasskey: { params: { id: 'passkey-1' }, status: 404 },
    startPasskeyRecovery: { body: {}, status: 404 },
    finishPasskeyRecovery: { body: { code: '12345678' }, status: 400 },
    passkeyStepUpOptions: { body: { operationId: 'remove-passkey:1' }, status: 404 },
    passkeyStepUp: {
      body: { operationId: 'remove-passkey:1', credential: assertion },
      status: 400,
    },
    internetInfoUpd: { body: { kind: 'confirm-phone', reference: phoneReference } },
    loans: {},
    loan: { params: { loanNo } },
    internetStmDate: { query: { acct_no: loanNo } },
    enquiryStatement: { query: { loan_no: loanNo, stm_date: '2026-10-31', format: 'csv' } },
    loanDocuments: { query: { loan_no: loanNo } },
    statementArchive: { query: { loan_no: loanNo, year: '2026' } },
    // No year of assessment has ended since the loan began.
    interestCertificate: { query: { loan_no: loanNo, year: '2025' }, status: 404 },
    letters: {},
    letter: { params: { loanNo, name: 'booked' } },
    issueSettlementLetter: { body: { loanNo, on: '2026-11-20' } },
    settlementQuote: { query: { loan_no: loanNo, on: '2026-11-20' } },
    paymHolidayPreview: { query: { loan_no: loanNo, months: '3' } },
    paymHoliday: { body: { loanNo, months: 3, reason: 'Between two jobs' } },
    increaseCreditLimit: { body: { loanNo: revolvingNo, newLimit: 200_000 } },
    withdrawalLimits: { query: { loan_no: revolvingNo } },
    internetWithdrawal: { body: { loanNo: revolvingNo, amount: 100, bankAccountId } },
    requestSettlement: { body: { loanNo, on: '2026-11-20' } },
    requestAutopay: {
      body: {
        loanNo,
        bankCode: '004',
        accountNumber: '123-456789-833',
        holder: 'CHAN TAI MAN',
        maxAmount: 100_000,
      },
    },
    requestRelease: { body: { loanNo, solicitor: 'Chan & Co., 2345 6789' } },
    endAutopay: { body: { loanNo } },
    requestPrepayment: { body: { loanNo, amount: 1_000, on: '2026-11-20' } },
    // The owner has just started a thread, and the next may follow in 180 seconds.
    losContactUs: { body: { topic: 'other', message: 'Hello', loanNo }, status: 429 },
    startThread: { body: { topic: 'other', text: 'Hello', about: loanNo }, status: 429 },
    threads: {},
    thread: { params: { reference: threadReference } },
    writeInThread: { params: { reference: threadReference }, body: { text: 'Hello again' } },
    readThread: { params: { reference: threadReference }, body: { upTo: 1 } },
    setThreadState: { params: { reference: threadReference }, body: { state: 'closed' } },
    serviceRequests: {},
    serviceRequest: { params: { reference } },
    cancelRequest: { params: { reference } },
    custApplLoanList: {},
    declineLetter: { params: { applicationNumber }, status: 404 },
    withdrawApplication: { params: { applicationNumber }, body: {} },
    offers: {},
    offerDocument: { params: { offerNumber } },
    acceptOffer: { params: { offerNumber }, body: {} },
    signings: {},
    signingSlots: {},
    bookSigning: { params: { applicationNumber }, body: { startsAt: '2026-12-01T02:00:00.000Z' } },
    cancelSigning: { params: { applicationNumber }, status: 404 },
    uploadDocument: { form: { slot: 'identity', applicationNumber } },
    listDocuments: { query: { applicationNumber } },
    documentThumbnail: { params: { id: documentId }, status: 404 },
    downloadDocument: { params: { id: documentId } },
    removeDocument: { params: { id: documentId } },
  };
}
