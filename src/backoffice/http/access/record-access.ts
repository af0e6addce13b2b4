import type { CallContext } from '../api-types';

/** What was read, or refused; `detail` is a word from a fixed list. */
export interface AccessEvent {
  kind:
    | 'document-downloaded'
    | 'document-read'
    | 'statement-downloaded'
    | 'certificate-downloaded'
    | 'offer-downloaded'
    | 'letter-downloaded'
    | 'offer-accepted'
    | 'desk-token-refused';
  customerId?: string | null;
  /** Member of staff. */
  staff?: string;
  detail?: string;
}

export type RecordAccess = (
  call: Pick<CallContext, 'headers' | 'network'>,
  event: AccessEvent,
) => Promise<void>;

/** Writes down in the log of security events what a call read, or why it was refused, with its network as a mark and its device. */
export function createRecordAccess({
  record,
  markNetwork,
  deviceOf,
}: {
  record: (event: AccessEvent & { network: string; device: string }) => Promise<void>;
  markNetwork: (network: string) => string;
  deviceOf: (userAgent: string | null) => string;
}): RecordAccess {
  return ({ headers, network }, event) =>
    record({
      ...event,
      network: markNetwork(network),
      device: deviceOf(headers.get('user-agent')),
    });
}
