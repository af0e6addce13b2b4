import {
  figureAt,
  isProductPath,
  isProductSetting,
  type SettingName,
  type SettingPath,
} from '@/contracts/setting/settings';
import type { Translate } from '@/i18n/text-keys';

/** What a field of a setting is called; figures of all products are called alike. */
export const settingFieldLabel = (path: SettingPath, t: Translate<'desk'>): string =>
  isProductPath(path) ? t(`productSetting.figure.${figureAt(path)}`) : t(`settingField.${path}`);

/** What a setting changes, and what stays. */
export const settingHint = (name: SettingName, t: Translate<'desk'>): string =>
  isProductSetting(name) ? t('productSetting.hint') : t(`settingHint.${name}`);
