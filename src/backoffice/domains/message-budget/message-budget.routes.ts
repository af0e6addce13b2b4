import type { Registrar } from '@/backoffice/http/registrar';
import type { MessageBudget } from './message-budget.service';

export function registerMessageBudgetRoutes({ desk }: Registrar, budget: MessageBudget): void {
  desk('deskSmsBudget', async () => ({ data: await budget.show() }));
  desk('deskHaltSms', async ({ body }, { staff }) => {
    await budget.setHalted(staff, body);
    return { data: await budget.show() };
  });
}
