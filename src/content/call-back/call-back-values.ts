import type { CallBack } from '@/contracts/appointment/call-back';
import type { ContactTopic } from '@/contracts/contact/contact-choices';
import { createTabState } from '@/components/create-tab-state';

export interface CallBackValues {
  /** The slot's start; empty until one is chosen. */
  startsAt: string;
  name: string;
  phone: string;
  topic: ContactTopic | '';
}
export type CallBackField = keyof CallBackValues;

/** A booking that this tab made or opened. `isTexted` is null where a link opened it. */
export interface Booking {
  token: string;
  isTexted: boolean | null;
  data: CallBack;
}

export const emptyCallBack: CallBackValues = { startsAt: '', name: '', phone: '', topic: '' };

/** Whether the form is open, what is typed in it, and what was booked: kept when the language changes. */
export const useIsOpen = createTabState<boolean>();
export const useCallBackValues = createTabState<CallBackValues>();
export const useBooking = createTabState<Booking | null>();
