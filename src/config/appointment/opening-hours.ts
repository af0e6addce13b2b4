/** When the office opens and closes, as `HH:mm` in Hong Kong; null where it stays closed. On general holidays it always does. */
export interface OpeningHours {
  mondayToFriday: OpenFromTo | null;
  saturday: OpenFromTo | null;
}
export interface OpenFromTo {
  from: `${number}:${number}`;
  to: `${number}:${number}`;
}

/** The hours that `brand.officeHours…` says in words; `__tests__/unit/config/appointment/opening-hours.test.ts` compares them. */
export const openingHours: OpeningHours = {
  mondayToFriday: { from: '09:00', to: '18:30' },
  saturday: { from: '09:00', to: '13:00' },
};
