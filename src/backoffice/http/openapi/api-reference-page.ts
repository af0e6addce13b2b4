import { createHash } from 'node:crypto';
import { z } from 'zod';
import { outline, schemaNodeSchema } from './schema-outline';

const css = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{margin-top:2.5rem;text-transform:capitalize}
details{border:1px solid #8886;border-radius:6px;margin:.5rem 0}summary{padding:.6rem .8rem;cursor:pointer}summary b{display:inline-block;min-width:4.5rem;color:#780d0e}@media(prefers-color-scheme:dark){summary b{color:#ff8a80}}
section{padding:0 .8rem .8rem}pre{overflow:auto;background:#8881;padding:.8rem;border-radius:4px;font-size:.875rem}small{opacity:.75}`;

export const apiReferencePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const contentSchema = z.object({
  content: z.record(z.string(), z.object({ schema: schemaNodeSchema })),
});
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: schemaNodeSchema,
      }),
    )
    .optional(),
  requestBody: contentSchema.optional(),
  responses: z.object({ 200: contentSchema }),
});
type Operation = z.infer<typeof operationSchema>;
const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string().optional() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

interface ApiOperation {
  method: string;
  path: string;
  operation: Operation;
}

/** The OpenAPI document as one page of plain HTML, grouped by the first part of the path. */
export function apiReferenceHtml(document: unknown): string {
  const { info, paths } = documentSchema.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ApiOperation => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const groups = [...new Set(operations.map((call) => call.operation.tags[0] ?? ''))];
  const body = groups
    .map(
      (group) =>
        `<h2>${escape(group)}</h2>${operations
          .filter((call) => call.operation.tags[0] === group)
          .map(operationHtml)
          .join('')}`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(info.title)}</title><style>${css}</style></head><body><h1>${escape(info.title)}</h1><p>${escape(info.description ?? '')} Also as <a href="openapi.json">OpenAPI 3.1</a>.</p><p>A call that fails answers 4xx or 5xx with <code>{ code, msg, message, fields?, requestId }</code>.</p>${body}</body></html>`;
}

function operationHtml({ method, path, operation }: ApiOperation): string {
  const { operationId, summary, parameters = [], requestBody, security } = operation;
  const parts = [
    `<p>Key <code>${escape(operationId)}</code>${security ? ' · <code>Authorization: Bearer</code> token of the desk' : ''}</p>`,
    parameters.length > 0
      ? `<p>Parameters</p><pre>${escape(parameters.map((parameter) => `${parameter.in} ${parameter.name}${parameter.required ? '' : '?'}: ${outline(parameter.schema)}`).join('\n'))}</pre>`
      : '',
    requestBody ? schemaHtml('Body', requestBody) : '',
    schemaHtml('Answer', operation.responses[200]),
  ];
  return `<details id="${escape(operationId)}"><summary><b>${escape(method)}</b> <code>${escape(path)}</code> <small>${escape(summary)}</small></summary><section>${parts.join('')}</section></details>`;
}

function schemaHtml(title: string, { content }: z.infer<typeof contentSchema>): string {
  return Object.entries(content)
    .map(
      ([mediaType, { schema }]) =>
        `<p>${title}${mediaType === 'application/json' ? '' : ` <code>${escape(mediaType)}</code>`}</p><pre>${escape(outline(schema))}</pre>`,
    )
    .join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
