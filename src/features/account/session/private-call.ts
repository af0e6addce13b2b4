import type { Action } from '@reduxjs/toolkit';
import { ApiError } from '@/lib/api/api-error';
import type { PrivateOptions } from '@/lib/saga/request-slice';
import { sessionEnded } from './session.slice';

/** What a failure says about the session: over, never begun, or nothing. */
export function sessionEndOf(error: unknown): Action | null {
  if (!(error instanceof ApiError)) return null;
  if (error.endsSession) return sessionEnded('expired');
  return error.status === 401 ? sessionEnded('missing') : null;
}

/** Everything of the account goes with the session. */
export const accountPrivacy: PrivateOptions = { endOf: sessionEndOf, isEnd: sessionEnded.match };
