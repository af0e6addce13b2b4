import { deskHref } from '@/config/desk/desk-paths';
import type { ProductFigure } from '@/contracts/setting/product-settings';
import type { DeskSetting } from '@/contracts/setting/setting';
import { fieldsOf } from '@/contracts/setting/settings';
import type { TranslationProps } from '@/i18n/translation-props';
import { DataTable } from '../list/data-table';
import { SettingStanding } from './setting-standing';
import { settingText } from './setting-text';
import own from './setting.module.css';

interface ProductSettingsProps extends TranslationProps<'desk'> {
  settings: readonly DeskSetting[];
}

/** What applies today of each product, one below the other, to be compared. */
export function ProductSettings({ settings, t, locale }: ProductSettingsProps) {
  const shown = ({ name, value }: DeskSetting, figure: ProductFigure): string => {
    const field = fieldsOf(name).find((one) => one.name === figure);
    return field ? settingText({ unit: field.unit, value: value[figure] }, locale) : '–';
  };
  const range = (setting: DeskSetting, from: ProductFigure, to: ProductFigure): string => {
    const [least, most] = [shown(setting, from), shown(setting, to)];
    return least === most ? least : t('productSetting.fromTo', { from: least, to: most });
  };
  return (
    <DataTable
      label={t('settingGroup.products')}
      rows={settings}
      keyOf={({ name }) => name}
      hrefOf={({ name }) => deskHref(locale, 'settings', name)}
      columns={[
        {
          heading: t('setting.name'),
          cell: ({ name }) => <span className={own.name}>{t(`settingName.${name}`)}</span>,
        },
        {
          heading: t('productSetting.rates'),
          cell: (setting) => range(setting, 'annualRateFrom', 'annualRateMax'),
        },
        {
          heading: t('productSetting.example'),
          cell: (setting) =>
            t('productSetting.exampleText', {
              amount: shown(setting, 'exampleAmount'),
              rate: shown(setting, 'exampleRate'),
            }),
        },
        {
          heading: t('productSetting.amounts'),
          cell: (setting) => range(setting, 'minAmount', 'maxAmount'),
        },
        {
          heading: t('productSetting.tenors'),
          cell: (setting) => range(setting, 'minTenorMonths', 'maxTenorMonths'),
        },
        { heading: t('productSetting.share'), cell: (setting) => shown(setting, 'ltvMax') },
        {
          heading: t('setting.since'),
          cell: (setting) => <SettingStanding setting={setting} t={t} locale={locale} />,
        },
      ]}
    />
  );
}
