import { idle, type RequestRecord } from '@/lib/saga/request-record';

export interface ValueAlertState {
  /** As typed; it survives a change of language. */
  email: string;
  request: RequestRecord;
  /** The confirmation or the stop that a link of a mail leads to. */
  link: RequestRecord;
  /** The part behind the `#` that `link` tells of. */
  usedHash: string | null;
}

export const emptyValueAlert: ValueAlertState = {
  email: '',
  request: idle,
  link: idle,
  usedHash: null,
};
