import type { EndpointKey, ParsedEndpointRequest } from '@/contracts/endpoints';
import { parseRequest } from './parse-request';
import type { Input } from './route-steps';
import { withUploadForm, type FormKey, type UploadRequest } from './body/upload-form';

/** Receives a call whose input the contract checks before anything else is done. */
export const receiveParsed =
  <K extends EndpointKey>() =>
  async (
    { definition, context }: Input,
    respondTo: (request: ParsedEndpointRequest<K>) => Promise<Response>,
  ) =>
    respondTo(await parseRequest<K>(definition, context));

/** Receives a form with one file, whose text parts hold at most so many bytes. */
export const receiveForm =
  <K extends FormKey>(maxFieldBytes: number) =>
  ({ definition, context }: Input, respondTo: (request: UploadRequest<K>) => Promise<Response>) =>
    withUploadForm({ definition, body: context.req.raw, maxFieldBytes }, respondTo);
