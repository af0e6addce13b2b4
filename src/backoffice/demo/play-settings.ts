import { hongKongDay } from '@/lib/hong-kong-day';
import { ServiceError } from '../common/service-error';
import { inventedBy } from '../domains/staff/staff.model';
import type { DemoOffice } from './demo-office';

/** Somebody asked for smaller budgets of text messages from next year on, which waits for an administrator. Asked for once. */
export async function playSettings(office: DemoOffice): Promise<void> {
  const { approvals, settings } = office.container;
  const { value } = await settings.find('messages');
  const nextYear = Number(hongKongDay(office.now()).slice(0, 'YYYY'.length)) + 1;
  try {
    await approvals.request(inventedBy, 'setting', {
      name: 'messages',
      value: { ...value, perHour: 800, perDay: 4_000 },
      from: `${nextYear}-01-01`,
      note: 'We have never sent more than half of what is allowed',
    });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'approval_waiting') throw error;
  }
}
