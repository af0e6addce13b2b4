import { endpoints, type EndpointKey } from '@/contracts/endpoints';
import type { CallContext } from './api-types';
import type { NewCookie } from './cookies';
import { sendJson } from './responses';

/** The body of an answer as the contract has it. Throws where it is another. */
export const checked = (key: EndpointKey, body: unknown): unknown =>
  endpoints[key].response.parse(body);

/** Answers in JSON that the contract has checked, with cookies. */
export const sendChecked =
  (key: EndpointKey) =>
  (
    { body, cookies }: { body: unknown; cookies?: readonly NewCookie[] },
    call: CallContext,
  ): Response =>
    sendJson({ body: checked(key, body), cookies }, call);

/** Such an answer without cookies. */
export const sendCheckedBody =
  (key: EndpointKey) =>
  (body: unknown, call: CallContext): Response =>
    sendChecked(key)({ body }, call);
