import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** Keep-alive timeout of an idle connection. */
export const keepAliveSeconds = 65;

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;

/** Status line and headers serialized as HTTP/1.1 text, validated as Node validates them; date, connection and request id are appended per response. */
export function serializeHead(status: number, head: readonly string[]): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index < head.length; index += 2) {
    const [name = '', value = ''] = head.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return text;
}

let dateSecond = 0;
let dateLine = '';

function currentDateLine(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateLine = `Date: ${new Date(second * 1000).toUTCString()}\r\n`;
  }
  return dateLine;
}

export interface PreparedResponse {
  status: number;
  serializedHead: string;
  requestId: string;
  body: Buffer;
}

/**
 * Sends a response with a pre-serialized head, which Node would otherwise validate and join for every response. Only for a body of
 * known length on a keep-alive connection; returns `false`, with nothing sent, for any other response (docs/adr/0010-prepared-answers.md).
 */
export function sendPreparedResponse(
  response: ServerResponse,
  prepared: PreparedResponse,
): boolean {
  const isPlain =
    Object.getPrototypeOf(response) === ServerResponse.prototype && '_header' in response;
  if (!isPlain || !response.shouldKeepAlive || response.headersSent) return false;
  Object.assign(response, {
    statusCode: prepared.status,
    _header: `${prepared.serializedHead}x-request-id: ${prepared.requestId}\r\n${currentDateLine()}${keepAlive}`,
  });
  response.end(prepared.body);
  return true;
}
