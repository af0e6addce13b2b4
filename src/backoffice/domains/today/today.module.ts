import type { Database } from '@/backoffice/db/database';
import { createTodayFiguresRepository } from './today-figures.repository';
import { createTodayFiguresService, type TodayFiguresService } from './today-figures.service';
import { createTodayRepository } from './today.repository';
import { createTodayService, type TodayService } from './today.service';

export interface TodayModule {
  today: TodayService;
  figures: TodayFiguresService;
}

/** Wires what staff have to do, and how business goes. */
export const createTodayModule = ({ db, now }: { db: Database; now: () => Date }): TodayModule => ({
  today: createTodayService({ today: createTodayRepository(db), now }),
  figures: createTodayFiguresService({ figures: createTodayFiguresRepository(db), now }),
});
