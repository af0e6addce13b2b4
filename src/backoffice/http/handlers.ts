import {
  type endpoints,
  type EndpointKey,
  type ParsedEndpointRequest,
} from '@/contracts/endpoints';
import type { UploadCaller } from '@/backoffice/common/upload-caller';
import type { CallContext } from './api-types';
import type { NewCookie } from './cookies';
import type { CustomerEndpointKey, ResponseBody } from './endpoint-keys';
import type { FileResponse, StreamedFile } from './responses';

/** What an endpoint does: `request` is checked by the contract, `call` says who asks. */
export type Handler<K extends EndpointKey, C, A> = (
  request: ParsedEndpointRequest<K>,
  call: CallContext & C,
) => Promise<A>;

/** Response of a mutation: the body, and cookies to set with it. */
export interface MutationResponse<K extends EndpointKey> {
  body: ResponseBody<K>;
  cookies?: readonly NewCookie[];
}

export type CustomerResponse<K extends CustomerEndpointKey> = (typeof endpoints)[K] extends {
  responseKind: 'file';
}
  ? FileResponse | StreamedFile
  : MutationResponse<K>;

export type Uploader = { caller: UploadCaller };
