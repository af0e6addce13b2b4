import { ServiceError } from '@/backoffice/common/service-error';
import type { Role } from '@/contracts/staff/permissions';
import { inventedBy } from '../domains/staff/staff.model';
import { totpCodeOf } from '../domains/staff/totp';
import { demoStaff, type DemoOffice } from './demo-office';

const colleagues: readonly { email: string; name: string; roles: Role[] }[] = [
  { email: demoStaff.caseHandler, name: 'Mandy Chan', roles: ['case-handler'] },
  { email: demoStaff.underwriter, name: 'Victor Ho', roles: ['underwriter'] },
  { email: demoStaff.approver, name: 'Grace Leung', roles: ['approver'] },
  { email: demoStaff.cashier, name: 'Kelvin Ng', roles: ['cashier'] },
  { email: demoStaff.servicing, name: 'Joyce Lam', roles: ['servicing'] },
  { email: 'peter.yip@desk.example', name: 'Peter Yip', roles: ['content-editor'] },
  { email: demoStaff.marketer, name: 'Carmen So', roles: ['marketer'] },
  { email: 'raymond.tse@desk.example', name: 'Raymond Tse', roles: ['auditor'] },
];

/** Colleagues of each role but administrator, who joined with an authenticator app that nobody has. Once: who is there already stays. */
export async function playStaff(office: DemoOffice): Promise<void> {
  const { staff, join } = office.container.staff;
  for (const colleague of colleagues) {
    try {
      const { link } = await staff.invite({ staff: inventedBy, locale: 'en' }, colleague);
      const token = new URL(link).hash.slice(1);
      const { totp } = await join.open(token);
      await join.withCode({
        token,
        code: totpCodeOf(totp.secret, office.now()),
        device: 'computer',
      });
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'conflict') throw error;
    }
  }
}
