import type { Registrar } from '@/backoffice/http/registrar';
import type { TodayModule } from './today.module';

export function registerTodayRoutes({ desk }: Registrar, { today, figures }: TodayModule): void {
  desk('deskToday', async (_request, { staff, permissions }) => ({
    data: await today.show({ staff, permissions }),
  }));
  desk('deskTodayFigures', async (_request, { permissions }) => ({
    data: await figures.show(permissions),
  }));
}
