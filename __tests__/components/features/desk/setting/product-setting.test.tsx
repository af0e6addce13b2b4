import { screen, within } from '@testing-library/react';
import { productDefaults } from '@/backoffice/domains/setting/setting-defaults';
import type { DeskSetting, DeskSettingDetail } from '@/contracts/setting/setting';
import { settingNames } from '@/contracts/setting/settings';
import { SettingList } from '@/features/desk/setting/setting-list';
import { SettingView } from '@/features/desk/setting/setting-view';
import { ApiError } from '@/lib/api/api-error';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';
import { deliveredSettings } from '@test/support/setting/setting-version';

const value = productDefaults['product-rmb'];
const setting: DeskSettingDetail = {
  name: 'product-rmb',
  value,
  since: null,
  next: null,
  waiting: null,
  delivered: value,
  versions: [],
};

async function show(answers: DeskAnswers = {}) {
  const shown = await showDesk((words) => <SettingView name="product-rmb" {...words} />, {
    answers: { deskSetting: { data: setting }, ...answers },
    roles: ['administrator'],
  });
  const sent = () =>
    shown.asked.filter(({ key }) => key === 'deskChangeSetting').map(({ request }) => request);
  return { ...shown, sent };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const ask = () => screen.getByRole('button', { name: 'Ask a colleague to approve' });

describe('A product at the desk', () => {
  it('is typed as people write rates and periods, and shown beside what applies', async () => {
    const { user, sent } = await show({
      deskChangeSetting: { data: { id: 'AR-7F3K9Q2M', kind: 'setting', state: 'waiting' } },
    });
    for (const [name, text] of [
      ['Lowest rate a year', '6.75%'],
      ['Example: rate a year', '7,25'],
      ['Longest period', '15y'],
    ] as const) {
      await user.clear(field(name));
      await user.type(field(name), text);
    }
    expect(
      within(screen.getByRole('table', { name: 'What would change' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([
      'Lowest rate a year6.99%6.75%',
      'Longest period20 years15 years',
      'Example: rate a year6.99%7.25%',
    ]);
    await user.type(field('Reason'), 'Prime moved');
    await user.click(ask());
    expect(sent()).toEqual([
      {
        params: { name: 'product-rmb' },
        body: {
          value: { ...value, annualRateFrom: 6.75, exampleRate: 7.25, maxTenorMonths: 180 },
          note: 'Prime moved',
        },
      },
    ]);
  });

  it('takes no third decimal, which pages would not show, and says at its field what is refused', async () => {
    const { user, sent } = await show({
      deskChangeSetting: new ApiError('Check the fields', {
        status: 400,
        code: 'validation_failed',
        fields: { 'value.annualRateMax': 'Please enter 36% or less.' },
      }),
    });
    await user.type(field('Reason'), 'Dearer');
    await user.clear(field('Lowest rate a year'));
    await user.type(field('Lowest rate a year'), '6.755');
    await user.clear(field('Highest rate a year (APR, fees included)'));
    await user.type(field('Highest rate a year (APR, fees included)'), '40');
    await user.click(ask());
    expect(sent()).toEqual([]);
    expect(field('Lowest rate a year')).toHaveAccessibleDescription(/at most two decimals/);
    await user.clear(field('Lowest rate a year'));
    await user.type(field('Lowest rate a year'), '6.75');
    await user.click(ask());
    expect(field('Highest rate a year (APR, fees included)')).toHaveAccessibleDescription(
      /36% or less/,
    );
  });

  it('stands in a table of all products', async () => {
    const all: DeskSetting[] = settingNames.map((name) => ({
      name,
      value: { ...deliveredSettings[name] },
      since: null,
      next: null,
      waiting: null,
    }));
    await showDesk((words) => <SettingList {...words} />, {
      answers: { deskSettings: { data: all } },
      roles: ['auditor'],
    });
    const table = screen.getByRole('table', { name: 'Products' });
    expect(within(table).getByRole('link', { name: 'RMB loan' })).toHaveAttribute(
      'href',
      '/en/desk/settings/product-rmb',
    );
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toContainEqual(
      'RMB loan6.99% – 36%HK$1,500,000 at 6.99%HK$200,000 – HK$20,000,00012 months – 20 years70%As delivered',
    );
    expect(rows).toHaveLength(11);
  });
});
