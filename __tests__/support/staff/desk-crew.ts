import { crewEmail } from './approver';
import { seededRandom } from '../random/seeded-random';
import type { KillableApi } from '../api/killable-api';
import { callAs, type Answer } from './killable-approver';

export const codeOf = ({ body }: Answer): unknown => Object(body).code;
export const dataOf = ({ body }: Answer) => Object(body).data;

/** The desk as one of the crew sees it; the API is the one of the moment. */
export type Desk = (path: string, body?: object) => Promise<Answer>;

/** Calls of a member of staff by the token of a session. */
export const deskOf =
  (api: () => KillableApi, token: string): Desk =>
  async (path, body) =>
    callAs(api(), token, { path, body }).catch(() => noAnswer);

export interface Payment {
  loanNo: string;
  cents: number;
  isBooked: boolean;
}

/** What the crew was told, kept apart from the database: what it holds afterwards is compared with this. */
export interface CrewTruth {
  payments: Map<string, Payment>;
  /** What was asked for and answered, by the number of the approval. */
  asked: Map<string, { maker: number; kind: string }>;
  /** Decisions that were answered as carried out. */
  decided: { id: string; checker: number; state: 'approved' | 'rejected' }[];
  files: Set<string>;
  /** How often each status was answered. */
  statuses: Map<number, number>;
}

export const newTruth = (): CrewTruth => ({
  payments: new Map(),
  asked: new Map(),
  decided: [],
  files: new Set(),
  statuses: new Map(),
});

export interface Business {
  /** Loans that are drawn down and paid back. */
  revolving: readonly string[];
  /** Loans that are only paid back. */
  others: readonly string[];
  applications: readonly string[];
}

interface CrewOptions {
  desks: readonly Desk[];
  business: Business;
  truth: CrewTruth;
  offer: (amount: number) => object;
}

/** What a crew does at its desks, chosen at random, the same in each run. */
export function createCrew({ desks, business, truth, offer }: CrewOptions) {
  const random = seededRandom(20_261_128);
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const cents = (most: number): number => Math.ceil(random() * most);
  let count = 0;

  const told = (answer: Answer): Answer => {
    truth.statuses.set(answer.status, (truth.statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  async function ask(member: number, kind: string, call: [path: string, body: object]) {
    const answer = told(await (desks[member]?.(...call) ?? Promise.reject(new Error('Nobody'))));
    if (answer.status === 200) truth.asked.set(dataOf(answer).id, { maker: member, kind });
  }

  async function pay(member: number): Promise<void> {
    const loanNo = one(random() < 0.2 ? business.revolving : business.others) ?? '';
    const payment = { loanNo, cents: cents(3_000_00), isBooked: false };
    const reference = `pay ${(count += 1)}`;
    truth.payments.set(reference, payment);
    const body = { amount: payment.cents / 100, reference };
    for (;;) {
      const answer = told((await desks[member]?.(`/loans/${loanNo}/payments`, body)) ?? noAnswer);
      // Unanswered or too busy: the same payment is sent again once the next process runs.
      if (answer.status === 0) return void unanswered.add(reference);
      if (answer.status === 503) continue;
      payment.isBooked = answer.status === 200;
      return;
    }
  }

  async function draw(member: number): Promise<void> {
    const body = { amount: cents(9_000_00) / 100, reference: `draw ${(count += 1)}` };
    await ask(member, 'loan-drawdown', [`/loans/${one(business.revolving)}/drawdowns`, body]);
  }

  async function reverse(member: number): Promise<void> {
    const loanNo = one(business.others) ?? '';
    const read = (await desks[member]?.(`/loans/${loanNo}`)) ?? noAnswer;
    if (read.status !== 200) return void told(read);
    const payments: { id: string }[] = dataOf(read).transactions.filter(
      ({ kind, reversal }: { kind: string; reversal: string | null }) =>
        kind === 'payment' && reversal === 'possible',
    );
    const payment = one(payments);
    if (!payment) return;
    const body = { transaction: payment.id, reason: 'The cheque was returned.' };
    await ask(member, 'loan-reversal', [`/loans/${loanNo}/reversals`, body]);
  }

  const makeOffer = (member: number): Promise<void> =>
    ask(member, 'offer', [
      `/applications/${one(business.applications)}/offers`,
      offer(2_000_000 + 10_000 * (count += 1)),
    ]);

  async function release(member: number): Promise<void> {
    const list = (await desks[member]?.('/payment-orders?state=waiting&limit=20')) ?? noAnswer;
    const order = list.status === 200 ? one<{ id: string }>(dataOf(list)) : undefined;
    if (order) await ask(member, 'payment-order', [`/payment-orders/${order.id}/release`, {}]);
  }

  async function makeFile(member: number): Promise<void> {
    const made = told((await desks[member]?.('/payment-files', { format: 'csv' })) ?? noAnswer);
    if (made.status !== 200) return;
    const { id } = dataOf(made);
    truth.files.add(id);
    told((await desks[member]?.(`/payment-files/${id}/dispatch`, {})) ?? noAnswer);
  }

  async function approve(member: number, id: string, isApproved = true): Promise<void> {
    const read = (await desks[member]?.(`/approvals/${id}`)) ?? noAnswer;
    if (read.status !== 200) return void told(read);
    const answer = told(
      (await (isApproved
        ? desks[member]?.(`/approvals/${id}/approval`, { hash: dataOf(read).hash })
        : desks[member]?.(`/approvals/${id}/rejection`, { reason: 'Not now.' }))) ?? noAnswer,
    );
    if (answer.status === 200)
      truth.decided.push({ id, checker: member, state: isApproved ? 'approved' : 'rejected' });
  }

  async function decide(member: number): Promise<void> {
    const list = (await desks[member]?.('/approvals?state=waiting&limit=20')) ?? noAnswer;
    const approval = list.status === 200 ? one<{ id: string }>(dataOf(list)) : undefined;
    if (approval) await approve(member, approval.id, random() < 0.85);
  }

  const unanswered = new Set<string>();
  /** Of a hundred things that somebody does. */
  const acts: readonly (readonly [share: number, act: (member: number) => Promise<void>])[] = [
    [28, pay],
    [14, draw],
    [7, reverse],
    [4, makeOffer],
    [10, release],
    [3, makeFile],
    [34, decide],
  ];

  return {
    /** One thing by each member of the crew at once; `onAnswer` is told how many are done. */
    async work(onAnswer: (done: number) => void): Promise<void> {
      let done = 0;
      await Promise.all(
        desks.map(async (_desk, member) => {
          let left = random() * 100;
          const [, act] = acts.find(([share]) => (left -= share) < 0) ?? [0, decide];
          await act(member);
          onAnswer((done += 1));
        }),
      );
    },

    /** Everybody tries to approve what is their own; answers as what each of it was refused. */
    async approveOwn(): Promise<unknown[]> {
      await Promise.all(business.revolving.map((_loanNo, member) => draw(member)));
      const refusals: unknown[] = [];
      for (const [member, desk] of desks.entries()) {
        const { body } = await desk(`/approvals?state=waiting&maker=${crewEmail(member)}`);
        for (const { id } of Object(body).data) {
          const { hash } = dataOf(await desk(`/approvals/${id}`));
          refusals.push(codeOf(await desk(`/approvals/${id}/approval`, { hash })));
        }
      }
      return refusals;
    },

    /** Has what waits approved in a quiet hour, each by the next person after who asked. */
    async approveRest(): Promise<void> {
      for (const [member, desk] of desks.entries()) {
        const next = (member + 1) % desks.length;
        const { body } = await desk(`/approvals?state=waiting&maker=${crewEmail(member)}`);
        for (const { id } of Object(body).data) await approve(next, id);
      }
    },

    release,
    makeFile,

    /** Sends again what nobody answered. */
    async sendAgain(): Promise<void> {
      for (const reference of unanswered) {
        const payment = truth.payments.get(reference);
        if (!payment) continue;
        const body = { amount: payment.cents / 100, reference };
        let answer = noAnswer;
        while (answer.status === 0 || answer.status === 503)
          answer = (await desks[0]?.(`/loans/${payment.loanNo}/payments`, body)) ?? noAnswer;
        payment.isBooked = told(answer).status === 200;
      }
      unanswered.clear();
    },
  };
}

const noAnswer: Answer = { status: 0, body: null };
