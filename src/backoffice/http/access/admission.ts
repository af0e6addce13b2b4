import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import type { UploadCaller } from '@/backoffice/common/upload-caller';
import type { CallContext } from '../api-types';
import type { Caller, CustomerAuthenticator } from './customer-authenticator';
import type { DeskAuthenticator, DeskCaller } from './desk-authenticator';
import type { RateLimits } from './rate-limits';
import type { UploadAuthenticator } from './upload-authenticator';

export interface AdmissionOptions {
  rateLimits: RateLimits;
  customerAuthenticator: CustomerAuthenticator;
  uploadAuthenticator: UploadAuthenticator;
  deskAuthenticator: DeskAuthenticator;
}

/** Counts a call against its rate limits and authenticates it, before its body is read. Throws 401, 403 or 429. */
export type Admit<C> = (call: CallContext, definition: EndpointDefinition) => Promise<C>;

export interface Admission {
  publicRead: Admit<object>;
  publicWrite: Admit<object>;
  /** What a browser reports by itself, which may not use up what its visitor may send. */
  report: Admit<object>;
  customer: Admit<{ caller: Caller }>;
  /** A signed-in customer or the holder of an `upload` proof. */
  upload: Admit<{ caller: UploadCaller }>;
  /** Staff, or a key, with the permission that the endpoint names. */
  desk: Admit<DeskCaller>;
}

/** Authentication and rate limits of every kind of endpoint. */
export function createAdmission({
  rateLimits,
  customerAuthenticator,
  uploadAuthenticator,
  deskAuthenticator,
}: AdmissionOptions): Admission {
  const isWrite = ({ method }: EndpointDefinition): boolean => method !== 'GET';
  return {
    async publicRead(call) {
      if (!call.isInternal) await rateLimits.consume('reads', call.network);
      return {};
    },

    async publicWrite(call) {
      await rateLimits.consume('writes', call.network);
      return {};
    },

    async report(call) {
      await rateLimits.consume('reports', call.network);
      return {};
    },

    async customer(call, definition) {
      await rateLimits.consume('reads', call.network);
      const caller = await customerAuthenticator.authenticate(call);
      if (isWrite(definition)) await rateLimits.consume('writes', `customer:${caller.customerId}`);
      return { caller };
    },

    async upload(call, definition) {
      await rateLimits.consume('reads', call.network);
      const caller = await uploadAuthenticator.authenticate(call);
      if (isWrite(definition)) await rateLimits.consume('writes', uploadKeyOf(caller));
      return { caller };
    },

    async desk(call, definition) {
      const caller = await deskAuthenticator.authenticate(call, definition.permission);
      if (isWrite(definition)) await rateLimits.consume('writes', `staff:${caller.staff}`);
      return caller;
    },
  };
}

function uploadKeyOf({ proof, customerId }: UploadCaller): string {
  return customerId === null ? `upload:${proof?.operation ?? ''}` : `customer:${customerId}`;
}
