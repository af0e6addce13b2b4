import { z } from 'zod';

/** What a value that cannot be read is read as, where leaving out the whole item would lose more. */
export const readAs = z.registry<{ value: string }>();
