import { z } from 'zod';

/** The value that replaces an unreadable one of a schema, for fields whose item should stay although one of its values is unreadable. */
export const readAs = z.registry<{ value: string }>();
