/** Messages between the account tabs of one browser; they never carry customer data. */
export type ChannelMessage = 'active' | 'ended';

export interface AccountChannel {
  broadcast: (message: ChannelMessage) => void;
  close: () => void;
}

const isMessage = (data: unknown): data is ChannelMessage => data === 'active' || data === 'ended';

/** Opens the channel: activity in one tab keeps the others signed in, and signing out in one tab signs out the others. */
export function openAccountChannel(onMessage: (message: ChannelMessage) => void): AccountChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { broadcast: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('account');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) onMessage(data);
  });
  return { broadcast: (message) => channel.postMessage(message), close: () => channel.close() };
}
