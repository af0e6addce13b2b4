import { Client } from 'pg';
import { channelOf, notices, type Notice } from './notice';

/** Calls `listener` at each notice of any instance, this one included, and once after each time when notices may have been missed. */
export type Hear = (notice: Notice, listener: () => unknown) => void;

export interface NoticeListener {
  hear: Hear;
  close: () => Promise<void>;
}

export interface NoticeListenerOptions {
  connectionString: string;
  /** Told once when the connection breaks, not at each attempt at another. */
  onConnectionError: (error: Error) => void;
}

const connectionTimeoutMillis = 10_000;
const firstPauseMs = 250;
const longestPauseMs = 30_000;

/** Hears notices over a connection of its own, opened with the first listener. One that breaks is replaced, after pauses that double. */
export function createNoticeListener(options: NoticeListenerOptions): NoticeListener {
  const { connectionString, onConnectionError } = options;
  const listeners = new Map<string, (() => unknown)[]>();
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isClosed = false;

  const tell = (channel: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener();
  };

  function connect(): void {
    const next = new Client({ connectionString, connectionTimeoutMillis, keepAlive: true });
    client = next;
    let isLost = false;
    const lose = (error: Error): void => {
      if (isLost || isClosed) return;
      isLost = true;
      if (failures === 0) onConnectionError(error);
      timer = setTimeout(connect, Math.min(firstPauseMs * 2 ** failures, longestPauseMs));
      timer.unref();
      failures += 1;
      next.end().catch(() => undefined);
    };
    next.on('error', lose);
    next.on('end', () => lose(new Error('The connection for notices ended')));
    next.on('notification', ({ channel }) => tell(channel));
    listen(next).then(() => {
      if (isLost || isClosed) return;
      failures = 0;
      for (const notice of notices) tell(channelOf(notice));
    }, lose);
  }

  async function listen(next: Client): Promise<void> {
    await next.connect();
    for (const notice of notices) await next.query(`listen ${channelOf(notice)}`);
  }

  return {
    hear(notice, listener) {
      const channel = channelOf(notice);
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      if (!client) connect();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
