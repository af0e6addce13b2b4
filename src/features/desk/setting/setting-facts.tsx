import type { SettingValue } from '@/contracts/setting/setting';
import { fieldsOf, type SettingName } from '@/contracts/setting/settings';
import type { TranslationProps } from '@/i18n/translation-props';
import { Facts } from '../frame/facts';
import { settingText } from './setting-text';
import { settingFieldLabel } from './setting-words';

interface SettingFactsProps extends TranslationProps<'desk'> {
  name: SettingName;
  value: SettingValue;
}

/** The fields of a setting with what they are. */
export function SettingFacts({ name, value, t, locale }: SettingFactsProps) {
  return (
    <Facts
      items={fieldsOf(name).map(
        (field) =>
          [
            settingFieldLabel(field.path, t),
            settingText({ unit: field.unit, value: value[field.name] }, locale),
          ] as const,
      )}
    />
  );
}
