import { deskHref } from '@/config/desk/desk-paths';
import type { DeskSetting } from '@/contracts/setting/setting';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { DeskLink } from '../frame/desk-link';
import own from './setting.module.css';

interface SettingStandingProps extends TranslationProps<'desk'> {
  setting: DeskSetting;
}

/** Since when it applies, what is to come, and what waits. */
export function SettingStanding({
  setting: { since, next, waiting },
  t,
  locale,
}: SettingStandingProps) {
  return (
    <div className={own.standing}>
      <div>{since === null ? t('setting.delivered') : formatDay(since, locale)}</div>
      {next ? <div>{t('setting.nextOn', { day: formatDay(next.from, locale) })}</div> : null}
      {waiting === null ? null : (
        <div>
          {t('approvalState.waiting')}:{' '}
          <DeskLink href={deskHref(locale, 'approvals', waiting)}>{waiting}</DeskLink>
        </div>
      )}
    </div>
  );
}
