import type { Context, Hono } from 'hono';
import { memoizePromise } from '@/lib/async/memoize-promise';
import type { ApiEnv } from '../api-types';
import { identityOf } from '../call-context';
import { answerHeaders, send } from '../responses';
import { apiReferenceHtml, apiReferencePolicy } from './api-reference-page';
import { apiTitle, createOpenApiDocument } from './openapi-document';
import { prepareText, sendPrepared, type PreparedText } from './prepared-text';
import { readRedocScript } from './redoc-script';
import { partOfDocument, referenceParts } from './reference-part';

/** The contract for engineers: `openapi.json`, and `docs` and `docs/desk` as pages that Redoc makes of it. All are made when first asked for. */
export function registerApiReference(
  api: Hono<ApiEnv>,
  { prefix, siteUrl }: { prefix: string; siteUrl: string },
): void {
  const scriptUrl = `${prefix}/docs/redoc.js`;
  const description = memoizePromise(async () =>
    prepareText(JSON.stringify(createOpenApiDocument(siteUrl))),
  );
  const redocScript = memoizePromise(async () => {
    const { text, version } = await readRedocScript();
    return { version, prepared: await prepareText(text) };
  });

  api.get(`${prefix}/openapi.json`, async (context) =>
    sendDescription(await description.get(), context),
  );

  for (const part of referenceParts) {
    const partUrl = `${prefix}/docs/${part}.json`;
    const partText = memoizePromise(async () =>
      prepareText(JSON.stringify(partOfDocument(createOpenApiDocument(siteUrl), part, prefix))),
    );
    api.get(partUrl, async (context) => sendDescription(await partText.get(), context));
    api.get(part === 'site' ? `${prefix}/docs` : `${prefix}/docs/${part}`, async (context) => {
      const { version } = await redocScript.get();
      const html = apiReferenceHtml({
        title: apiTitle,
        descriptionUrl: partUrl,
        scriptUrl: `${scriptUrl}?v=${version}`,
      });
      return send(
        {
          headers: answerHeaders({
            'Cache-Control': 'no-cache',
            'Content-Type': 'text/html; charset=utf-8',
            'Content-Security-Policy': apiReferencePolicy,
          }),
          body: html,
        },
        identityOf(context),
      );
    });
  }

  api.get(scriptUrl, async (context) =>
    sendPrepared(
      (await redocScript.get()).prepared,
      {
        type: 'text/javascript; charset=utf-8',
        cacheControl: 'public, max-age=31536000, immutable',
      },
      context,
    ),
  );
}

const sendDescription = (text: PreparedText, context: Context<ApiEnv>): Response =>
  sendPrepared(
    text,
    { type: 'application/json; charset=utf-8', cacheControl: 'no-cache' },
    context,
  );
