import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './answer.module.css';

interface EstateLinkProps extends TranslationProps<'evaluation-answer'> {
  page: QuoteData['property']['page'];
}

/** The way to the page of the property's estate, where it has one. */
export function EstateLink({ page, t, locale }: EstateLinkProps) {
  if (!page) return null;
  const href = `${contentPaths.onlineProperty}/${page.district}/${page.estate}`;
  return (
    <p className={styles.estate}>
      <SmartLink href={href} locale={locale}>
        {t('basis.page')}
      </SmartLink>
    </p>
  );
}
