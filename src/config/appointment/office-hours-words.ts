import type { Localised } from '@/contracts/locale';

/** How office hours are said: with those of Saturdays, without, and with days that are closed besides. */
export const officeHoursWords: Localised<'officeHours'> &
  Localised<'officeHoursToFriday'> &
  Localised<'closedToo'> = {
  officeHoursEn: 'Monday to Friday {weekdays}, Saturday {saturday}, closed on public holidays',
  officeHoursHk: '星期一至五 {weekdays}，星期六 {saturday}，公眾假期休息',
  officeHoursCn: '周一至周五 {weekdays}，周六 {saturday}，公众假期休息',
  officeHoursToFridayEn: 'Monday to Friday {weekdays}, closed on Saturdays and public holidays',
  officeHoursToFridayHk: '星期一至五 {weekdays}，星期六及公眾假期休息',
  officeHoursToFridayCn: '周一至周五 {weekdays}，周六和公众假期休息',
  closedTooEn: '{hours}, and on {days}',
  closedTooHk: '{hours}，{days}亦休息',
  closedTooCn: '{hours}，{days}也休息',
};
