import type { OpenApiDocument } from './openapi-types';

/** The reference has two pages, because Redoc draws every operation of a page before it shows the first. */
export const referenceParts = ['site', 'desk'] as const;
export type ReferencePart = (typeof referenceParts)[number];

const otherPage: Record<ReferencePart, (prefix: string) => string> = {
  site: (prefix) => `The calls of the staff desk have [a page of their own](${prefix}/docs/desk).`,
  desk: (prefix) =>
    `These are the calls of the staff desk. What the site asks of a back office has [a page of its own](${prefix}/docs).`,
};

/** What visitors and customers call, or what staff do, with a link to the page of the other part. */
export function partOfDocument(
  document: OpenApiDocument,
  part: ReferencePart,
  prefix: string,
): OpenApiDocument {
  const isOfPart = (tag: string): boolean => tag.startsWith('desk') === (part === 'desk');
  const { info } = document;
  return {
    ...document,
    info: { ...info, description: `${otherPage[part](prefix)}\n\n${info.description}` },
    tags: document.tags.filter(({ name }) => isOfPart(name)),
    paths: Object.fromEntries(
      Object.entries(document.paths).filter(([, methods]) =>
        Object.values(methods).some(({ tags }) => tags.some(isOfPart)),
      ),
    ),
  };
}
