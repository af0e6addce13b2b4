/** What tabs of one browser tell each other: never anything about the customer. */
export type ChannelMessage = 'active' | 'ended';

export interface AccountChannel {
  tell: (message: ChannelMessage) => void;
  close: () => void;
}

const isMessage = (data: unknown): data is ChannelMessage => data === 'active' || data === 'ended';

/** Being active in one tab keeps the others, and signing out in one ends the others. */
export function openAccountChannel(onMessage: (message: ChannelMessage) => void): AccountChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('account');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) onMessage(data);
  });
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
