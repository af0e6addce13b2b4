import { z } from 'zod';
import type { EndpointDefinition } from '../endpoint-definition';
import { assignedWorks } from './colleague-choices';
import { staffMemberSchema } from './staff';

export const colleagueSchema = staffMemberSchema.pick({ email: true, name: true });
export type Colleague = z.output<typeof colleagueSchema>;

export const colleagueEndpoints = {
  deskColleagues: {
    method: 'GET',
    path: '/api/v1/desk/colleagues',
    access: 'desk',
    permission: 'customer.read',
    summary: 'Who may be given such work, by name; for those who may do it themselves',
    query: z.strictObject({ work: z.enum(assignedWorks) }),
    response: z.object({ data: z.array(colleagueSchema) }),
  },
} as const satisfies Record<string, EndpointDefinition>;
