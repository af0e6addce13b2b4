import { isDecisive, roles, type Role } from '@/contracts/staff/permissions';
import type { GroupRole } from '@/config/desk/work-account-fields';

/** Whom the trail names for what the groups of the lender's directory do; no key can be called so. */
export const directoryName = 'staff directory';

/** The roles that groups give, in the order of all roles. */
export const rolesOfGroups = (groups: readonly string[], mapping: readonly GroupRole[]): Role[] =>
  roles.filter((role) => mapping.some((one) => one.role === role && groups.includes(one.group)));

/**
 * What becomes of somebody's roles at a sign-in. Those that no group gives any more are gone, of those that groups can give at all; new ones that decide nothing
 * are given; for new ones that do, `wanted` is what a second person has to approve, else null.
 */
export function settleRoles({
  held,
  groups,
  mapping,
}: {
  held: readonly Role[];
  groups: readonly string[];
  mapping: readonly GroupRole[];
}): { roles: Role[]; wanted: Role[] | null } {
  const given = rolesOfGroups(groups, mapping);
  const governed = new Set(mapping.map(({ role }) => role));
  const settled = roles.filter((role) => {
    if (!governed.has(role)) return held.includes(role);
    return given.includes(role) && (held.includes(role) || !isDecisive([role]));
  });
  const missing = given.filter((role) => !settled.includes(role));
  return {
    roles: settled,
    wanted:
      missing.length === 0
        ? null
        : roles.filter((role) => settled.includes(role) || missing.includes(role)),
  };
}
