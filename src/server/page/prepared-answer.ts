import { ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/** How long an idle connection is kept. */
export const keepAliveSeconds = 65;

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;

/** Status line and headers as they go over the wire, checked as Node checks them; date, connection and request id follow at each answer. */
export function wireHead(status: number, head: readonly string[]): string {
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

export interface PreparedAnswer {
  status: number;
  wireHead: string;
  requestId: string;
  body: Buffer;
}

/**
 * Answers with a head made beforehand, which Node would otherwise check and join anew each time. Only for a body of known length
 * on a connection that stays open; `false`, with nothing sent, when the response is not of that kind. See ADR 9.
 */
export function sendPrepared(response: ServerResponse, answer: PreparedAnswer): boolean {
  const isPlain = Object.getPrototypeOf(response) === ServerResponse.prototype && '_header' in response;
  if (!isPlain || !response.shouldKeepAlive || response.headersSent) return false;
  Object.assign(response, { statusCode: answer.status, _header: `${answer.wireHead}x-request-id: ${answer.requestId}\r\n${currentDateLine()}${keepAlive}` });
  response.end(answer.body);
  return true;
}
