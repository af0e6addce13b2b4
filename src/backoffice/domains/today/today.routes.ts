import type { Registrar } from '@/backoffice/http/registrar';
import type { TodayService } from './today.service';

export function registerTodayRoutes({ desk }: Registrar, today: TodayService): void {
  desk('deskToday', async (_request, { staff, permissions }) => ({
    data: await today.show({ staff, permissions }),
  }));
}
