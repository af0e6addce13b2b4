import { openDatabase } from '@/backoffice/db/client';
import { amyToken, engines, templatePath, testEnv } from '@test/support/database/test-database';
import { startKillableApi, type KillableApi } from '@test/support/api/killable-api';
import { killablePlace, type KillablePlace } from '@test/support/api/killable-place';
import { expectSumsHold } from '@test/support/loan/ledger-sums';
import { approverOf } from '@test/support/staff/killable-approver';

/** `LEDGER_OPERATIONS=10000 LEDGER_KILLS=50` is the long run. */
const operations = Number(process.env.LEDGER_OPERATIONS ?? 60);
const kills = Number(process.env.LEDGER_KILLS ?? 1);
const batchSize = 8;
jest.setTimeout(60_000 + operations * 100 + kills * 30_000);

interface Operation {
  loanNo: string;
  /** A reversal takes back the payment of its reference. */
  kind: 'payments' | 'drawdowns' | 'reversals';
  amount: number;
  reference: string;
}

/** Numbers from 0 to 1 that are the same in every run (Lehmer's generator). */
function sameRandom(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Answer = { status: number; body: unknown };
const codeOf = ({ body }: Answer): unknown => Object(body).code;
const dataOf = ({ body }: Answer) => Object(body).data;

async function desk(api: KillableApi, path: string, body: object): Promise<Answer> {
  return api.call(`/desk${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${amyToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe.each(engines)('A ledger on %s, when the server is killed', (engine) => {
  const started: KillableApi[] = [];
  const start = async (settings: KillablePlace['settings']): Promise<KillableApi> => {
    const api = await startKillableApi(settings);
    started.push(api);
    return api;
  };
  // Also when the test broke off: a server left behind keeps the whole run from ending.
  afterAll(() => Promise.all(started.map((api) => api.kill())));

  it(`keeps every booking once and every balance right, over ${operations} operations and ${kills} kills`, async () => {
    const place = await killablePlace(engine);
    let api = await start(place.settings);
    const approver = approverOf(api.approver ?? '');
    const made = await desk(api, '/customers', { phone: '+85291234567' });
    const { customerId } = Object(made.body).data;
    const loanNos: string[] = [];
    for (const terms of [
      { kind: 'revolving', creditLimit: 300_000 },
      { kind: 'principalAndInterest', amount: 800_000 },
      { kind: 'interestOnly', amount: 500_000 },
    ]) {
      const booked = await desk(api, '/loans', {
        customerId,
        annualRate: 7.5,
        tenorMonths: 120,
        startsOn: '2026-01-15',
        ...terms,
      });
      loanNos.push(dataOf(await approver.approve(api, dataOf(booked).id)).result);
    }
    const random = sameRandom();
    const booked = new Map<string, Operation>();
    const reversed = new Set<string>();
    const operation = (index: number): Operation => {
      const payments = [...booked.values()].filter(
        ({ kind, loanNo }) => kind === 'payments' && loanNo !== loanNos[0],
      );
      const payment = payments[Math.floor(random() * payments.length)];
      if (payment && random() < 0.1) return { ...payment, kind: 'reversals' };
      const loanNo = loanNos[Math.floor(random() * loanNos.length)] ?? '';
      const kind = loanNo === loanNos[0] && random() < 0.6 ? 'drawdowns' : 'payments';
      // Now and then the same booking is sent twice at the same moment.
      return {
        loanNo,
        kind,
        amount: Math.ceil(random() * 3_000_00) / 100,
        reference: `op ${index}`,
      };
    };
    const reverse = async (loanNo: string, reference: string): Promise<Answer> => {
      const read = await api.call(`/desk/loans/${loanNo}`, {
        headers: { authorization: `Bearer ${amyToken}` },
      });
      if (read.status !== 200) return read;
      const payment = dataOf(read).transactions.find(
        (one: { kind: string; reference: string }) =>
          one.kind === 'payment' && one.reference === reference,
      );
      const reason = 'The cheque was returned.';
      return desk(api, `/loans/${loanNo}/reversals`, { transaction: payment.id, reason });
    };
    /** The status of what was done; 503 where it has to be tried again. */
    const send = async ({ loanNo, kind, ...body }: Operation): Promise<number> => {
      const asked =
        kind === 'reversals'
          ? await reverse(loanNo, body.reference)
          : await desk(api, `/loans/${loanNo}/${kind}`, body);
      if (kind === 'payments') return asked.status;
      // It was drawn already, or another of this loan waits, perhaps since the server was killed.
      if (codeOf(asked) === 'approval_closed') return 200;
      if (codeOf(asked) === 'approval_waiting') await approver.approveWaiting(api);
      if (asked.status !== 200) return asked.status === 409 ? 503 : asked.status;
      const approved = await approver.approve(api, dataOf(asked).id);
      return approved.status === 409 ? 503 : approved.status;
    };
    const killAt = new Set(
      Array.from({ length: kills }, (_none, index) =>
        Math.floor(((index + 1) * operations) / (kills + 1) / batchSize),
      ),
    );

    for (let batch = 0; batch * batchSize < operations; batch += 1) {
      const batchOperations = Array.from({ length: batchSize }, (_none, index) =>
        operation(batch * batchSize + index),
      );
      const attempts = [...batchOperations, ...batchOperations.slice(0, 2)];
      const sent = attempts.map((each) => send(each).catch(() => null));
      if (killAt.has(batch)) {
        await Promise.race(sent);
        await api.kill();
        await Promise.all(sent);
        api = await start(place.settings);
      }
      const first = await Promise.all(sent);
      for (const [index, each] of attempts.entries()) {
        // Unanswered, or too busy: the same booking is sent again.
        let status = first[index] ?? 503;
        while (status === 503) status = await send(each);
        expect([200, 400]).toContain(status);
        // Of two at the same moment one may be refused and the other taken, when a payment comes between them.
        if (each.kind === 'reversals') reversed.add(`back:desk:${each.reference}`);
        else if (status === 200) booked.set(each.reference, each);
      }
    }
    await api.kill();

    const { pool, close } = await openDatabase({
      env: testEnv({ DATA_DIR: '', DATABASE_URL: '', ...place.settings }),
      templatePath,
      onConnectionError: () => undefined,
    });
    const { rows } = await pool.query('select * from ledger_entry order by loan_no, seq');
    await expect(pool.query('update ledger_entry set cash = cash')).rejects.toThrow('append-only');
    await expect(pool.query('delete from ledger_entry')).rejects.toThrow('append-only');
    await expect(
      pool.query(
        'insert into ledger_entry select loan_no, 0, kind, "on", posted_at, \'x\', cash + 1 from ledger_entry limit 1',
      ),
    ).rejects.toThrow();
    await close();
    await place.remove();

    expect(reversed.size).toBeGreaterThan(0);
    // Once each, whether it answered, was refused as done already, or was killed on the way.
    const backs = rows.filter(({ kind }) => kind === 'payment-reversal');
    expect(backs.map(({ reference }) => reference).sort()).toEqual([...reversed].sort());
    const known = rows.filter(({ reference }) => reference.startsWith('desk:'));
    expect(known.map(({ reference }) => reference.slice(5)).sort()).toEqual(
      [...booked.keys()].sort(),
    );
    for (const { reference, cash } of known) {
      const { kind, amount } = booked.get(reference.slice(5)) ?? { kind: 'payments', amount: 0 };
      expect(Number(cash)).toBe(Math.round(amount * 100) * (kind === 'payments' ? 1 : -1));
    }
    for (const loanNo of loanNos) {
      const running = expectSumsHold(rows.filter(({ loan_no: of }) => of === loanNo));
      const limitCents = loanNo === loanNos[0] ? 300_000_00 : Number.POSITIVE_INFINITY;
      expect(running.principal + running.billed).toBeLessThanOrEqual(limitCents);
    }
  });
});
