import type { EndpointKey } from '@/contracts/endpoints';
import type { ApiClient, FileClient } from '@/lib/saga/saga-client';

interface FakeCall {
  key: EndpointKey;
  request: unknown;
  locale: string;
  answer: (value: unknown) => void;
  refuse: (error: unknown) => void;
}

/** A client whose calls stay open until the test answers or refuses them. */
export function fakeClient(): { client: ApiClient; fileClient: FileClient; calls: FakeCall[]; lastCall: () => FakeCall } {
  const calls: FakeCall[] = [];
  const client: ApiClient & FileClient = (key: EndpointKey, request: unknown, { locale }: { locale: string }) =>
    new Promise<never>((resolve, refuse) => {
      const answer = resolve as (value: unknown) => void;
      calls.push({ key, request, locale, answer, refuse });
    });
  const lastCall = (): FakeCall => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing was called');
    return call;
  };
  return { client, fileClient: client, calls, lastCall };
}

/** Lets answered promises reach the sagas. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
