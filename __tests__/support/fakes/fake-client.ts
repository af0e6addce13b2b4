import type { EndpointKey } from '@/contracts/endpoints';
import type { ApiClient, FileClient } from '@/lib/saga/saga-client';

interface FakeCall {
  key: EndpointKey;
  request: unknown;
  locale: string;
  resolveWith: (value: unknown) => void;
  rejectWith: (error: unknown) => void;
}

/** A fake client whose calls stay pending until the test resolves or rejects them. */
export function fakeClient(): {
  client: ApiClient;
  fileClient: FileClient;
  calls: FakeCall[];
  lastCall: () => FakeCall;
} {
  const calls: FakeCall[] = [];
  const client: ApiClient & FileClient = (
    key: EndpointKey,
    request: unknown,
    { locale }: { locale: string },
  ) =>
    new Promise<never>((resolve, rejectWith) => {
      const resolveWith = resolve as (value: unknown) => void;
      calls.push({ key, request, locale, resolveWith, rejectWith });
    });
  const lastCall = (): FakeCall => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing was called');
    return call;
  };
  return { client, fileClient: client, calls, lastCall };
}

/** Flushes pending promises, so that resolved calls reach the sagas. */
export const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
