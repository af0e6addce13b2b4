import { openDatabase } from '@/backoffice/db/client';
import { createAuditModule } from '@/backoffice/domains/audit/audit.module';
import { hongKongDay, plusDays } from '@/lib/hong-kong-day';
import { startKillableApi, type KillableApi } from '@test/support/api/killable-api';
import { killablePlace } from '@test/support/api/killable-place';
import { applicantBrowser } from '@test/support/application/applicant';
import { sampleOffer } from '@test/support/application/sample-offer';
import { amyToken, engines, templatePath, testEnv } from '@test/support/database/test-database';
import { expectSumsHold } from '@test/support/loan/ledger-sums';
import { crewEmail } from '@test/support/staff/approver';
import { createCrew, dataOf, deskOf, newTruth } from '@test/support/staff/desk-crew';
import { approverOf, type Answer } from '@test/support/staff/killable-approver';

/** `STAFF_KILLS=200` is the long run. */
const kills = Number(process.env.STAFF_KILLS ?? 1);
/** How often everybody also works without a kill. */
const killsPerQuietRound = 4;
const staff = 50;
jest.setTimeout(120_000 + kills * 60_000);

const day = hongKongDay(new Date());
const offer = (amount: number): object => ({
  ...sampleOffer,
  amount,
  expiresOn: plusDays(day, 10),
});
const tally = (texts: readonly string[]): string[] => [...texts].sort();

describe.each(engines)('A lender of 50 staff on %s, when the server is killed', (engine) => {
  const started: KillableApi[] = [];
  afterAll(() => Promise.all(started.map((api) => api.kill())));

  it(`pays, books and decides everything once and by two, over ${kills} kills`, async () => {
    const place = await killablePlace(engine);
    const start = async (): Promise<KillableApi> => {
      const api = await startKillableApi({ ...place.settings, CREW: String(staff) });
      started.push(api);
      return api;
    };
    let api = await start();
    const tokens = api.crew;
    expect(tokens).toHaveLength(staff);
    const approver = approverOf(api.approver ?? '');

    const ask = async (path: string, body: object, method = 'POST'): Promise<Answer> =>
      api.call(`/desk${path}`, {
        method,
        headers: { authorization: `Bearer ${amyToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const approved = async (answer: Answer): Promise<string> => {
      const { id } = Object(answer.body).approval ?? dataOf(answer);
      return dataOf(await approver.approve(api, id)).result;
    };
    const bankAccount = {
      bankCode: '004',
      accountNumber: '123-456789-833',
      holder: 'CHAN TAI MAN',
    };
    const made = await ask('/customers', {
      phone: '+85261234567',
      name: 'CHAN Tai Man',
      bankAccount,
    });
    await approved(made);
    const { customerId } = dataOf(made);
    const book = async (terms: object): Promise<string> =>
      approved(
        await ask('/loans', {
          customerId,
          annualRate: 7.5,
          tenorMonths: 120,
          startsOn: '2026-01-15',
          ...terms,
        }),
      );
    const lines = [1, 2, 3, 4, 5, 6].map(() => ({ kind: 'revolving', creditLimit: 300_000 }));
    const loans = [
      { kind: 'principalAndInterest', amount: 800_000 },
      { kind: 'interestOnly', amount: 500_000 },
      { kind: 'interestOnly', amount: 650_000 },
    ];
    const revolving: string[] = [];
    for (const terms of lines) revolving.push(await book(terms));
    const others: string[] = [];
    for (const terms of loans) others.push(await book(terms));
    const applications: string[] = [];
    for (const key of ['key-0000000000000001', 'key-0000000000000002']) {
      const { appl_no: number } = await applicantBrowser(api).apply({ key });
      await ask(`/applications/${number}/state`, { state: 'in-assessment', note: 'x' }, 'PUT');
      applications.push(number);
    }
    const truth = newTruth();
    const desks = tokens.map((token) => deskOf(() => api, token));
    const crew = createCrew({ desks, truth, offer, business: { revolving, others, applications } });
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill % killsPerQuietRound === 0) await crew.work(() => undefined);
      let killed: Promise<void> | null = null;
      // After a share of the answers that differs from kill to kill.
      const after = 1 + ((kill * 7) % (staff - 1));
      await crew.work((done) => {
        if (done >= after) killed ??= api.kill();
      });
      await (killed ?? api.kill());
      api = await start();
      await crew.sendAgain();
    }
    await crew.work(() => undefined);
    await crew.sendAgain();
    const refusals = await crew.approveOwn();
    await crew.approveRest();
    await crew.release(0);
    await crew.approveRest();
    await crew.makeFile(1);

    const first = deskOf(() => api, tokens[0] ?? '');
    const files: { id: string; total: number }[] = [];
    for (let cursor = ''; ;) {
      const { body } = await first(`/payment-files?limit=50${cursor}`);
      const { data, next } = Object(body);
      files.push(...data);
      if (!next) break;
      cursor = `&cursor=${next}`;
    }
    const paid: string[] = [];
    for (const { id, total } of files) {
      const content = await fetch(`${api.origin}/api/v1/desk/payment-files/${id}/content`, {
        headers: { authorization: `Bearer ${amyToken}` },
      });
      const text = await content.text();
      const rows = text.trim().split('\r\n').slice(1);
      expect(rows.reduce((sum, row) => sum + Number(row.split(',').at(-1)), 0)).toBeCloseTo(
        total,
        2,
      );
      paid.push(...rows.map((row) => row.slice(0, 'PO-00000000'.length)));
    }
    await api.kill();

    const { db, pool, close } = await openDatabase({
      env: testEnv({ DATA_DIR: '', DATABASE_URL: '', ...place.settings }),
      templatePath,
      onConnectionError: () => undefined,
    });
    const select = async (sql: string) => (await pool.query(sql)).rows;
    const ledger = await select('select * from ledger_entry order by loan_no, seq');
    const approvals = await select('select * from approval order by number');
    const orders = await select("select * from payment_order where origin = 'drawdown'");
    const offers = await select('select * from offer');
    const trail = await select("select * from desk_audit where target like 'approval:%'");
    const [{ count: trailRows }] = await select('select count(*) from desk_audit');
    const audit = createAuditModule({
      db,
      log: { info: () => undefined },
      now: () => new Date(Date.now() + 3_600_000),
    });
    await audit.chain();
    const chained = await audit.verify();
    await close();
    await place.remove();

    // Nothing but business: no failure of the server, and all of it happened at once.
    expect(
      [...truth.statuses.keys()].filter((status) => ![0, 200, 400, 409, 503].includes(status)),
    ).toEqual([]);
    expect(truth.statuses.get(409)).toBeGreaterThan(0);
    expect([...new Set(refusals)]).toEqual(['approval_own']);

    // The ledger: every payment once or not at all, as it was told, and each loan in balance.
    const bookedPayments = [...truth.payments].filter(([, { isBooked }]) => isBooked);
    expect(
      tally(
        ledger
          .filter(({ reference }) => reference.startsWith('desk:pay '))
          .map(({ loan_no: loanNo, reference, cash }) => `${loanNo} ${reference} ${cash}`),
      ),
    ).toEqual(
      tally(bookedPayments.map(([name, { loanNo, cents }]) => `${loanNo} desk:${name} ${cents}`)),
    );
    for (const loanNo of [...revolving, ...others]) {
      const { principal, billed } = expectSumsHold(
        ledger.filter(({ loan_no: of }) => of === loanNo),
      );
      expect(principal + billed).toBeLessThanOrEqual(
        revolving.includes(loanNo) ? 300_000_00 : 800_000_00,
      );
    }

    // The decisions: by another person, once, and what was answered stands.
    for (const { maker, checker } of approvals) expect(checker).not.toBe(maker);
    const byId = new Map(approvals.map((row) => [row.id, row]));
    for (const [id, { maker, kind }] of truth.asked)
      expect(byId.get(id)).toMatchObject({ maker: crewEmail(maker), kind });
    for (const { id, checker, state } of truth.decided)
      expect(byId.get(id)).toMatchObject({ checker: crewEmail(checker), state });
    expect(new Set(truth.decided.map(({ id }) => id)).size).toBe(truth.decided.length);
    const crewOnes = approvals.filter(({ maker }) => maker.startsWith('crew'));
    const carriedOut = (kind: string) =>
      crewOnes.filter((row) => row.kind === kind && row.state === 'approved');
    const written = trail.filter(({ after }) => after?.state === 'approved');
    expect(tally(written.map(({ target, staff: by }) => `${target} ${by}`))).toEqual(
      tally(
        approvals
          .filter(({ state }) => state === 'approved')
          .map(({ id, checker }) => `approval:${id} ${checker}`),
      ),
    );

    // What they carried out: each draw-down, reversal and offer of an approval once, and none without one.
    const drawn = ledger.filter(({ reference }) => reference.startsWith('desk:draw '));
    const drawings = carriedOut('loan-drawdown');
    expect(drawings.length).toBeGreaterThan(0);
    expect(tally(drawn.map(({ loan_no: loanNo, cash }) => `${loanNo} ${-cash}`))).toEqual(
      tally(drawings.map(({ subject, amount_cents: cents }) => `${subject.slice(5)} ${cents}`)),
    );
    const backs = ledger.filter(({ kind }) => kind === 'payment-reversal');
    expect(new Set(backs.map(({ reference }) => reference)).size).toBe(backs.length);
    expect(tally(backs.map(({ loan_no: loanNo }) => loanNo))).toEqual(
      tally(carriedOut('loan-reversal').map(({ result }) => result)),
    );
    expect(tally(offers.map(({ number, amount_cents: cents }) => `${number} ${cents}`))).toEqual(
      tally(carriedOut('offer').map(({ result, amount_cents: cents }) => `${result} ${cents}`)),
    );

    // The money: one order a draw-down, approved by two, in one file at most.
    expect(
      tally(orders.map(({ loan_no: loanNo, amount_cents: cents }) => `${loanNo} ${cents}`)),
    ).toEqual(tally(drawn.map(({ loan_no: loanNo, cash }) => `${loanNo} ${-cash}`)));
    expect(new Set(paid).size).toBe(paid.length);
    for (const id of truth.files) expect(files.map(({ id: one }) => one)).toContain(id);
    const released = carriedOut('payment-order').map(({ result }) => result);
    expect(new Set(released).size).toBe(released.length);
    expect(paid.length).toBeGreaterThan(0);
    expect(released).toEqual(expect.arrayContaining(paid));

    // The trail: every row in a chain that holds.
    expect(chained).toMatchObject({ brokenAt: null, rows: Number(trailRows) });
  });
});
