import type { Readable } from 'node:stream';
import { localeMetadata } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
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

/** A JSON response that is never cached, with the cookies that it sets. */
export function sendJson(
  body: unknown,
  { cookies = [], isHttps }: { cookies?: readonly NewCookie[]; isHttps: boolean },
): Response {
  const response = new LightResponse(JSON.stringify(body), {
    headers: { ...jsonType, ...noStore },
  });
  for (const cookie of cookies)
    response.headers.append('Set-Cookie', setCookieLine(cookie, { isHttps }));
  return response;
}

/** Whether `If-None-Match` names this entity tag (RFC 9110 section 13.1.2). */
export function isUnchanged(etag: string, requestHeaders: Headers): boolean {
  const knownTags = (requestHeaders.get('if-none-match') ?? '').split(',');
  return knownTags.some((tag) => tag.trim() === etag);
}

/** A JSON response that the browser caches and revalidates: 304 while its entity tag is unchanged. */
export function sendTagged({ body, etag }: TaggedResponse, requestHeaders: Headers): Response {
  const headers = { ...jsonType, 'Cache-Control': 'no-cache', ETag: etag };
  return isUnchanged(etag, requestHeaders)
    ? new LightResponse(null, { status: 304, headers })
    : new LightResponse(body, { headers });
}

const computedHeaders = { ...noStore, Vary: 'Accept' } as const;

/** A calculated response as JSON; the same address also answers CSV. */
export function sendComputed(body: unknown): Response {
  return new LightResponse(JSON.stringify(body), { headers: { ...computedHeaders, ...jsonType } });
}

export function sendCsv({ fileName, text }: CsvFile, locale: Locale): Response {
  return new LightResponse(text, {
    headers: {
      ...computedHeaders,
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Content-Language': localeMetadata[locale].hrefLang,
    },
  });
}

export function sendFile({ fileName, contentType, bytes }: FileResponse): Response {
  return new Response(bytes, {
    headers: {
      ...noStore,
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
}

/** A file that browsers and whatever stands between may keep for a year without asking again, and that runs nothing where it is opened by itself. */
export function sendLasting({ contentType, bytes }: LastingFile): Response {
  return new Response(bytes, {
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
    },
  });
}

/** A file as an attachment, which browsers do not open within the site's origin. */
export function sendStream({ disposition, contentType, size, bytes }: StreamedFile): Response {
  return new Response(toWebStream(bytes), {
    headers: {
      ...noStore,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': 'sandbox',
      'Content-Type': contentType,
      ...(size === undefined ? {} : { 'Content-Length': String(size) }),
      'Content-Disposition': disposition,
    },
  });
}
