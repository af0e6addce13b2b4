import { createRequireStepUp } from '@/backoffice/domains/passkey/require-step-up';
import { createRequestFieldEncryption } from '@/backoffice/domains/request/request-field-encryption';
import type { RequestNotifications } from '@/backoffice/domains/request/request-notifications';
import type { RequestRow, RequestStep } from '@/backoffice/domains/request/request.repository';
import {
  createRequestSubmission,
  type NewRequest,
  type RequestRepositories,
  type RequestSubmission,
  type SubmissionContext,
} from '@/backoffice/domains/request/request-submission';
import type { CustomerService } from '@/backoffice/domains/customer/customer.service';
import {
  numbered,
  serialUnitOfWorkOn,
  standIn,
  testCipher,
} from '@test/support/backoffice/service-tools';
import { usualCalendar } from '@test/support/setting/office-calendar';

const phone = '+85291234567';
const operation = 'withdrawal:L-1:100:bank-1';
const at = new Date('2026-05-04T10:00:00.000Z');

function setUp(created: Partial<NewRequest> = {}, { passkeys = 0 } = {}) {
  const rows: RequestRow[] = [];
  const steps: [string, RequestStep][] = [];
  const told: unknown[] = [];
  const proofs = new Set([`token ${phone} ${operation}`]);
  let deliveries = 0;
  const repositories = standIn<RequestRepositories>({
    passkey: { count: async () => passkeys },
    request: standIn<RequestRepositories['request']>({
      findByIdempotencyKey: async (customerId, key) =>
        rows.find((row) => row.customerId === customerId && row.idempotencyKey === key) ?? null,
      create: async (row) => void rows.push(row),
      addStep: async (reference, step) => void steps.push([reference, step]),
    }),
    customer: standIn<RequestRepositories['customer']>({
      lockById: async (id) =>
        id.startsWith('customer')
          ? standIn<NonNullable<Awaited<ReturnType<RequestRepositories['customer']['lockById']>>>>({
              id,
            })
          : null,
    }),
  });
  const fieldEncryption = createRequestFieldEncryption(testCipher);
  const submit = createRequestSubmission({
    calendar: usualCalendar,
    unitOfWork: serialUnitOfWorkOn(repositories),
    customers: standIn<CustomerService>({
      profileOf: ({ id }) => ({
        id,
        phone,
        language: 'en',
        marketing: false,
        reminderDays: null,
        name: null,
        email: null,
        address: null,
        emailVerifiedAt: null,
        payoutsHeldUntil: null,
        payoutsFrozenAt: null,
      }),
    }),
    requireStepUp: createRequireStepUp(
      async (_tx, use) =>
        use.method !== 'passkey' && proofs.delete(`${use.token} ${use.phone} ${use.operation}`),
    ),
    notifications: standIn<RequestNotifications>({
      notifyRequestChanged: async (_tx, { request }) => void told.push(request.state),
      deliverNow: () => (deliveries += 1),
    }),
    fieldEncryption,
    now: () => at,
    newReference: numbered('RQ'),
  });
  const performed: string[] = [];
  const send = (
    changes: Partial<RequestSubmission> = {},
    perform: (context: SubmissionContext) => Promise<unknown> = async () => undefined,
  ) =>
    submit(
      {
        caller: {
          customerId: 'customer-1',
          sessionId: 'session-1',
          device: 'a browser',
          network: 'mark',
        },
        idempotencyKey: 'key-1',
        body: { loanNo: 'L-1', amount: 1 },
        proofToken: 'token',
        ...changes,
      },
      async (context) => {
        await perform(context);
        performed.push(context.reference);
        return { kind: 'contact', payload: 'Please call.', detail: 'loan', ...created };
      },
    );
  return {
    send,
    rows,
    steps,
    told,
    performed,
    fieldEncryption,
    deliveriesStarted: () => deliveries,
  };
}

describe('A request of a customer', () => {
  it('is written down encrypted, with its first step, and the customer is told', async () => {
    const { send, rows, steps, told, fieldEncryption, deliveriesStarted } = setUp();
    expect(await send()).toEqual({
      data: {
        reference: 'RQ-1',
        kind: 'contact',
        state: 'received',
        createdAt: '2026-05-04T10:00:00.000Z',
      },
    });
    expect(rows).toMatchObject([
      {
        reference: 'RQ-1',
        customerId: 'customer-1',
        loanNo: null,
        amountCents: null,
        months: null,
        on: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Please call.');
    expect(fieldEncryption.payload.decrypt('RQ-1', rows[0]?.payload ?? null)).toBe('Please call.');
    expect(steps).toEqual([
      ['RQ-1', { state: 'received', at, message: null, note: null, by: 'customer' }],
    ]);
    expect([told, deliveriesStarted()]).toEqual([['received'], 1]);
  });

  it('that was carried out at once says so', async () => {
    const { send, steps, told } = setUp({
      kind: 'withdrawal',
      state: 'approved',
      amountCents: 100,
    });
    expect(await send()).toMatchObject({ data: { kind: 'withdrawal', state: 'approved' } });
    expect(steps).toMatchObject([['RQ-1', { state: 'approved' }]]);
    expect(told).toEqual(['approved']);
  });

  it('that waits for a code is told by the code alone', async () => {
    const { send, told } = setUp({ kind: 'phone', state: 'needs-code' });
    await send();
    expect(told).toEqual([]);
  });

  it('happens once, however often and how fast it is sent', async () => {
    const { send, rows, steps, told, performed } = setUp();
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    for (const other of others) expect(other).toEqual(first);
    expect([rows.length, steps.length, told.length, performed]).toEqual([1, 1, 1, ['RQ-1']]);
  });

  it('of another customer may have the same key', async () => {
    const { send, rows } = setUp();
    await send();
    await send({
      caller: { customerId: 'customer-2', sessionId: 's', device: 'd', network: 'mark' },
    });
    expect(rows.map(({ customerId }) => customerId)).toEqual(['customer-1', 'customer-2']);
  });

  it('is refused where its key was used for another', async () => {
    const { send, rows } = setUp();
    await send();
    await expect(send({ body: { loanNo: 'L-1', amount: 2 } })).rejects.toMatchObject({
      code: 'idempotency_conflict',
    });
    expect(rows).toHaveLength(1);
  });

  it('is refused to a customer who is gone', async () => {
    const { send, performed } = setUp();
    const caller = { customerId: 'nobody', sessionId: 's', device: 'd', network: 'mark' };
    await expect(send({ caller })).rejects.toMatchObject({ code: 'unauthorised' });
    expect(performed).toEqual([]);
  });

  it('that the rules refuse is not written down', async () => {
    const { send, rows, steps, told, deliveriesStarted } = setUp();
    await expect(send({}, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect([rows, steps, told, deliveriesStarted()]).toEqual([[], [], [], 0]);
  });
});

describe('A request that needs a code', () => {
  it('takes the code for exactly this, to the phone of the customer, once', async () => {
    const { send } = setUp();
    const stepUp = ({ stepUp: confirm }: SubmissionContext) => confirm(operation);
    expect(await send({}, stepUp)).toHaveProperty('data');
    await expect(send({ idempotencyKey: 'key-2' }, stepUp)).rejects.toMatchObject({
      code: 'step_up_required',
    });
  });

  it.each<{ what: string; proofToken: string | null; asked: string; passkeys?: number }>([
    { what: 'no code', proofToken: null, asked: operation },
    { what: 'another code', proofToken: 'another', asked: operation },
    { what: 'a code for another amount', proofToken: 'token', asked: `${operation}0` },
    { what: 'a code in spite of a passkey', proofToken: 'token', asked: operation, passkeys: 1 },
  ])('is refused with $what, and not written down', async ({ proofToken, asked, passkeys }) => {
    const { send, rows } = setUp({}, { passkeys });
    await expect(send({ proofToken }, ({ stepUp }) => stepUp(asked))).rejects.toMatchObject({
      code: 'step_up_required',
    });
    expect(rows).toEqual([]);
  });
});
