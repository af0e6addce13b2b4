import { z } from 'zod';
import type { EndpointDefinition } from './endpoint-definition';
import { localised } from './localised';

/** Characters of a title, spaces at its ends left out. */
export const __camel__TitleMaxLength = 120;

/** One __words__ as a visitor sees it. */
export const __camel__Schema = z.object({
  _id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  ...localised('title', z.string().min(1).max(__camel__TitleMaxLength)),
});
export type __Pascal__ = z.infer<typeof __camel__Schema>;

export const __camel__Endpoints = {
  __camel__: {
    method: 'GET',
    path: '/api/v1/__kebab__',
    access: 'public',
    summary: 'Every __words__, ordered by title',
    response: z.object({ data: z.array(__camel__Schema) }),
  },
} as const satisfies Record<string, EndpointDefinition>;
