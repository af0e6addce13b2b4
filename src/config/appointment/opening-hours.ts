/** When the office opens and closes, as `HH:mm` in Hong Kong; null where it stays closed. On general holidays it always does. */
export interface OpeningHours {
  mondayToFriday: OpenFromTo | null;
  saturday: OpenFromTo | null;
}
export interface OpenFromTo {
  from: string;
  to: string;
}

/** Until two people set others at the desk (the setting `office`). */
export const openingHours: OpeningHours = {
  mondayToFriday: { from: '09:00', to: '18:30' },
  saturday: { from: '09:00', to: '13:00' },
};
