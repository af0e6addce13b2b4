import { randomUUID } from 'node:crypto';
import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isLocale } from '@/config/locales';
import type { ErrorCode } from '@/contracts/error-codes';
import type { ErrorBody } from '@/contracts/errors';
import { locales, type Locale } from '@/contracts/locale';
import { errorTexts } from '@/lib/texts/error-texts';

/** What Node's parser reports of a request that it refuses; `rawPacket` is what it was reading. */
export interface ParserError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

interface Refusal {
  status: 400 | 408 | 431;
  code: ErrorCode;
}

/** Time in which a browser that is still sending can read the answer. */
const closingMs = 1_000;

function refusalOf({ code }: ParserError): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'payload_too_large' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'malformed_json' };
  return { status: 400, code: 'malformed_json' };
}

/** The first segments of the path, where the parser was still reading the first line. */
function addressOf({ rawPacket }: ParserError): { isApi: boolean; locale: Locale | undefined } {
  const start = rawPacket?.subarray(0, 200).toString('latin1') ?? '';
  const [, first] = /^[A-Z]+ \/([\w-]+)/.exec(start) ?? [];
  return { isApi: first === 'api', locale: isLocale(first) ? first : undefined };
}

function bodyOf({ code }: Refusal, error: ParserError): { type: string; text: string } {
  const { isApi, locale } = addressOf(error);
  const textIn = (language: Locale) => errorTexts.in(language)(`code.${code}`);
  if (!isApi)
    return {
      type: 'text/plain; charset=utf-8',
      text: `${(locale ? [locale] : locales).map(textIn).join('\n')}\n`,
    };
  const message = textIn('en');
  const body: ErrorBody = { code, msg: message, message, requestId: randomUUID() };
  return { type: 'application/json', text: JSON.stringify(body) };
}

/**
 * Answers a request that Node's parser refuses before it reaches any route, such as one whose address is too long: as every error of the
 * API, or with a sentence in the language of the page, in all three where it is not known.
 */
export function answerClientError(error: ParserError, socket: Duplex): void {
  if (socket.writableEnded) return;
  const current: unknown = Reflect.get(socket, '_httpMessage');
  const hasBegun = current instanceof ServerResponse && current.headersSent;
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) return void socket.destroy();
  const refusal = refusalOf(error);
  const { type, text } = bodyOf(refusal, error);
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  setTimeout(() => socket.destroy(), closingMs).unref();
}
