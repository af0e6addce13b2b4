import { networkOf } from '@/backoffice/common/network';
import type { MarkNetwork } from '../security/network-mark';
import type { SecurityEventRepository } from '../security/security-event.repository';
import type { OtpCall } from './otp-call';

interface CodeEvent {
  kind: 'code-sent' | 'code-right' | 'code-wrong' | 'code-locked';
  call: OtpCall;
  /** Keyed hash. */
  phone: string;
  /** The customer with this phone; null where no customer has it. */
  customerId: string | null;
}

export type RecordCodeEvent = (
  tx: { securityEvent: Pick<SecurityEventRepository, 'create'> },
  event: CodeEvent,
) => Promise<void>;

/** Writes down what happened to a code, with its purpose. */
export function createRecordCodeEvent({
  markNetwork,
  now,
}: {
  markNetwork: MarkNetwork;
  now: () => Date;
}): RecordCodeEvent {
  return ({ securityEvent }, { kind, call, phone, customerId }) =>
    securityEvent.create({
      at: now(),
      kind,
      customerId,
      phone,
      network: markNetwork(networkOf(call.clientAddress)),
      device: '',
      staff: null,
      detail: call.purpose,
    });
}
