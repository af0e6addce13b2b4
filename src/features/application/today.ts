import { timeZone } from '@/config/site';

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Today's date in Hong Kong as YYYY-MM-DD. */
export const todayInHongKong = (): string => day.format(new Date());
