import type { Context } from 'hono';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import type { Admit } from './access/admission';
import type { ApiEnv, CallContext } from './api-types';

/** A call before its input has been validated. */
export interface Input {
  definition: EndpointDefinition;
  context: Context<ApiEnv>;
}

/** The steps of an endpoint in their order. */
export interface Steps<R, C, A> {
  admit: Admit<C>;
  /** Reads the input and passes it on; frees what it holds when the response is made. */
  receive: (input: Input, respondTo: (request: R) => Promise<Response>) => Promise<Response>;
  handle: (request: R, call: CallContext & C) => Promise<A>;
  respond: (answer: A, call: CallContext & C) => Response;
}
