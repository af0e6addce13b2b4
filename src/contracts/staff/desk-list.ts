import { z } from 'zod';
import type { Permission } from './permissions';

export const pageLimits = { default: 50, max: 200 } as const;

/** What every list of the desk takes, with the filters of its own; any other name is refused. */
export const deskListQuery = <F extends z.ZodRawShape>(filters: F) =>
  z.strictObject({
    /** `next` of the page before, which may have a name of 80 letters in it. */
    cursor: z
      .string()
      .regex(/^[\w.@+-]{1,500}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(pageLimits.max).default(pageLimits.default),
    ...filters,
  });

/** Part of a number that a list is searched by: its beginning, its end, or the beginning of its code. What names somebody never stands in an address. */
export const numberPart = z
  .string()
  .trim()
  .max(40)
  .regex(/^[A-Za-z0-9./-]*$/)
  .optional();

/** One page of a list: `next` is the cursor of the page after it, null on the last; `total` counts all pages, and stops at 10,000. */
export const deskPageOf = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    next: z.string().nullable(),
    total: z.number().int().nonnegative(),
  });

/** The same list as CSV, whole: `filters` are those of the list, with its sort. That it was taken along is written down before its first byte. */
export const deskExportOf = <
  N extends string,
  P extends Permission,
  F extends z.ZodRawShape,
>(exported: {
  /** How its address ends, and its file is called. */
  name: N;
  permission: P;
  summary: string;
  filters: F;
}) =>
  ({
    method: 'GET',
    path: `/api/v1/desk/exports/${exported.name}`,
    access: 'desk',
    permission: exported.permission,
    summary: `${exported.summary}; the export itself is written down`,
    query: z.strictObject(exported.filters),
    response: z.unknown(),
    responseKind: 'file',
  }) as const;
