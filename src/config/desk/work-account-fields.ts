import { z } from 'zod';
import { roles, type Role } from '@/contracts/staff/permissions';
import { textUpTo } from '../env-fields';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Codes and secrets go to this address: in the clear on this computer alone. */
function issuer() {
  return z.string().refine((address) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, search, hash } = new URL(address);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
    return isSafe && search === '' && hash === '';
  }, 'must be an https address such as https://login.example.com/realms/lender');
}

export interface GroupRole {
  group: string;
  role: Role;
}

/** `group=role; group=role`: what stands after the last `=` is the role, so that a distinguished name can be a group. */
function groupRoles() {
  return z
    .string()
    .transform((text, context) =>
      text
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part): GroupRole => {
          const at = part.lastIndexOf('=');
          const group = part.slice(0, Math.max(at, 0)).trim();
          const role = roles.find((one) => one === part.slice(at + 1).trim());
          if (group !== '' && role) return { group, role };
          context.addIssue({
            code: 'custom',
            message: `must look like group=role; group=role, with roles of ${roles.join(', ')}`,
          });
          return z.NEVER;
        }),
    )
    .default([]);
}

/** How staff sign in with the accounts that the lender gives them (OpenID Connect). */
export const workAccountFields = {
  OIDC_ISSUER: issuer().optional(),
  OIDC_CLIENT_ID: textUpTo(200).optional(),
  OIDC_CLIENT_SECRET: z.string().min(8, 'must have at least 8 characters').optional(),
  OIDC_SCOPES: textUpTo(300).default('openid email profile'),
  OIDC_ROLE_CLAIM: textUpTo(200).default('groups'),
  OIDC_ROLES: groupRoles(),
};
