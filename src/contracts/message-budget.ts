import { z } from 'zod';
import { staffTextLimits } from './limits/staff-text-limits';
import type { EndpointDefinition } from './endpoint-definition';
import { instant } from './common-fields';

/** How many of the text messages that anybody can cause went out in the current periods, and who halted them, if anybody did. */
export const deskSmsBudgetSchema = z.object({
  halt: z.object({ by: z.string(), at: instant, note: z.string() }).nullable(),
  budgets: z.array(
    z.object({
      scope: z.string(),
      sent: z.number().int().nonnegative(),
      limit: z.number().int().positive(),
      endsAt: instant,
    }),
  ),
});
export type DeskSmsBudget = z.output<typeof deskSmsBudgetSchema>;

const response = z.object({ data: deskSmsBudgetSchema });

export const messageBudgetEndpoints = {
  deskSmsBudget: {
    method: 'GET',
    path: '/api/v1/desk/sms-budget',
    access: 'desk',
    permission: 'sending.read',
    summary: 'How many codes and links were texted this hour and today, and how many may be',
    response,
  },
  deskHaltSms: {
    method: 'PUT',
    path: '/api/v1/desk/sms-budget/halt',
    access: 'desk',
    permission: 'sending.halt',
    summary: 'Stops all codes and links by text message at once, or lets them go out again',
    body: z.strictObject({
      isHalted: z.boolean(),
      note: z.string().trim().min(1).max(staffTextLimits.note),
    }),
    response,
  },
} as const satisfies Record<string, EndpointDefinition>;
