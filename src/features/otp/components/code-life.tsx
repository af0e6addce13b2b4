import { useTranslate } from '@/i18n/use-translate';
import styles from './otp.module.css';

/** How long the code is still valid, counted down; afterwards, that it has ended. */
export function CodeLife({ seconds }: { seconds: number }) {
  const t = useTranslate('otp');
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={styles.life}>{seconds > 0 ? t('code.life', { time }) : t('code.lifeOver')}</p>
  );
}
