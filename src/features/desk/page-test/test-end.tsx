'use client';

import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { pageTestVariants } from '@/contracts/campaign/page-test-choices';
import type { PageTestDetails } from '@/contracts/campaign/page-test';
import type { TranslationProps } from '@/i18n/translation-props';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { pageTestEnd } from './page-test-queries';

interface TestEndProps extends TranslationProps<'desk'> {
  test: PageTestDetails;
  onEnded: () => void;
}

/** Ends a test, with what everybody sees from then on. */
export function TestEnd({ test, onEnded, t, locale }: TestEndProps) {
  const { id, variants, advice, state } = test;
  const { register, handleSubmit } = useForm({ defaultValues: { chosen: advice.variant ?? 'a' } });
  const { isSending, failure, answer, submit } = useSubmission(pageTestEnd, {
    locale,
    onDone: onEnded,
  });
  // Something else was published meanwhile, which stays.
  const isChanged = state === 'changed';
  return (
    <form
      noValidate
      className={styles.panel}
      aria-labelledby="test-end"
      onSubmit={(event) =>
        void handleSubmit(({ chosen }) => {
          if (isSending) return;
          const variant = pageTestVariants.find((known) => known === chosen) ?? null;
          submit({ params: { id }, body: { chosen: isChanged ? null : variant } });
        })(event)
      }
    >
      <h2 id="test-end">{t('pageTest.end')}</h2>
      <p className={styles.help}>{t(isChanged ? 'pageTest.endChanged' : 'pageTest.endHint')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {answer?.approval ? (
        <ApprovalNotice approval={answer.approval} t={t} locale={locale} />
      ) : null}
      {isChanged ? null : (
        <SelectField
          id="test-chosen"
          label={t('pageTest.chosen')}
          choices={variants.map(({ variant, version }) => ({
            value: variant,
            label: t(variant === 'a' ? 'pageTest.variantUsual' : 'pageTest.variantOf', {
              variant: variant.toUpperCase(),
              version,
            }),
          }))}
          {...register('chosen')}
        />
      )}
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'pageTest.endNow')}
        </button>
      </p>
    </form>
  );
}
