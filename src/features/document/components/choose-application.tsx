'use client';

import formStyles from '@/components/form/form.module.css';
import type { CustomerApplication } from '@/contracts/application/application';
import { formatMoney } from '@/lib/format';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from './upload.module.css';

interface ChooseApplicationProps extends TranslationProps<'document'> {
  applications: readonly CustomerApplication[];
  onChosen: (applicationNumber: string) => void;
  onOther: () => void;
}

/** Selects the signed-in customer's application that the documents are for. */
export function ChooseApplication({ applications, onChosen, onOther, t }: ChooseApplicationProps) {
  return (
    <div className={styles.entry}>
      <h2>{t('choose.title')}</h2>
      <ul className={styles.choices}>
        {applications.map(({ applicationNumber, product, amount, address }) => (
          <li key={applicationNumber}>
            <button type="button" onClick={() => onChosen(applicationNumber)}>
              <b>
                {t(`product.${product}`)} {formatMoney(amount)}
              </b>
              <span>
                {applicationNumber}
                {address ? ` · ${address}` : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.alternative}>
        <button type="button" className={formStyles.plain} onClick={onOther}>
          {t('choose.other')}
        </button>
      </p>
    </div>
  );
}
