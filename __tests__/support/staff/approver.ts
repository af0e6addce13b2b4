import type { Role } from '@/contracts/staff/permissions';
import type { Container } from '@/backoffice/container-parts';
import { ServiceError } from '@/backoffice/common/service-error';
import { totpCode } from './totp';

/** Signs in somebody who approves what others ask for; the token of the session, null where a start before did it. */
export const signInApprover = (container: Pick<Container, 'staff'>): Promise<string | null> =>
  signIn(container, {
    email: 'approver@lender.hk',
    name: 'Approver',
    roles: ['approver', 'servicing'],
  });

/** Signs in somebody who reads what there is to be read; null where a start before did it. */
export const signInAuditor = (container: Pick<Container, 'staff'>): Promise<string | null> =>
  signIn(container, { email: 'auditor@lender.hk', name: 'Auditor', roles: ['auditor'] });

/** Signs in staff who all may post, pay out, offer and decide; the tokens of their sessions, none where a start before did it. */
export async function signInCrew(
  container: Pick<Container, 'staff'>,
  count: number,
): Promise<string[]> {
  const tokens: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const token = await signIn(container, {
      email: crewEmail(number - 1),
      name: `Crew ${number}`,
      roles: ['cashier', 'approver', 'servicing', 'underwriter'],
    });
    if (token === null) return [];
    tokens.push(token);
  }
  return tokens;
}

/** The address of a member of the crew, by its place among the tokens. */
export const crewEmail = (index: number): string => `crew${index + 1}@lender.hk`;

async function signIn(
  { staff: { staff, join } }: Pick<Container, 'staff'>,
  person: { email: string; name: string; roles: Role[] },
): Promise<string | null> {
  try {
    const { link } = await staff.invite({ staff: 'server', locale: 'en' }, person);
    const token = link.slice(link.indexOf('#') + 1);
    const { totp } = await join.open(token);
    const code = totpCode(totp.secret, new Date().toISOString());
    return await join.withCode({ token, code, device: '' });
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'conflict') return null;
    throw error;
  }
}
