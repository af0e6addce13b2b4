import formStyles from '@/components/form/form.module.css';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import styles from './otp.module.css';

/** What somebody can do who would have to wait long for another code. */
export function LockedHelp({ locale }: { locale: Locale }) {
  const t = useTranslate('otp');
  return (
    <div className={styles.locked}>
      <p>{t('locked.body')}</p>
      <p className={formStyles.actions}>
        <SmartLink
          href={`${contentPaths.contactUs}#call-back`}
          locale={locale}
          className={formStyles.primary}
        >
          {t('locked.callBack')}
        </SmartLink>
        <SmartLink href={contentPaths.contactUs} locale={locale} className={formStyles.plain}>
          {t('locked.contact')}
        </SmartLink>
      </p>
    </div>
  );
}
