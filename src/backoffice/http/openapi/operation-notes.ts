import type { z } from 'zod';
import type { ErrorCode } from '@/contracts/error-codes';
import type { endpoints, EndpointKey, EndpointRequest } from '@/contracts/endpoints';
import type { CookieName, CredentialName } from './cookie-notes';

/** One call that the contract accepts, and what is answered to it. */
export type OperationExample<K extends EndpointKey> = Omit<EndpointRequest<K>, 'file'> &
  ((typeof endpoints)[K] extends { responseKind: 'file' }
    ? object
    : { response: z.output<(typeof endpoints)[K]['response']> });

/** What the contract's schemas do not say of an endpoint, for the API's description. */
export interface OperationNotes {
  /** Rules that no schema can express. */
  description?: string;
  /** Failures besides those that every endpoint of its kind can answer with. */
  errors?: readonly ErrorCode[];
  /** Takes one of these sets of credentials instead of those that its access names; an empty set: none is needed. */
  credentials?: readonly (readonly CredentialName[])[];
  needsIdempotencyKey?: true;
  /** Names the version that it changes in `If-Match`. */
  needsVersion?: true;
  /** May name it. */
  takesVersion?: true;
  readsCookies?: readonly CookieName[];
  setsCookies?: readonly CookieName[];
  /** Answers 304 to a caller who names the entity tag of what it has. */
  hasEntityTag?: true;
  /** Answers CSV to `Accept: text/csv`. */
  hasCsv?: true;
  /** Needs neither a database nor a count of calls. */
  isPureCalculation?: true;
  /** A file that is shown where it is named, and no attachment. */
  isInline?: true;
  /** Content types of a file. */
  fileTypes?: readonly string[];
  example: Partial<Record<'params' | 'query' | 'body' | 'form' | 'response', unknown>>;
}

/** Operations under one heading of the description. */
export interface OperationGroup {
  name: string;
  description: string;
  operations: { [K in EndpointKey]?: OperationNotes & { example: OperationExample<K> } };
}
