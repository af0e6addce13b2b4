import type { AddressHit, RoomItem } from '@/contracts/evaluation/evaluation';
import {
  evaluationSlice,
  optionsRequested,
  quoteRequested,
} from '@/features/evaluation/evaluation.slice';
import {
  emptyEvaluation,
  type EvaluationState,
  type OptionType,
} from '@/features/evaluation/evaluation.types';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';

export const {
  selectLoading,
  selectError,
  selectInfo,
  selectSearch,
  selectRoomInfo,
  selectFloorInfo,
} = evaluationSlice.selectors;

export const locale = 'en';

export const requestTime = '2026-11-21T04:00:00.000Z';

export const hit: AddressHit = {
  key: 'e:a',
  value: 'e:a',
  label: 'A',
  link: '/online-property?estate=e%3Aa',
  ids: { estate: 'e:a' },
  level: 'estate',
};

export const room: RoomItem = { key: 'r:A', value: 'r:A', label: 'Flat A', saleableAreaSqft: 585 };

export const floor = { key: 'f:1', value: 'f:1', label: '1/F' };

/** Lists that an earlier way through the page left behind. */
export const filled: EvaluationState = {
  ...emptyEvaluation,
  info: { estate: [{ key: 'e:old', value: 'e:old', label: 'Old', link: '/' }] },
  search: [hit],
  searchQuery: 'a',
  roomInfo: [room],
  floorInfo: [floor],
};

export function start(evaluation: EvaluationState = filled) {
  const fake = fakeClient();
  const store = makeStore({ client: fake.client, preloadedState: { evaluation } });
  return { ...fake, store, state: () => store.getState() };
}

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

export const options = (type: OptionType, query = {}) => optionsRequested({ type, query, locale });

export const quote = () =>
  quoteRequested({ request: { estate: 'e:a', areaSqft: 585 }, requestTime, locale });

export const lists = (state: ReturnType<ReturnType<typeof start>['state']>) => [
  selectSearch(state),
  selectRoomInfo(state),
  selectFloorInfo(state),
];
