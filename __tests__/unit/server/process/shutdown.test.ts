import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { createShutdown } from '@/server/process/shutdown';
import { standIn } from '@test/support/backoffice/service-tools';

function site({
  close = async () => undefined,
  drainMs = 0,
}: { close?: () => Promise<void>; drainMs?: number } = {}) {
  const events: string[] = [];
  let finish: () => void = () => undefined;
  let isLastIdle = false;
  const server = {
    close: (done: () => void) => {
      events.push('no new connections');
      finish = done;
    },
    closeIdleConnections: () => {
      if (!events.includes('idle connections closed')) events.push('idle connections closed');
      if (isLastIdle) finish();
    },
    closeAllConnections: () => {
      events.push('all connections closed');
      finish();
    },
  } as unknown as Server;
  const shutdown = createShutdown({
    server,
    logger: standIn<Logger>({
      info: () => undefined,
      error: (_details: object, message?: string) => void events.push(message ?? ''),
    }),
    drainMs,
    graceMs: 20_000,
    timeoutMs: 25_000,
    close: async () => {
      await close();
      events.push('everything closed');
    },
    exit: (code) => events.push(`exit ${code}`),
  });
  return {
    events,
    shutdown,
    lastRequestEnds: () => finish(),
    lastBecomesIdle: () => (isLastIdle = true),
  };
}

describe('Shutting down', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits for requests in flight, then closes the rest and ends well', async () => {
    const { events, shutdown, lastRequestEnds } = site();
    const stopping = shutdown.stop('SIGTERM');
    await jest.advanceTimersByTimeAsync(19_000);
    expect(shutdown.isStopping()).toBe(true);
    expect(events).toEqual(['no new connections', 'idle connections closed']);
    lastRequestEnds();
    await stopping;
    expect(events.slice(2)).toEqual(['everything closed', 'exit 0']);
  });

  it('answers as before until balancers have turned away, and counts the grace period from then', async () => {
    const { events, shutdown } = site({ drainMs: 5_000 });
    const stopping = shutdown.stop('SIGTERM');
    await jest.advanceTimersByTimeAsync(4_999);
    expect([shutdown.isStopping(), events]).toEqual([true, []]);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(events).toEqual(['no new connections', 'idle connections closed']);
    await jest.advanceTimersByTimeAsync(1);
    await stopping;
    expect(events.slice(2)).toEqual(['all connections closed', 'everything closed', 'exit 0']);
  });

  it('does not wait for a connection that is kept alive after its last answer', async () => {
    const { events, shutdown, lastBecomesIdle } = site();
    const stopping = shutdown.stop('SIGTERM');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(events).toEqual(['no new connections', 'idle connections closed']);
    lastBecomesIdle();
    await jest.advanceTimersByTimeAsync(200);
    await stopping;
    expect(events.slice(2)).toEqual(['everything closed', 'exit 0']);
  });

  it('cuts what is left after the grace period', async () => {
    const { events, shutdown } = site();
    const stopping = shutdown.stop('SIGTERM');
    await jest.advanceTimersByTimeAsync(20_000);
    await stopping;
    expect(events.slice(2)).toEqual(['all connections closed', 'everything closed', 'exit 0']);
  });

  it('does not wait for what never closes', async () => {
    const { events, shutdown, lastRequestEnds } = site({
      close: () => new Promise(() => undefined),
    });
    void shutdown.stop('SIGTERM');
    lastRequestEnds();
    await jest.advanceTimersByTimeAsync(24_999);
    expect(events).toEqual(['no new connections', 'idle connections closed']);
    await jest.advanceTimersByTimeAsync(1);
    expect(events.slice(2)).toEqual(['stopping took too long', 'exit 1']);
  });

  it('has no limit left once it has ended', async () => {
    const { events, shutdown, lastRequestEnds } = site();
    const stopping = shutdown.stop('SIGTERM');
    lastRequestEnds();
    await stopping;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(events.slice(2)).toEqual(['everything closed', 'exit 0']);
  });

  it('ends at once at a second signal', async () => {
    const { events, shutdown } = site();
    void shutdown.stop('SIGTERM');
    await shutdown.stop('SIGINT');
    expect(events.at(-1)).toBe('exit 1');
  });

  it('is not under way before a signal', () => {
    expect(site().shutdown.isStopping()).toBe(false);
  });
});
