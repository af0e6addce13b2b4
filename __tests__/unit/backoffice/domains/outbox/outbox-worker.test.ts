import { createDataCipher } from '@/backoffice/common/data-cipher';
import { encryptionContext, type OutboxChannel } from '@/backoffice/domains/outbox/outbox.model';
import type { ClaimedOutboxRow } from '@/backoffice/domains/outbox/outbox.repository';
import { startOutboxWorker } from '@/backoffice/domains/outbox/outbox.worker';

const cipher = createDataCipher([{ version: '1', key: Buffer.alloc(32, 'key') }]);
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Something slow that ends when it is told to. */
function slowWork() {
  let end: () => void = () => undefined;
  const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { work, end: () => end() };
}

function outbox({ failClaims = [] }: { failClaims?: OutboxChannel[] } = {}) {
  const waiting: ClaimedOutboxRow[] = [];
  const delivered: string[] = [];
  const logged: { details: object; message: string }[] = [];
  const write = (details: object, message: string) => void logged.push({ details, message });
  const worker = startOutboxWorker({
    cipher,
    log: { error: write, warn: write, info: write, debug: () => undefined },
    now: () => new Date('2026-11-16T04:00:00Z'),
    intervalMs: 60_000,
    repository: {
      claimDue: async ({ channel, limit }) => {
        if (failClaims.includes(channel)) throw new Error('no connection');
        const due = waiting.filter((row) => row.channel === channel).slice(0, limit);
        for (const row of due) waiting.splice(waiting.indexOf(row), 1);
        return due;
      },
      markDelivered: async (id) => void delivered.push(id),
      scheduleRetry: async () => undefined,
      markAbandoned: async () => undefined,
      markExpiredAbandoned: async () => undefined,
    },
  });
  const post = (channel: OutboxChannel, id: string) =>
    waiting.push({
      id,
      channel,
      recipient: cipher.encrypt('to', encryptionContext(id, 'recipient')),
      payload: cipher.encrypt('text', encryptionContext(id, 'payload')),
      attempts: 1,
      expiresAt: null,
    });
  return { worker, post, delivered, logged };
}

describe('The worker of the outbox', () => {
  it('delivers a code while another channel is slow', async () => {
    const { worker, post, delivered } = outbox();
    const lender = slowWork();
    worker.registerChannel('los', lender.work);
    worker.registerChannel('sms', async () => undefined);
    post('los', 'application');
    void worker.runNow();
    await settled();
    expect(lender.work).toHaveBeenCalledTimes(1);
    post('sms', 'code');
    void worker.runNow();
    await settled();
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
    await settled();
    let isStopped = false;
    const stopping = worker.stop().then(() => (isStopped = true));
    await settled();
    expect(isStopped).toBe(false);
    provider.end();
    await stopping;
    post('sms', 'late');
    await worker.runNow();
    expect(delivered).toEqual(['code']);
  });
});
