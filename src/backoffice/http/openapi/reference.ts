import type { Hono } from 'hono';
import type { ApiEnv } from '../api-types';
import { createOpenApiDocument } from './openapi-document';
import { referenceHtml, referencePolicy } from './reference-page';

/** The contract for engineers: `openapi.json`, and `docs` as a page without scripts. Both are made once, when first asked for. */
export function registerReference(api: Hono<ApiEnv>, { prefix, siteUrl }: { prefix: string; siteUrl: string }): void {
  let made: { json: string; html: string } | null = null;
  const reference = () => {
    if (made) return made;
    const document = createOpenApiDocument(siteUrl);
    made = { json: JSON.stringify(document), html: referenceHtml(document) };
    return made;
  };
  const headers = { 'Cache-Control': 'no-cache' };
  api.get(`${prefix}/openapi.json`, () => new Response(reference().json, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } }));
  api.get(`${prefix}/docs`, () => new Response(reference().html, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': referencePolicy } }));
}
