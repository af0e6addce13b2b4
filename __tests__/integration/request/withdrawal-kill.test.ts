import { text } from 'node:stream/consumers';
import { createContainer } from '@/backoffice/container';
import type { Container } from '@/backoffice/container-parts';
import type { DatabaseHandle } from '@/backoffice/db/client';
import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import { createProofRepository } from '@/backoffice/domains/otp/proof.repository';
import { createProofService } from '@/backoffice/domains/otp/proof.service';
import { hongKongDay } from '@/lib/hong-kong-day';
import { startKillableApi, type KillableApi } from '@test/support/api/killable-api';
import { amyToken, openSeededDatabase } from '@test/support/database/test-database';
import { approveById } from '@test/support/staff/approvals';

/** `WITHDRAWAL_KILLS=50` is the long run. */
const kills = Number(process.env.WITHDRAWAL_KILLS ?? 2);
const perRound = 8;
jest.setTimeout(120_000 + kills * 30_000);

interface Withdrawal {
  amount: number;
  key: string;
  proof: string;
}
interface Answer {
  status: number;
  reference: string;
}

const silent = () => undefined;

describe('Withdrawals, when the server is killed', () => {
  let database: DatabaseHandle;
  let container: Container;
  let drop = async (): Promise<void> => undefined;
  let url = '';
  let api: KillableApi;
  beforeAll(async () => {
    const own = await openSeededDatabase('postgres');
    [database, drop, url] = [own.database, own.drop, own.env.DATABASE_URL ?? ''];
    container = await createContainer({
      env: own.env,
      log: { error: silent, warn: silent, info: silent, debug: silent },
      database,
      sms: { send: async () => undefined },
    });
    api = await startKillableApi({ DATABASE_URL: url });
  });
  afterAll(async () => {
    await api.kill();
    await container.close();
    await drop();
  });

  const desk = async (path: string, body: object): Promise<Record<string, string>> =>
    Object(
      (
        await api.call(`/desk${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${amyToken}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).body,
    ).data;

  async function newBorrower() {
    const phone = '+85291234567';
    const bankAccount = {
      bankCode: '004',
      accountNumber: '123-456789-833',
      holder: 'CHAN TAI MAN',
    };
    const { customerId = '' } = await desk('/customers', { phone });
    const account = { customerId, bankAccount };
    const asked = await container.approvals.request('amy', 'first-bank-account', account);
    await approveById(container, asked.id);
    await database.pool.query('update customer set payouts_held_until = null');
    const { id = '' } = await desk('/loans', {
      customerId,
      kind: 'revolving',
      creditLimit: 1_000_000,
      annualRate: 9,
      tenorMonths: 24,
      startsOn: `${hongKongDay(new Date()).slice(0, 7)}-01`,
    });
    const loanNo = String((await approveById(container, id)).result);
    const { rows } = await database.pool.query<{ id: string }>('select id from bank_account');
    const accountId = rows[0]?.id ?? '';
    const proofs = createProofService({
      hash: createKeyedHash(container.env.SESSION_SECRET, 'proof'),
      cipher: createDataCipher(container.env.DATA_ENCRYPTION_KEY),
      newToken: () => crypto.randomUUID().replaceAll('-', '').padEnd(43, '0'),
    });
    return {
      loanNo,
      prove: (amount: number): Promise<string> =>
        proofs.issue(createProofRepository(database.db), {
          phone,
          purpose: 'step-up',
          operation: `withdrawal:${loanNo}:${amount * 100}:${accountId}`,
          now: new Date(),
        }),
      async withdraw({ amount, key, proof }: Withdrawal): Promise<Answer | null> {
        const { token } = await container.customers.sessions.directory.startSession(
          { id: customerId },
          { userAgent: null, network: '', method: 'code' },
        );
        const answer = await api
          .call('/los/internetWithdrawal', {
            method: 'POST',
            headers: {
              cookie: `__Host-login_token=${token}; __Host-proof_token=${proof}`,
              'sec-fetch-site': 'same-origin',
              'content-type': 'application/json',
              'idempotency-key': key,
            },
            body: JSON.stringify({ loanNo, amount, bankAccountId: accountId }),
          })
          .catch(() => null);
        return (
          answer && {
            status: answer.status,
            reference: String(Object(Object(answer.body).data).reference),
          }
        );
      },
    };
  }

  /** Approves the payments of all withdrawals and puts them into files while the server is killed; each stands in one file then. */
  async function expectEachPaidOnce(count: number): Promise<void> {
    const { orders, files } = container.payments;
    const { data: placed } = await orders.list({ sort: 'newest', limit: 10_000 });
    expect(placed.map(({ origin, state }) => `${origin} ${state}`)).toEqual(
      Array.from({ length: count }, () => 'withdrawal waiting'),
    );
    for (let round = 0; round < kills; round += 1) {
      for (const { id } of placed.slice(round * perRound, (round + 1) * perRound)) {
        const asked = await container.approvals.request('cat', 'payment-order', { id });
        await approveById(container, asked.id);
      }
      const made = Array.from({ length: 3 }, () =>
        desk('/payment-files', { format: 'csv' }).catch(() => null),
      );
      if (round % 2 === 0) await Promise.race(made);
      await api.kill();
      await Promise.all(made);
      api = await startKillableApi({ DATABASE_URL: url });
      await desk('/payment-files', { format: 'csv' });
    }
    const paid: string[] = [];
    for (const { id, payments, total } of (await files.list({ sort: 'newest', limit: 10_000 }))
      .data) {
      const { bytes } = await files.readContent('cat', id);
      const lines = (await text(bytes)).trim().split('\r\n').slice(1);
      expect(lines).toHaveLength(payments);
      expect(lines.reduce((sum, line) => sum + Number(line.split(',').at(-1)), 0)).toBe(total);
      paid.push(...lines.map((line) => line.slice(0, 'PO-00000000'.length)));
    }
    expect(paid.sort()).toEqual(placed.map(({ id }) => id).sort());
  }

  it(`are booked once each, over ${kills} kills, and what was answered stands`, async () => {
    const borrower = await newBorrower();
    const everything: Withdrawal[] = [];
    let answeredBefore = 0;
    for (let round = 0; round < kills; round += 1) {
      const withdrawals: Withdrawal[] = [];
      for (let index = 0; index < perRound; index += 1) {
        // Amounts that differ, so that each needs a proof of its own.
        const amount = 101 + round * perRound + index;
        withdrawals.push({
          amount,
          key: `withdrawal-${String(amount).padStart(6, '0')}`,
          proof: await borrower.prove(amount),
        });
      }
      let answered = 0;
      let killed: Promise<void> | null = null;
      const first = await Promise.all(
        withdrawals.map(async (each) => {
          const answer = await borrower.withdraw(each);
          answered += answer === null ? 0 : 1;
          if (answered > round % perRound) killed ??= api.kill();
          return answer;
        }),
      );
      await (killed ?? api.kill());
      api = await startKillableApi({ DATABASE_URL: url });
      const again: typeof first = [];
      for (const each of withdrawals) again.push(await borrower.withdraw(each));
      expect(again.map((answer) => answer?.status)).toEqual(withdrawals.map(() => 200));
      const told = first.flatMap((answer, index) =>
        answer?.status === 200 ? [{ index, reference: answer.reference }] : [],
      );
      answeredBefore += told.length;
      for (const { index, reference } of told) expect(again[index]?.reference).toBe(reference);
      everything.push(...withdrawals);
    }
    const { rows } = await database.pool.query<{ principal: string; principal_after: string }>(
      `select principal, principal_after from ledger_entry where loan_no = $1 and kind = 'withdrawal' order by seq`,
      [borrower.loanNo],
    );
    expect(rows.map(({ principal }) => Number(principal)).sort((a, b) => a - b)).toEqual(
      everything.map(({ amount }) => amount * 100),
    );
    expect(Number(rows.at(-1)?.principal_after)).toBe(
      everything.reduce((sum, { amount }) => sum + amount * 100, 0),
    );
    expect(answeredBefore).toBeGreaterThan(0);
    expect(answeredBefore).toBeLessThan(everything.length);
    await expectEachPaidOnce(everything.length);
  });
});
