import { createDataCipher } from '@/backoffice/common/data-cipher';
import { PermanentSendError } from '@/backoffice/adapters/permanent-send-error';
import { encryptionContext } from '@/backoffice/domains/outbox/outbox.model';
import type { ClaimedOutboxRow } from '@/backoffice/domains/outbox/outbox.repository';
import { startOutboxWorker } from '@/backoffice/domains/outbox/outbox.worker';
import type { OutboxChannel, OutboxKind } from '@/contracts/outbox/outbox-choices';
import { flushPromises } from '@test/support/fakes/fake-client';

const cipher = createDataCipher([{ version: '1', key: Buffer.alloc(32, 'key') }]);

/** Something slow that ends when it is told to. */
function slowWork() {
  let end: () => void = () => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { work, end: () => end() };
}

function outbox({ failClaims = [] }: { failClaims?: OutboxChannel[] } = {}) {
  const waiting: ClaimedOutboxRow[] = [];
  const delivered: string[] = [];
  const ended: object[] = [];
  const logged: { details: object; message: string }[] = [];
  const write = (details: object, message: string) => void logged.push({ details, message });
  const worker = startOutboxWorker({
    cipher,
    log: { error: write, warn: write, info: write, debug: () => undefined },
    now: () => new Date('2026-11-16T04:00:00Z'),
    random: () => 0.5,
    intervalMs: 60_000,
    repository: {
      claimDue: async ({ channel, limit }) => {
        if (failClaims.includes(channel)) throw new Error('no connection');
        const due = waiting.filter((row) => row.channel === channel).slice(0, limit);
        for (const row of due) waiting.splice(waiting.indexOf(row), 1);
        return due;
      },
      markDelivered: async (id) => void delivered.push(id),
      markFailed: async ({ id }, { reason, retryAt }) =>
        void ended.push({ id, reason, retryAt: retryAt.toISOString() }),
      markDead: async ({ id }, { reason }) => void ended.push({ id, reason }),
      markExpired: async () => undefined,
    },
  });
  const post = (
    channel: OutboxChannel,
    id: string,
    more: { kind?: OutboxKind; attempts?: number } = {},
  ) =>
    waiting.push({
      id,
      channel,
      recipient: cipher.encrypt('to', encryptionContext(id, 'recipient')),
      payload: cipher.encrypt('text', encryptionContext(id, 'payload')),
      kind: 'contact',
      attempts: 1,
      expiresAt: null,
      version: 2,
      ...more,
    });
  return { worker, post, delivered, ended, logged };
}

describe('The worker of the outbox', () => {
  it('delivers a code while another channel is slow', async () => {
    const { worker, post, delivered } = outbox();
    const lender = slowWork();
    worker.registerChannel('los', lender.work);
    worker.registerChannel('sms', async () => undefined);
    post('los', 'application');
    void worker.runNow();
    await flushPromises();
    expect(lender.work).toHaveBeenCalledTimes(1);
    post('sms', 'code');
    void worker.runNow();
    await flushPromises();
    expect(delivered).toEqual(['code']);
    lender.end();
    await worker.stop();
    expect(delivered).toEqual(['code', 'application']);
  });

  it('says once that a channel cannot be worked through, and carries the others', async () => {
    const { worker, post, delivered, logged } = outbox({ failClaims: ['los'] });
    worker.registerChannel('los', async () => undefined);
    worker.registerChannel('sms', async () => undefined);
    post('sms', 'code');
    await worker.runNow();
    await worker.runNow();
    expect(delivered).toEqual(['code']);
    expect(logged).toEqual([
      {
        details: { err: expect.objectContaining({ message: 'no connection' }), channel: 'los' },
        message: 'The outbox cannot be worked through; trying again',
      },
    ]);
    await worker.stop();
  });

  it('stops when what is under way has ended, and begins nothing after that', async () => {
    const { worker, post, delivered } = outbox();
    const provider = slowWork();
    worker.registerChannel('sms', provider.work);
    post('sms', 'code');
    void worker.runNow();
    await flushPromises();
    let isStopped = false;
    const stopping = worker.stop().then(() => (isStopped = true));
    await flushPromises();
    expect(isStopped).toBe(false);
    provider.end();
    await stopping;
    post('sms', 'late');
    await worker.runNow();
    expect(delivered).toEqual(['code']);
  });

  it('gives up what was refused for good and what was tried as often as its kind allows, and says nothing of a person', async () => {
    const { worker, post, ended } = outbox();
    worker.registerChannel('sms', async ({ id }) => {
      if (id === 'refused') throw new PermanentSendError('The provider answered 400');
      throw new Error('No route to +852 9123 4567 or amy@example.hk');
    });
    post('sms', 'refused');
    post('sms', 'first', { attempts: 1 });
    post('sms', 'later', { attempts: 20 });
    post('sms', 'last code', { kind: 'code', attempts: 20 });
    await worker.runNow();
    await worker.stop();
    const reason = 'No route to … or …';
    expect(ended).toEqual([
      { id: 'refused', reason: 'The provider answered 400' },
      // 5 seconds and a tenth more, as half of the most that chance may add.
      { id: 'first', reason, retryAt: '2026-11-16T04:00:05.500Z' },
      { id: 'later', reason, retryAt: '2026-11-16T04:16:30.000Z' },
      { id: 'last code', reason },
    ]);
  });
});
