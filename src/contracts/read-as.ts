import { z } from 'zod';

/** Fallback values of schemas: an unreadable value is replaced, so that the item which contains it is kept. */
export const readAs = z.registry<{ value: string }>();
