import type { Readable } from 'node:stream';
import { localeMetadata } from '@/config/locales';
import type { CallContext, CallIdentity } from './api-types';
import { setCookieLine, type NewCookie } from './cookies';
import { LightResponse } from './lightweight-response';
import type { TaggedResponse } from './response-cache';
import { toWebStream } from './web-streams';

/** Bytes to be saved by the browser; `fileName` is plain ASCII. */
export interface FileResponse {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface CsvFile {
  /** Plain ASCII. */
  fileName: string;
  text: string;
}

export interface StreamedFile {
  /** `Content-Disposition`. */
  disposition: string;
  contentType: string;
  /** Left out where it is made while it is sent. */
  size?: number;
  bytes: Readable;
}

/** Bytes that never change under their address. */
export interface LastingFile {
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What is answered where there is nothing to say but that it worked. */
export const successResponse = { success: true } as const;

const noStore = { 'Cache-Control': 'no-store' } as const;
const jsonType = { 'Content-Type': 'application/json; charset=utf-8' } as const;

const everyAnswer = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Headers that `answerHeaders` made. */
export type AnswerHeaders = Readonly<Record<string, string>> &
  Readonly<Record<keyof typeof everyAnswer | 'Vary', string>>;

/** An answer's own headers, and those that every answer carries where it has none of its own. Where they are the same for all calls they are put together once. */
export const answerHeaders = (own: Readonly<Record<string, string>>): AnswerHeaders => ({
  ...everyAnswer,
  ...own,
  Vary: own.Vary === undefined ? 'Accept-Language' : `${own.Vary}, Accept-Language`,
});

export interface Answer {
  /** 200 where it is left out. */
  status?: number;
  headers: AnswerHeaders;
  /** Lines of `Set-Cookie`. */
  cookies?: readonly string[];
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null;
}

/**
 * The one way out of the API. Headers are given as a plain object, which the adapter writes as it is; a `Headers` object costs a tenth of
 * a small call.
 */
export function send(
  { status, headers: shared, cookies = [], body }: Answer,
  { requestId }: Pick<CallIdentity, 'requestId'>,
): Response {
  const headers = { ...shared, 'X-Request-Id': requestId };
  const response =
    typeof body === 'string' || body === null
      ? new LightResponse(body, { status, headers })
      : new Response(body, { status, headers });
  for (const line of cookies) response.headers.append('Set-Cookie', line);
  return response;
}

const neverKeptJson = answerHeaders({ ...jsonType, ...noStore });

/** A JSON response that is never cached, with the cookies that it sets. */
export const sendJson = (
  { body, cookies = [] }: { body: unknown; cookies?: readonly NewCookie[] },
  call: Pick<CallContext, 'requestId' | 'isHttps'>,
): Response =>
  send(
    {
      headers: neverKeptJson,
      cookies: cookies.map((cookie) => setCookieLine(cookie, call)),
      body: JSON.stringify(body),
    },
    call,
  );

/** Whether `If-None-Match` names this entity tag (RFC 9110 section 13.1.2). */
export function isUnchanged(etag: string, requestHeaders: Headers): boolean {
  const knownTags = (requestHeaders.get('if-none-match') ?? '').split(',');
  return knownTags.some((tag) => tag.trim() === etag);
}

/** A JSON response that the browser caches and revalidates: 304 while its entity tag is unchanged. */
export function sendTagged(
  { body, etag }: TaggedResponse,
  call: Pick<CallContext, 'requestId' | 'headers'>,
): Response {
  const headers = answerHeaders({ ...jsonType, 'Cache-Control': 'no-cache', ETag: etag });
  return isUnchanged(etag, call.headers)
    ? send({ status: 304, headers, body: null }, call)
    : send({ headers, body }, call);
}

const computedHeaders = { ...noStore, Vary: 'Accept' } as const;
const computedJson = answerHeaders({ ...computedHeaders, ...jsonType });

/** A calculated response as JSON; the same address also answers CSV. */
export const sendComputed = (body: unknown, call: CallIdentity): Response =>
  send({ headers: computedJson, body: JSON.stringify(body) }, call);

export const sendCsv = ({ fileName, text }: CsvFile, call: CallIdentity): Response =>
  send(
    {
      headers: answerHeaders({
        ...computedHeaders,
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Content-Language': localeMetadata[call.locale].hrefLang,
      }),
      body: text,
    },
    call,
  );

export const sendFile = (
  { fileName, contentType, bytes }: FileResponse,
  call: CallIdentity,
): Response =>
  send(
    {
      headers: answerHeaders({
        ...noStore,
        'Content-Type': contentType,
        'Content-Disposition': `attachment; filename="${fileName}"`,
      }),
      body: bytes,
    },
    call,
  );

/** A file that browsers and whatever stands between may keep for a year without asking again, and that runs nothing where it is opened by itself. */
export const sendLasting = ({ contentType, bytes }: LastingFile, call: CallIdentity): Response =>
  send(
    {
      headers: answerHeaders({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Type': contentType,
        'Content-Length': String(bytes.byteLength),
      }),
      body: bytes,
    },
    call,
  );

/** A file as an attachment, which browsers do not open within the site's origin. */
export const sendStream = (
  { disposition, contentType, size, bytes }: StreamedFile,
  call: CallIdentity,
): Response =>
  send(
    {
      headers: answerHeaders({
        ...noStore,
        'Content-Security-Policy': 'sandbox',
        'Content-Type': contentType,
        ...(size === undefined ? {} : { 'Content-Length': String(size) }),
        'Content-Disposition': disposition,
      }),
      body: toWebStream(bytes),
    },
    call,
  );
