/** Tells the other tabs of the desk that somebody signed in, so that a locked one goes on. */
const channelName = 'desk:signed-in';
const returnKey = 'desk:return';

/** Where a sign-in goes on in this tab: an address of the desk, or nothing where another tab waits. */
export const returnNote = {
  write(address: string): void {
    try {
      sessionStorage.setItem(returnKey, address);
    } catch {
      // Without a note the first screen opens.
    }
  },
  read(): string | null {
    try {
      const address = sessionStorage.getItem(returnKey);
      return address !== null && /^\/[a-z]{2}\/desk(?:[/?]|$)/.test(address) ? address : null;
    } catch {
      return null;
    }
  },
  remove(): void {
    try {
      sessionStorage.removeItem(returnKey);
    } catch {
      // What could not be read was not written either.
    }
  },
};

export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('');
  channel.close();
}

/** Calls back when somebody signed in in another tab; answers how to stop. */
export function onSignedInElsewhere(callback: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
