import type { Container } from '@/backoffice/container-parts';
import { ServiceError } from '@/backoffice/common/service-error';
import { totpCode } from './totp';

/** Signs in somebody who approves what others ask for; the token of the session, null where a start before did it. */
export async function signInApprover({
  staff: { staff, join },
}: Pick<Container, 'staff'>): Promise<string | null> {
  const person = {
    email: 'approver@lender.hk',
    name: 'Approver',
    roles: ['approver' as const, 'servicing' as const],
  };
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
