import { z } from 'zod';
import type { EndpointResponse } from '@/contracts/endpoints';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { createSubmitSlice } from '@/lib/saga/submit-slice';
import { deskSessionOptions as session } from './staff-session.slice';

type Ways = EndpointResponse<'staffWaysIn'>['data'];
type Connection = EndpointResponse<'deskWorkAccount'>['data'];
const noWays: Ways | null = null;
const noConnection: { connection: Connection } | null = null;

/** How one may sign in besides passkey and code. */
export const waysIn = createRequestSlice({
  name: 'waysIn',
  endpoint: 'staffWaysIn',
  initialData: noWays,
  reduceResponse: ({ response }): Ways | null => response.data,
});

/** The own work account. */
export const ownWorkAccount = createRequestSlice({
  name: 'ownWorkAccount',
  endpoint: 'deskWorkAccount',
  initialData: noConnection,
  reduceResponse: ({ response }): { connection: Connection } | null => ({
    connection: response.data,
  }),
  session,
});

export const workAccountDisconnection = createSubmitSlice({
  name: 'workAccountDisconnection',
  endpoint: 'deskDisconnectWorkAccount',
  session,
});

/** A sign-in goes on where it was begun, a connection on the screen of sessions. */
const purposeSchema = z.enum(['sign-in', 'connect']);
export type WorkAccountPurpose = z.output<typeof purposeSchema>;

/** What the page of work accounts is to do: send the browser to the provider, or end what the provider answered. */
export function workAccountStep(query: URLSearchParams): {
  purpose: WorkAccountPurpose;
  answer: string | null;
} {
  const [ofState] = (query.get('state') ?? '').split('.');
  const isAnswer = query.has('code') || query.has('error');
  const named = isAnswer ? ofState : query.get('for');
  return {
    purpose: purposeSchema.safeParse(named).data ?? 'sign-in',
    answer: isAnswer ? query.toString() : null,
  };
}
