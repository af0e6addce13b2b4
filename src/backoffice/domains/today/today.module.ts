import type { Database } from '@/backoffice/db/database';
import { createTodayRepository } from './today.repository';
import { createTodayService, type TodayService } from './today.service';

/** Wires what staff have to do. */
export const createTodayModule = ({ db, now }: { db: Database; now: () => Date }): TodayService =>
  createTodayService({ today: createTodayRepository(db), now });
