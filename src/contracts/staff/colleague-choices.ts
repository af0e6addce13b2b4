// No zod here: client components import this.
import { keysOf } from '../typed-record';
import { permissionsOf, type Permission, type Role } from './permissions';

/** What one member of staff gives another, and what who gets it has to be allowed. */
export const assignedWork = {
  application: 'application.change',
  request: 'request.decide',
  message: 'message.answer',
} as const satisfies Record<string, Permission>;
export type AssignedWork = keyof typeof assignedWork;
export const assignedWorks = keysOf(assignedWork);

/** Whether somebody with these roles may be given such work. */
export const mayHold = (roles: readonly Role[], work: AssignedWork): boolean =>
  permissionsOf(roles).includes(assignedWork[work]);
