import { screen, within } from '@testing-library/react';
import type { FinderTrial, IndicativeTrial } from '@/contracts/content/rule-trial';
import { FinderTrialScreen } from '@/features/desk/content/rule-trial/finder-trial-screen';
import { IndicativeTrialScreen } from '@/features/desk/content/rule-trial/indicative-trial-screen';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';
import contentForm from '@locales/en/content-form.json';

const titles = { titleEn: 'A draft', titleHk: '草稿', titleCn: '草稿' };
const question = (
  key: string,
  values: string[],
  dependsOn: FinderTrial['questions'][0]['dependsOn'] = [],
) => ({
  key,
  titleEn: `${key}?`,
  titleHk: key,
  titleCn: key,
  whyEn: '',
  whyHk: '',
  whyCn: '',
  dependsOn,
  options: values.map((value) => ({ value, labelEn: value, labelHk: value, labelCn: value })),
});
const published: FinderTrial = {
  questions: [question('owner', ['yes', 'no'])],
  solution: null,
  scores: [{ product: 'second', score: 10, isRuledOut: false, rules: [{ id: 'keep', score: 10 }] }],
};
const drafted: FinderTrial = {
  ...published,
  questions: [
    ...published.questions,
    question('mortgage', ['keep', 'none'], [{ key: 'owner', values: ['yes'] }]),
  ],
  solution: {
    recommended: {
      product: 'rmb',
      href: '/rmb-loan',
      applyHref: '/apply/first',
      nameEn: 'RMB loan',
      nameHk: '人民幣貸款',
      nameCn: '人民币贷款',
      reasons: [],
    },
    reasons: [],
    alternatives: [],
  },
  scores: [{ product: 'second', score: 0, isRuledOut: true, rules: [{ id: 'keep', score: -100 }] }],
};
const settled: IndicativeTrial = { result: 'within-range', maxAmount: 3_600_000, rules: [] };

const show = (Screen: typeof FinderTrialScreen, answers: DeskAnswers) =>
  showDesk((words) => <Screen {...words} />, {
    answers,
    roles: ['content-editor'],
    namespaces: { 'content-form': contentForm },
  });

describe('A trial of the product finder', () => {
  it('asks what the drafts ask, and shows what comes out now and with them', async () => {
    const shown = await show(FinderTrialScreen, {
      deskTryFinder: {
        data: {
          published,
          drafted,
          drafts: [
            { kind: 'finder-questions', id: 'mortgage', ...titles, isCounted: true },
            { kind: 'finder-rules', id: 'half', ...titles, isCounted: false },
          ],
        },
      },
    });
    const now = within(await screen.findByRole('region', { name: 'What visitors get now' }));
    expect(now.getByText('Answer every question to see the recommendation.')).toBeVisible();
    expect(now.getByRole('row', { name: 'Second mortgage 10 keep (10)' })).toBeVisible();
    const then = within(screen.getByRole('region', { name: 'With all drafts' }));
    expect(then.getByRole('status')).toHaveTextContent('Recommended: RMB loan');
    expect(then.getByRole('row', { name: 'Second mortgage Ruled out keep (-100)' })).toBeVisible();
    expect(screen.getByText(/left out, because it can’t be published yet/)).toHaveTextContent(
      'A draft · Rule of the product finder · left out',
    );

    expect(screen.queryByLabelText('mortgage?')).toBeNull();
    await shown.user.selectOptions(screen.getByLabelText('owner?'), 'yes');
    await shown.user.selectOptions(screen.getByLabelText('mortgage?'), 'keep');
    await shown.user.selectOptions(screen.getByLabelText('owner?'), 'No answer');
    const sent = shown.asked
      .filter(({ key }) => key === 'deskTryFinder')
      .map(({ request }) => Object(request).body.answers);
    expect(sent).toEqual([
      {},
      { owner: 'yes' },
      { owner: 'yes', mortgage: 'keep' },
      { mortgage: 'keep' },
    ]);
  });
});

describe('A trial of the rules of the fast pass', () => {
  it('asks for the case that was typed once its figures are in order, and keeps what is wrong', async () => {
    const shown = await show(IndicativeTrialScreen, {
      deskTryIndicative: { data: { published: settled, drafted: settled, drafts: [] } },
    });
    expect(await screen.findByText('Within the range')).toBeVisible();
    expect(screen.getByText('HK$3,600,000')).toBeVisible();
    expect(screen.getByText('No draft of these lists is waiting.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'With all drafts' })).toBeNull();
    const months = screen.getByLabelText('Repayment period in months');
    await shown.user.clear(months);
    await shown.user.type(months, '0');
    expect(screen.getByText('Enter a whole number from 1 to 600.')).toBeVisible();
    expect(months).toHaveValue('0');
    await shown.user.clear(screen.getByLabelText('Value of the property in HK$'));
    await shown.user.clear(months);
    await shown.user.type(months, '240');
    expect(Object(shown.asked.at(-1)?.request).body).toEqual({
      propertyKind: 'private',
      value: null,
      isRough: false,
      amount: 3_000_000,
      tenorMonths: 240,
      employment: 'salaried',
      monthlyIncome: 80_000,
      monthlyDebt: 0,
    });
  });
});
