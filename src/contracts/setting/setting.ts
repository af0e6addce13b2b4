import { z } from 'zod';
import { approvalIdSchema, approvalSchema } from '../approval/approval';
import { isoDate } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { staffTextLimits } from '../limits/staff-text-limits';
import { settingNames } from './settings';

const fieldValue = z.union([z.string(), z.number()]);
/** By the names of its fields. */
export const settingValueSchema = z.record(z.string(), fieldValue);
export type SettingValue = z.output<typeof settingValueSchema>;

/**
 * A setting. `value` applies since the day `since`, null as delivered; `next` is the first value that is decided for a later day;
 * `waiting` is the number of the request that waits for a second person.
 */
export const settingSchema = z.object({
  name: z.enum(settingNames),
  value: settingValueSchema,
  since: isoDate.nullable(),
  next: z.object({ from: isoDate, value: settingValueSchema }).nullable(),
  waiting: approvalIdSchema.nullable(),
});
export type DeskSetting = z.output<typeof settingSchema>;

/** One value that two people decided on, which applies from the day `from` until that of another. */
export const settingVersionSchema = z.object({
  number: z.number().int(),
  from: isoDate,
  value: settingValueSchema,
  note: z.string(),
  maker: z.string(),
  checker: z.string().nullable(),
  decidedAt: z.iso.datetime(),
});
export type SettingVersion = z.output<typeof settingVersionSchema>;

export const settingDetailSchema = settingSchema.extend({
  /** What applies where nothing was decided: what comes with the release and the environment. */
  delivered: settingValueSchema,
  /** The last decided first. */
  versions: z.array(settingVersionSchema),
});
export type DeskSettingDetail = z.output<typeof settingDetailSchema>;

const params = z.object({ name: z.enum(settingNames) });

export const settingEndpoints = {
  deskSettings: {
    method: 'GET',
    path: '/api/v1/desk/settings',
    access: 'desk',
    permission: 'setting.read',
    summary: 'What the lender sets while the site runs, with what applies today',
    response: z.object({ data: z.array(settingSchema) }),
  },
  deskSetting: {
    method: 'GET',
    path: '/api/v1/desk/settings/{name}',
    access: 'desk',
    permission: 'setting.read',
    summary: 'One setting with all that was ever decided about it',
    params,
    response: z.object({ data: settingDetailSchema }),
  },
  deskChangeSetting: {
    method: 'POST',
    path: '/api/v1/desk/settings/{name}/changes',
    access: 'desk',
    permission: 'setting.change',
    summary: 'Asks a second person for another value of a setting',
    params,
    body: z.strictObject({
      value: settingValueSchema,
      /** The first day in Hong Kong; once it is approved where left out. */
      from: isoDate.optional(),
      note: z.string().trim().min(1).max(staffTextLimits.note),
    }),
    response: z.object({ data: approvalSchema }),
  },
} as const satisfies Record<string, EndpointDefinition>;
