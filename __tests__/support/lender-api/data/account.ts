export const customer = { phone: '+85251234567', name: 'LEE SIU LING' } as const;
export const loanNo = 'LN-2025-7F3K9Q2M';
export const revolvingNo = 'LN-2025-8G4M0R3N';
export const applicationNumber = 'HK-2026-7F3K9Q2M';
const at = '2026-11-20T04:00:00.000Z';

export const userInfo = {
  name: customer.name,
  phone: customer.phone,
  phoneMasked: '5*** **67',
  email: 'ling@example.hk',
  address: null,
  language: 'en',
  marketing: false,
  bankAccount: {
    id: 'account-1',
    bankCode: '004',
    masked: '•••• 5678',
    holder: customer.name,
    since: at,
  },
  session: {
    signedInAt: at,
    idleEndsAt: '2026-11-20T04:30:00.000Z',
    endsAt: '2026-11-20T16:00:00.000Z',
  },
};

export const sessions = [
  { id: 's1', device: 'Chrome · Linux', signedInAt: at, lastSeenAt: at, isCurrent: true },
];

const loan = {
  loanNo,
  kind: 'principalAndInterest',
  state: 'active',
  property: 'Peak Court, Quarry Bay',
  applicationNumber,
  annualRate: 7.5,
  startedOn: '2025-01-02',
  endsOn: '2035-01-02',
  original: 3_000_000,
  balance: 2_654_321.09,
  interestOwed: 0,
  deferredInterest: 0,
  paidInAdvance: 0,
  principalPaid: 345_678.91,
  interestPaid: 400_000,
  progress: 0.12,
  paymentsLeft: 98,
  nextPayment: {
    date: '2026-12-02',
    amount: 35_610.53,
    interest: 16_589.51,
    principal: 19_021.02,
    creditUsed: 0,
  },
  arrears: null,
  creditLimit: null,
  available: null,
  holiday: null,
};

export const loans = [
  loan,
  {
    ...loan,
    loanNo: revolvingNo,
    kind: 'revolving',
    original: 800_000,
    balance: 300_000,
    creditLimit: 800_000,
    available: 500_000,
  },
];

export const loanDetail = {
  ...loan,
  schedule: [
    {
      n: 23,
      date: '2026-12-02',
      payment: 35_610.53,
      interest: 16_589.51,
      principal: 19_021.02,
      balance: 2_635_300.07,
      state: 'due',
    },
  ],
  transactions: [
    {
      id: 't1',
      date: '2026-11-02',
      kind: 'payment',
      amount: -35_610.53,
      principal: -18_902,
      interest: -16_708.53,
      owed: 2_654_321.09,
    },
  ],
  paying: {
    fpsId: '1234567',
    bankAccount: '004-123-456789-001',
    payee: 'Peak Lender',
    reference: loanNo,
  },
};

export const statements = [
  {
    stmDate: '2026-10-31',
    loanNo,
    from: '2026-10-01',
    opening: 2_690_000,
    charged: 16_800,
    paid: 35_610.53,
    closing: 2_671_189.47,
  },
];

export const applications = [
  {
    applicationNumber,
    product: 'first',
    amount: 3_000_000,
    state: 'needs-documents',
    receivedAt: at,
    documentsCompleteAt: null,
    promisedBy: null,
    address: 'Peak Court, Quarry Bay',
    nextAction: 'send-documents',
    canWithdraw: true,
    history: [{ state: 'received', at, message: null }],
  },
];

export const requests = [
  {
    reference: 'RQ-7F3K9Q2M',
    kind: 'contact',
    state: 'received',
    loanNo: null,
    amount: null,
    months: null,
    on: null,
    detail: 'A question',
    createdAt: at,
    changedAt: at,
    canCancel: false,
    history: [{ state: 'received', at, message: null }],
  },
];

export const withdrawalLimits = {
  loanNo: revolvingNo,
  creditLimit: 800_000,
  available: 500_000,
  dailyCap: 100_000,
  leftToday: 100_000,
  maximum: 100_000,
  blocked: null,
};

export const holidayPreview = {
  loanNo,
  months: 2,
  from: '2026-12-02',
  resumesOn: '2027-02-02',
  endsOnBefore: '2035-01-02',
  endsOnAfter: '2035-03-02',
  instalment: 35_610.53,
  instalmentAfter: 35_949.12,
  deferredParts: 98,
  interestOfHoliday: 33_182.02,
  totalBefore: 3_489_831.94,
  totalAfter: 3_523_013.96,
};

export const settlementQuote = {
  loanNo,
  on: '2026-12-01',
  principal: 2_654_321.09,
  interest: 16_589.51,
  deferredInterest: 0,
  fee: 0,
  paidInAdvance: 0,
  amount: 2_670_910.6,
  interestSaved: 500_000,
};

export const receiptOf = (kind: string) => ({
  data: { reference: 'RQ-7F3K9Q2M', kind, state: 'received', createdAt: at },
});

const item = (slot: string, required: boolean) => ({
  slot,
  required,
  why: 'registered-owner',
  months: null,
  condition: null,
});
export const checklist = [
  item('identity', true),
  item('address-proof', true),
  item('other', false),
];
