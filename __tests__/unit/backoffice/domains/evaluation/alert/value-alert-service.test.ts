import {
  createValueAlertService,
  type ValueAlertRepositories,
} from '@/backoffice/domains/evaluation/alert/value-alert.service';
import type { ValueAlertRow } from '@/backoffice/domains/evaluation/alert/value-alert.repository';
import { isWorthTelling } from '@/backoffice/domains/evaluation/alert/value-alert.model';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import type { QuoteRequest, QuoteResponse } from '@/contracts/evaluation/evaluation';
import type { Locale } from '@/contracts/locale';
import { dayMs } from '@/lib/hong-kong-day';
import {
  numbered,
  serialUnitOfWorkOn,
  standIn,
  testCipher,
  testClock,
  testHash,
} from '@test/support/backoffice/service-tools';
import { quoteData } from '@test/support/evaluation/quote-factory';

const property: QuoteRequest = { estate: 'e:kornhill', areaSqft: 580, room: 'Buy at evil.example' };
const failure: QuoteResponse = { success: 0, data: { errorMessage: 'No figure' } };

function setUp() {
  const clock = testClock('2026-11-22T04:00:00Z');
  const rows = new Map<string, ValueAlertRow>();
  const mails: OutgoingMessage[] = [];
  let tokens = 0;
  let receiptsLeft = 3;
  const state = { mark: '1 2026-03-31', value: 10_000_000, hasFigure: true };
  const find = (hashes: readonly string[], key: 'tokenHash' | 'subjectHash') =>
    [...rows.values()].find((row) => hashes.includes(row[key]));
  const alert: ValueAlertRepositories['alert'] = {
    async createUnlessConfirmed(row, subjectHashes) {
      const known = find(subjectHashes, 'subjectHash');
      if (known?.confirmedAt) return false;
      if (known) rows.delete(known.id);
      rows.set(row.id, row);
      return true;
    },
    async markConfirmed(tokenHashes, { at, createdSince }) {
      const row = find(tokenHashes, 'tokenHash');
      if (!row || (!row.confirmedAt && row.createdAt < createdSince)) return false;
      rows.set(row.id, { ...row, confirmedAt: row.confirmedAt ?? at });
      return true;
    },
    async removeByToken(tokenHashes) {
      const row = find(tokenHashes, 'tokenHash');
      return row !== undefined && rows.delete(row.id);
    },
    listOutdated: async (mark, { after, limit }) =>
      [...rows.values()]
        .filter((row) => row.confirmedAt && row.dataMark !== mark && row.id > after)
        .slice(0, limit),
    async markValued({ id, encrypted }, changes) {
      const row = rows.get(id);
      if (!row || row.encrypted !== encrypted || row.dataMark === changes.dataMark) return false;
      rows.set(id, { ...row, ...changes });
      return true;
    },
    async removeExpired({ createdBefore, confirmedBefore }) {
      for (const row of rows.values())
        if (row.confirmedAt ? row.confirmedAt < confirmedBefore : row.createdAt < createdBefore)
          rows.delete(row.id);
    },
  };
  const repositories: ValueAlertRepositories = {
    alert,
    budget: standIn<ValueAlertRepositories['budget']>({}),
    outbox: standIn<ValueAlertRepositories['outbox']>({}),
  };
  const service = createValueAlertService({
    isOffered: true,
    repositories,
    unitOfWork: serialUnitOfWorkOn(repositories),
    quotes: {
      quote: async () =>
        state.hasFigure
          ? { success: 1, data: quoteData({ value: state.value, low: 1, high: 2 }) }
          : failure,
    },
    dataMark: async () => state.mark,
    cipher: testCipher,
    hash: testHash('value-alert'),
    enqueueMessage: async (_outbox, message) => void mails.push(message),
    useReceipt: async () => (receiptsLeft -= 1) >= 0,
    keptDays: 720,
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    signatures: { en: 'Licence 1', hk: '牌照 1', cn: '牌照 1' },
    siteUrl: 'https://pier.example',
    now: clock.now,
    newId: numbered('id'),
    randomBytes: (count) => new Uint8Array(count).fill((tokens += 1)),
    onMessageEnqueued: () => undefined,
  });
  const ask = (email = 'siuming@example.com', locale: Locale = 'en') =>
    service.request({ property, email }, locale);
  const tokenOf = (message: OutgoingMessage | undefined, action = 'confirm'): string =>
    new RegExp(`https://pier\\.example/\\w+/online-property#alert-${action}=([\\w-]{43})`).exec(
      message?.text ?? '',
    )?.[1] ?? '';
  /** A confirmed request, with what was mailed for it taken out. */
  const confirmed = async () => {
    await ask();
    const token = tokenOf(mails.pop());
    await service.confirm(token);
    return token;
  };
  return { clock, rows, mails, state, service, ask, tokenOf, confirmed };
}

describe('A request to be told of a change of value', () => {
  it('mails one link in the language, and stores nothing that can be read', async () => {
    const { ask, mails, rows, tokenOf } = setUp();
    await ask('siuming@example.com', 'hk');
    expect(mails).toMatchObject([{ channel: 'mail', to: 'siuming@example.com' }]);
    expect(tokenOf(mails[0])).toHaveLength(43);
    expect(mails[0]?.text).toContain('https://pier.example/hk/online-property#alert-confirm=');
    expect(mails[0]?.expiresAt).toEqual(new Date('2026-11-29T04:00:00Z'));
    expect(JSON.stringify([...rows.values()])).not.toMatch(/siuming|kornhill|10000000/);
    expect([...rows.values()].map(({ tokenHash }) => tokenHash)).not.toContain(tokenOf(mails[0]));
  });

  it('never carries what was typed to somebody else’s mailbox', async () => {
    const { ask, mails } = setUp();
    await ask();
    expect(JSON.stringify(mails)).not.toContain('evil');
  });

  it('sends no more than the daily number to an address, and answers the same', async () => {
    const { ask, mails } = setUp();
    for (let at = 0; at < 5; at += 1) await expect(ask()).resolves.toBeUndefined();
    expect(mails).toHaveLength(3);
  });

  it('replaces one that was not confirmed, and sends nothing where it is confirmed already', async () => {
    const { ask, mails, rows, confirmed } = setUp();
    await ask();
    await confirmed();
    mails.length = 0;
    await ask('SiuMing+flat@example.com');
    expect(rows.size).toBe(1);
    expect(mails).toEqual([]);
  });

  it('is refused for a property without a figure', async () => {
    const { ask, state, rows } = setUp();
    state.hasFigure = false;
    await expect(ask()).rejects.toMatchObject({ code: 'not_found' });
    expect(rows.size).toBe(0);
  });

  it('can be confirmed for seven days, twice as well as once, and never by a wrong token', async () => {
    const { ask, clock, mails, service, tokenOf } = setUp();
    await ask();
    const token = tokenOf(mails[0]);
    await expect(service.confirm('x'.repeat(43))).rejects.toMatchObject({ code: 'not_found' });
    clock.advance(7 * dayMs);
    await service.confirm(token);
    clock.advance(dayMs);
    await service.confirm(token);
    await ask('other@example.com');
    clock.advance(7 * dayMs + 1);
    await expect(service.confirm(tokenOf(mails[1]))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is deleted by its stop link, which works once', async () => {
    const { confirmed, service, rows } = setUp();
    const token = await confirmed();
    await service.stop(token);
    expect(rows.size).toBe(0);
    await expect(service.stop(token)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is removed when nobody confirmed it in time, and after its own time', async () => {
    const { ask, clock, confirmed, rows, service } = setUp();
    await confirmed();
    await ask('other@example.com');
    clock.advance(7 * dayMs);
    await service.removeExpired();
    expect(rows.size).toBe(2);
    clock.advance(1);
    await service.removeExpired();
    expect(rows.size).toBe(1);
    clock.advance(713 * dayMs);
    await service.removeExpired();
    expect(rows.size).toBe(0);
  });
});

describe('After the data changed', () => {
  it('a value that moved by 5 % is told once, with both figures and a link that stops the mails', async () => {
    const { confirmed, mails, service, state, tokenOf } = setUp();
    const token = await confirmed();
    state.value = 10_500_000;
    await service.sendChanges();
    expect(mails).toEqual([]);
    state.mark = '2 2026-03-31';
    await service.sendChanges();
    await service.sendChanges();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'siuming@example.com',
      subject: 'Tower 3, Example Court, Quarry Bay: estimate up by 5%',
    });
    expect(mails[0]?.text).toMatch(/Last time: HK\$10,000,000\nNow: HK\$10,500,000/);
    expect(tokenOf(mails[0], 'stop')).toBe(token);
  });

  it('less is not told, and later changes count from the figure last told', async () => {
    const { confirmed, mails, service, state } = setUp();
    await confirmed();
    const after = async (mark: string, value: number) => {
      Object.assign(state, { mark, value });
      await service.sendChanges();
      return mails.length;
    };
    expect(await after('2', 10_499_999)).toBe(0);
    expect(await after('3', 9_500_000)).toBe(1);
    expect(mails[0]).toMatchObject({ subject: expect.stringContaining('down by 5%') });
    expect(await after('4', 9_960_000)).toBe(1);
    expect(await after('5', 10_000_000)).toBe(2);
  });

  it('a request that cannot be read keeps no other waiting, and the job says so', async () => {
    const { ask, confirmed, mails, rows, service, state, tokenOf } = setUp();
    await confirmed();
    const [[id = '', row] = []] = rows;
    if (row) rows.set(id, { ...row, encrypted: 'unreadable' });
    await ask('other@example.com');
    await service.confirm(tokenOf(mails.pop()));
    Object.assign(state, { mark: '2', value: 10_500_000 });
    await expect(service.sendChanges()).rejects.toThrow();
    expect(mails).toMatchObject([{ to: 'other@example.com' }]);
  });

  it('a property without a figure is left alone, and one that nobody confirmed', async () => {
    const { ask, confirmed, mails, rows, service, state } = setUp();
    await confirmed();
    await ask('other@example.com');
    mails.length = 0;
    Object.assign(state, { mark: '2', hasFigure: false });
    await service.sendChanges();
    expect(mails).toEqual([]);
    expect(rows.size).toBe(2);
    Object.assign(state, { mark: '3', hasFigure: true, value: 20_000_000 });
    await service.sendChanges();
    expect(mails.map(({ to }) => to)).toEqual(['siuming@example.com']);
  });

  it('one that is stopped while it is valued gets no mail', async () => {
    const { confirmed, mails, rows, service, state } = setUp();
    await confirmed();
    Object.assign(state, { mark: '2', value: 12_000_000 });
    const work = service.sendChanges();
    rows.clear();
    await work;
    expect(mails).toEqual([]);
  });
});

it.each([
  [10_500_000, 10_000_000, true],
  [10_499_999, 10_000_000, false],
  [9_500_000, 10_000_000, true],
  [9_500_001, 10_000_000, false],
  [3_160_500, 3_010_000, true],
])('A value of %d after %d is worth telling: %s', (value, told, isTold) => {
  expect(isWorthTelling(value, told)).toBe(isTold);
});
