import {
  funnelMail,
  harmlessName,
  mailedDays,
  mailMonday,
  reportMail,
} from '@/backoffice/domains/campaign/saved-report/report-mail.model';
import { brandNames } from '@/config/brand';
import type { CampaignReport } from '@/contracts/campaign/campaign';
import { funnelTimes } from '@/contracts/campaign/funnel';
import type { Locale } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import { funnelSumsWith, sumsWith } from '@test/support/campaign/sums';

const report: CampaignReport = {
  from: '2026-11-09',
  to: '2026-11-15',
  compared: { from: '2026-11-02', to: '2026-11-08' },
  total: sumsWith({ visitors: 1_250, submitted: 9, lent: 4_000_000 }),
  previous: sumsWith({ visitors: 1_000, submitted: 12, lent: 4_000_000 }),
  data: [
    { value: 'evil.example/login', previous: null, ...sumsWith({ visits: 80, submitted: 3 }) },
    { value: '', previous: null, ...sumsWith({ visits: 20 }) },
  ],
};
const mailIn = (locale: Locale, changes: Partial<CampaignReport> = {}) =>
  reportMail({
    name: 'Adverts',
    view: { by: 'source', medium: 'cpc', from: '2026-01-01' },
    report: { ...report, ...changes },
    locale,
    token: 'abc.def',
    siteUrl: 'https://lender.example',
    brandNames,
  });

describe('The Monday of a mail', () => {
  // 16 November 2026 is a Monday.
  it.each([
    ['2026-11-15T23:59:59Z', '2026-11-09', 'before eight in the morning in Hong Kong'],
    ['2026-11-16T00:00:00Z', '2026-11-16', 'at eight'],
    ['2026-11-18T04:00:00Z', '2026-11-16', 'on Wednesday'],
    ['2026-11-22T15:59:59Z', '2026-11-16', 'late on Sunday'],
    ['2027-01-01T04:00:00Z', '2026-12-28', 'in another year'],
  ])('at %s is %s: %s', (now, monday) => {
    expect(mailMonday(new Date(now))).toBe(monday);
  });

  it('says which weeks are compared', () => {
    expect(mailedDays('2026-11-16')).toEqual({
      from: '2026-11-09',
      to: '2026-11-15',
      comparedFrom: '2026-11-02',
      comparedTo: '2026-11-08',
    });
  });
});

describe('A mailed report', () => {
  it('says the figures of the week beside those before, and where the report is', () => {
    const { subject, text, unsubscribeUrl } = mailIn('en');
    expect(subject).toBe('Adverts: 9 November 2026 – 15 November 2026');
    expect(text).toContain('Visitors: 1,250 (week before: 1,000; +250 (+25%))');
    expect(text).toContain('Applied: 9 (week before: 12; −3 (−25%))');
    expect(text).toContain('Lent: HK$4,000,000 (week before: HK$4,000,000; ±0)');
    expect(text).toContain('Only: cpc');
    expect(text).toContain(
      'https://lender.example/en/desk/campaigns?by=source&medium=cpc&from=2026-11-09&to=2026-11-15&comparedFrom=2026-11-02&comparedTo=2026-11-08\n',
    );
    expect(text).toContain('https://lender.example/en/desk/report-mail#abc.def');
    expect(unsubscribeUrl).toBe('https://lender.example/api/v1/campaign/report-mails/abc.def/stop');
  });

  it('says what was spent, once something was', () => {
    expect(mailIn('en').text).not.toContain('Spent');
    const { text } = mailIn('en', {
      total: sumsWith({ cost: 900, submitted: 9, costPerApplication: 100 }),
      previous: sumsWith({ cost: 600 }),
    });
    expect(text).toContain('Spent: HK$900 (week before: HK$600; +HK$300 (+50%))');
    expect(text).toContain('Cost per application: HK$100 (week before: –; –)');
    expect(text).toContain('Cost per loan: – (week before: –; ±0)');
  });

  it('names what brought most without addresses that a stranger typed', () => {
    const { text } = mailIn('en');
    expect(text).toContain(
      'evil example login: visits 80, applied 3\nDirect: visits 20, applied 0',
    );
    expect(text).not.toContain('evil.example');
    expect(harmlessName('https://a.hk/x?y=1')).toBe('https a hk x y 1');
    expect([...harmlessName('長'.repeat(99))]).toHaveLength(40);
  });

  it.each<[Locale, string]>([
    ['hk', '訪客：1,250（前一星期：1,000；+250 (+25%)）'],
    ['cn', '访客：1,250（前一周：1,000；+250 (+25%)）'],
  ])('is in the language asked for: %s', (locale, line) => {
    const { text } = mailIn(locale, { data: [] });
    expect(text).toContain(line);
    expect(text).toContain(`https://lender.example/${locale}/desk/campaigns?`);
  });

  it('of the funnel says how many reached each step, and what they cost', () => {
    const { text } = funnelMail({
      name: 'Adverts',
      view: { by: 'source', touch: 'first', medium: 'cpc' },
      report: {
        ...report,
        total: funnelSumsWith({ landing: 50, submitted: 4 }, { cost: 900, costPerVisit: 18 }),
        previous: funnelSumsWith({ landing: 40 }),
        data: [
          { value: '(direct)', ...funnelSumsWith({ landing: 30, submitted: 1 }) },
          { value: '', ...funnelSumsWith({ landing: 20 }) },
        ],
        times: recordOf(funnelTimes, () => ({ medianHours: null, applications: 0 })),
      },
      locale: 'en',
      token: 'abc.def',
      siteUrl: 'https://lender.example',
      brandNames,
    });
    expect(text).toContain('Came to the site: 50 (week before: 40; +10 (+25%))\n');
    expect(text).toContain('Application sent: 4 (week before: 0; +4)\n');
    expect(text).toContain('Cost per person who came: HK$18 (week before: –; –)\n');
    expect(text).toContain('Direct: visits 30, applied 1\nNot said: visits 20, applied 0');
    expect(text).toContain(
      'https://lender.example/en/desk/funnel?by=source&touch=first&medium=cpc&from=2026-11-09&to=2026-11-15&comparedFrom=2026-11-02&comparedTo=2026-11-08\n',
    );
    expect(text).not.toContain('Contact');
  });
});
