import type { DeskToday } from '@/contracts/today/today';
import type { TodayFigures } from '@/contracts/today/today-figures';
import { createRequestSlice } from '@/lib/saga/request-slice';
import { deskSessionOptions as session } from '../session/staff-session.slice';

const unknownYet: DeskToday | null = null;

/** What the reader has to do. */
export const todayQuery = createRequestSlice({
  name: 'todayQuery',
  endpoint: 'deskToday',
  initialData: unknownYet,
  reduceResponse: ({ response }): DeskToday | null => response.data,
  session,
});

const noFigures: TodayFigures | null = null;

/** How business goes. */
export const figuresQuery = createRequestSlice({
  name: 'todayFiguresQuery',
  endpoint: 'deskTodayFigures',
  initialData: noFigures,
  reduceResponse: ({ response }): TodayFigures | null => response.data,
  session,
});
