import { z } from 'zod';
import type { EndpointDefinition } from './endpoint-definition';
import { localised } from './localised';

/** One __words__ as a person sees it. */
export const __camel__Schema = z.object({ _id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), ...localised('title') });
export type __Pascal__ = z.infer<typeof __camel__Schema>;

export const __camel__Endpoints = {
  __camel__: { method: 'GET', path: '/api/v1/__kebab__', access: 'public', summary: 'Every __words__, in order', response: z.object({ data: z.array(__camel__Schema) }) },
} as const satisfies Record<string, EndpointDefinition>;
