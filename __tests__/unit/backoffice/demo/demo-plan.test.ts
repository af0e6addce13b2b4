import { demoCases, demoCounts, demoLoanPlans } from '@/backoffice/demo/demo-plan';
import { formOf } from '@/backoffice/demo/play-application';
import { applicationStates } from '@/contracts/application/application-choices';
import { formProblems } from '@/lib/application/form-rules';
import { parseHkid } from '@/lib/hkid';

describe('The invented business', () => {
  const cases = demoCases();
  const plans = demoLoanPlans();

  it('is the same wherever it is made', () => {
    expect(demoCases()).toEqual(cases);
    expect(demoLoanPlans()).toEqual(plans);
  });

  it('has applications in every state, over half a year, the newest last', () => {
    expect(cases).toHaveLength(demoCounts.applications);
    expect(new Set(cases.map(({ state }) => state))).toEqual(new Set(applicationStates));
    const ages = cases.map(({ daysAgo }) => daysAgo);
    expect(ages).toEqual([...ages].sort((one, other) => other - one));
    expect(ages[0]).toBeGreaterThan(170);
    expect(ages.at(-1)).toBe(0);
  });

  it('has some two hundred loans with those of completed applications, and some in arrears', () => {
    const completed = cases.filter(({ state }) => state === 'completed').length;
    expect(plans.length + completed).toBeGreaterThanOrEqual(200);
    const behind = plans.filter(({ unpaidMonths }) => unpaidMonths > 0);
    expect(behind.length).toBeGreaterThan(10);
    expect(new Set(behind.map(({ unpaidMonths }) => unpaidMonths)).size).toBeGreaterThan(2);
  });

  it('gives each customer a phone number of their own and an identity card number that adds up', () => {
    const people = [...cases, ...plans].map(({ person }) => person);
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
    for (const { hkid } of people) expect(parseHkid(hkid).problem).toBeUndefined();
  });

  it.each(['first', 'second', 'fast-pass'] as const)('fills in a whole form for %s', (product) => {
    for (const plan of cases.filter((one) => one.product === product))
      expect(formProblems(formOf(plan), { product, today: '2026-11-23' })).toEqual({});
  });
});
