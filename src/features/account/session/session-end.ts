import type { Action } from '@reduxjs/toolkit';
import { ApiError } from '@/lib/api/api-error';
import type { SessionOptions } from '@/lib/saga/request-slice';
import { sessionEnded } from './session.slice';

/** The session-ended action that a failed call implies; null if the session is unaffected. */
export function sessionEndFor(error: unknown): Action | null {
  if (!(error instanceof ApiError)) return null;
  if (error.endsSession) return sessionEnded('expired');
  return error.status === 401 ? sessionEnded('missing') : null;
}

/** Ties account data to the session: it is cleared when the session ends. */
export const accountSessionOptions: SessionOptions = {
  sessionEndOf: sessionEndFor,
  isSessionEnd: sessionEnded.match,
};
