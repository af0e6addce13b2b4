import { timeZone } from '@/config/site';

const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day in Hong Kong, YYYY-MM-DD. */
export const todayInHongKong = (): string => day.format(new Date());
