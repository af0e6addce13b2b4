import { officeHoursText } from '@/lib/texts/office/office-hours-text';

describe('The office hours in words', () => {
  it('are those of the release where nothing else is known', () => {
    expect(officeHoursText(undefined, 'en')).toBe(
      'Monday to Friday 9:00–18:30, Saturday 9:00–13:00, closed on public holidays',
    );
  });

  it('say which days are closed besides, and that Saturdays are', () => {
    const hours = {
      weekdays: { from: '10:00', to: '17:00' },
      saturday: null,
      closedOn: ['2026-12-24', '2026-12-31'],
    };
    expect(officeHoursText(hours, 'en')).toBe(
      'Monday to Friday 10:00–17:00, closed on Saturdays and public holidays, and on 24 December 2026, 31 December 2026',
    );
    expect(officeHoursText(hours, 'hk')).toBe(
      '星期一至五 10:00–17:00，星期六及公眾假期休息，2026年12月24日、2026年12月31日亦休息',
    );
    expect(officeHoursText(hours, 'cn')).toBe(
      '周一至周五 10:00–17:00，周六和公众假期休息，2026年12月24日、2026年12月31日也休息',
    );
  });
});
