'use client';

import Link from 'next/link';
import { contentPaths, localisedPath } from '@/config/paths';
import formStyles from '@/components/form/form.module.css';
import { findIneligibility, type Ineligibility } from '@/lib/application/form-rules';
import { useAppDispatch } from '@/store/hooks';
import { productChanged } from '../application.slice';
import { applyPath } from '../apply-steps';
import { toApplicationForm } from '../form/parse-form-values';
import type { Application } from '../use-application';
import styles from '../components/step.module.css';

const stepToChange = {
  premiumUnpaid: 'property',
  noFirstMortgage: 'property',
} as const satisfies Record<Ineligibility, string>;

/** Explains why the application is not eligible as it stands and whom to contact; all answers are kept. */
export function EligibilityStep({ application }: { application: Application }) {
  const { context, state, rules, t } = application;
  const dispatch = useAppDispatch();
  const { product, locale, hotline } = context;
  const reason = findIneligibility(toApplicationForm(state.formValues, product), rules);
  if (reason === null) {
    return (
      <>
        <p className={styles.lead}>{t('eligibility.none')}</p>
        <p className={formStyles.actions}>
          <Link
            href={localisedPath(locale, applyPath(product))}
            prefetch={false}
            className={formStyles.primary}
          >
            {t('eligibility.list')}
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>{t(`eligibility.${reason}.body`)}</p>
      <h2>{t('eligibility.what')}</h2>
      <p className={styles.facts}>{t(`eligibility.${reason}.remedy`)}</p>
      <p className={styles.facts}>{t('eligibility.person', { hotline })}</p>
      <p className={formStyles.actions}>
        <Link
          href={localisedPath(locale, contentPaths.contactUs)}
          prefetch={false}
          className={formStyles.primary}
        >
          {t('eligibility.contact')}
        </Link>
        {reason === 'noFirstMortgage' ? (
          <Link
            href={localisedPath(locale, applyPath('first', 'property'))}
            prefetch={false}
            className={formStyles.secondary}
            onClick={() => dispatch(productChanged('first'))}
          >
            {t('eligibility.first')}
          </Link>
        ) : null}
        <Link
          href={localisedPath(locale, applyPath(product, stepToChange[reason]))}
          prefetch={false}
        >
          {t('eligibility.change')}
        </Link>
      </p>
    </>
  );
}
