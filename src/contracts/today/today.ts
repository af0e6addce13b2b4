import { z } from 'zod';
import { instant } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { todayKinds } from './today-choices';
import { todayFiguresSchema } from './today-figures';

/** How much of one kind is to be done: by the caller, by nobody yet, and by now; of the 10,000 most urgent. */
export const todayCountSchema = z.object({
  kind: z.enum(todayKinds),
  total: z.number().int().nonnegative(),
  mine: z.number().int().nonnegative(),
  unassigned: z.number().int().nonnegative(),
  overdue: z.number().int().nonnegative(),
});
export type TodayCount = z.output<typeof todayCountSchema>;

/** Something that the caller or nobody has to do, and until when; it names no person. `reference` is the number that it is opened by. */
export const todayItemSchema = z.object({
  kind: z.enum(todayKinds),
  reference: z.string(),
  dueAt: instant,
  isMine: z.boolean(),
});
export type TodayItem = z.output<typeof todayItemSchema>;

/** `unread`: conversations with something that nobody opened. `approvals` wait for the caller, `asked` are own ones that wait for others. */
export const deskTodaySchema = z.object({
  counts: z.array(todayCountSchema),
  queue: z.array(todayItemSchema),
  unread: z.number().int().nonnegative(),
  approvals: z.number().int().nonnegative(),
  asked: z.number().int().nonnegative(),
});
export type DeskToday = z.output<typeof deskTodaySchema>;

export const todayEndpoints = {
  deskToday: {
    method: 'GET',
    path: '/api/v1/desk/today',
    access: 'desk',
    permission: 'signed-in',
    summary: 'What the caller has to do, the most urgent first, of what the caller may read',
    response: z.object({ data: deskTodaySchema }),
  },
  deskTodayFigures: {
    method: 'GET',
    path: '/api/v1/desk/today/figures',
    access: 'desk',
    permission: 'signed-in',
    summary: 'How business goes, of what the caller may read; at most a minute old',
    response: z.object({ data: todayFiguresSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
