import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { memoizePromise } from '@/lib/async/memoize-promise';
import type { ApiEnv } from '../api-types';
import { apiReferenceHtml, apiReferencePolicy } from './api-reference-page';
import { apiTitle, createOpenApiDocument } from './openapi-document';
import { readRedocScript } from './redoc-script';

/** The contract for engineers: `openapi.json`, and `docs` as a page that Redoc makes of it. Both are made when first asked for. */
export function registerApiReference(
  api: Hono<ApiEnv>,
  { prefix, siteUrl }: { prefix: string; siteUrl: string },
): void {
  const descriptionUrl = `${prefix}/openapi.json`;
  const scriptUrl = `${prefix}/docs/redoc.js`;
  let description: string | undefined;
  const redocScript = memoizePromise(readRedocScript);

  api.get(descriptionUrl, compress(), () => {
    description ??= JSON.stringify(createOpenApiDocument(siteUrl));
    return new Response(description, {
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Type': 'application/json; charset=utf-8',
      },
    });
  });

  api.get(`${prefix}/docs`, async () => {
    const { version } = await redocScript.get();
    const html = apiReferenceHtml({
      title: apiTitle,
      descriptionUrl,
      scriptUrl: `${scriptUrl}?v=${version}`,
    });
    return new Response(html, {
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': apiReferencePolicy,
      },
    });
  });

  api.get(scriptUrl, compress(), async () => {
    const { text } = await redocScript.get();
    return new Response(text, {
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Type': 'text/javascript; charset=utf-8',
      },
    });
  });
}
