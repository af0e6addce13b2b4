import { endpoints, type EndpointKey } from '@/contracts/endpoints';
import type { NewCookie } from './cookies';
import { sendJson } from './responses';

/** The body of an answer as the contract has it. Throws where it is another. */
export const checked = (key: EndpointKey, body: unknown): unknown =>
  endpoints[key].response.parse(body);

/** Answers in JSON that the contract has checked, without and with cookies. */
export function checkedSenders({ isHttps }: { isHttps: boolean }) {
  const mutation =
    (key: EndpointKey) =>
    ({ body, cookies }: { body: unknown; cookies?: readonly NewCookie[] }): Response =>
      sendJson(checked(key, body), { cookies, isHttps });
  const json =
    (key: EndpointKey) =>
    (body: unknown): Response =>
      mutation(key)({ body });
  return { json, mutation };
}
