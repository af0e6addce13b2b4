import type { Hono } from 'hono';
import type { ApiEnv } from '../api-types';
import { createOpenApiDocument } from './openapi-document';
import { apiReferenceHtml, apiReferencePolicy } from './api-reference-page';

/** The contract for engineers: `openapi.json`, and `docs` as a page without scripts. Both are made once, when first asked for. */
export function registerApiReference(
  api: Hono<ApiEnv>,
  { prefix, siteUrl }: { prefix: string; siteUrl: string },
): void {
  let cached: { json: string; html: string } | null = null;
  const getReference = () => {
    if (cached) return cached;
    const document = createOpenApiDocument(siteUrl);
    cached = { json: JSON.stringify(document), html: apiReferenceHtml(document) };
    return cached;
  };
  const headers = { 'Cache-Control': 'no-cache' };
  api.get(
    `${prefix}/openapi.json`,
    () =>
      new Response(getReference().json, {
        headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
      }),
  );
  api.get(
    `${prefix}/docs`,
    () =>
      new Response(getReference().html, {
        headers: {
          ...headers,
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': apiReferencePolicy,
        },
      }),
  );
}
