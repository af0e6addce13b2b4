'use client';

import { useForm } from 'react-hook-form';
import type { ErasureLine, ErasurePreview } from '@/contracts/customer/customer-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../approval/approval-notice';
import { ReasonField } from '../edit/reason-field';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { customerErasure, customerErasures } from './customer-queries';

interface ErasureFormProps extends TranslationProps<'desk'> {
  customerId: string;
  onClose: () => void;
}

/** Shows what an erasure of a customer’s data would do, and asks a second person for it. */
export function ErasureForm({ customerId, onClose, t, locale }: ErasureFormProps) {
  const { data, ...query } = useQuery(customerErasures, {
    locale,
    request: { params: { id: customerId } },
    key: customerId,
  });
  const { isSending, failure, answer, submit } = useSubmission(customerErasure, { locale });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  const preview = data[customerId];
  /** What was approved before goes by itself; what lasts as long as a sign-in is no reason to ask again. */
  const mayAsk = preview !== undefined && (preview.askedAt === null || erasesAny(preview.lines));
  if (answer) return <ApprovalNotice approval={answer.data} t={t} locale={locale} />;
  return (
    <section className={styles.panel} aria-labelledby="erasure">
      <h2 id="erasure" tabIndex={-1} ref={focusOnce}>
        {t('erasure.title')}
      </h2>
      <p>{t('erasure.lead')}</p>
      <QueryView query={{ ...query, data: preview }} t={t}>
        {(shown) => <Effect preview={shown} t={t} locale={locale} />}
      </QueryView>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <form
        noValidate
        aria-labelledby="erasure"
        onSubmit={(event) =>
          void handleSubmit(({ note }) => {
            if (!isSending) submit({ params: { id: customerId }, body: { note: note.trim() } });
          })(event)
        }
      >
        {mayAsk ? (
          <ReasonField
            id="erasure-note"
            label={t('erasure.reason')}
            hint={t('erasure.reasonHint')}
            problem={formState.errors.note?.message}
            register={(rules) => register('note', rules)}
            t={t}
          />
        ) : null}
        <p className={styles.actions}>
          {mayAsk ? (
            <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
              {t(isSending ? 'state.sending' : 'erasure.ask')}
            </button>
          ) : null}
          <button type="button" className={styles.button} onClick={onClose}>
            {t('state.cancel')}
          </button>
        </p>
      </form>
    </section>
  );
}

const focusOnce = (heading: HTMLElement | null): void => heading?.focus();

const erasesAny = (lines: readonly ErasureLine[]): boolean =>
  lines.some(({ hold, kind }) => hold === null && kind !== 'session');

interface EffectProps extends TranslationProps<'desk'> {
  preview: ErasurePreview;
}

/** What goes and what stays, kind by kind, and what that means. */
function Effect({ preview: { lines, askedAt }, t, locale }: EffectProps) {
  const outcome = ({ hold, until }: ErasureLine): string => {
    if (hold === null) return t('erasure.now');
    const reason = t(`holdReason.${hold}`);
    return until === null
      ? t('erasure.kept', { reason })
      : t('erasure.keptUntil', { reason, day: formatDay(until, locale) });
  };
  const goes = lines.some(({ kind, hold }) => kind === 'account' && hold === null);
  return (
    <>
      {askedAt === null ? null : (
        <p className={styles.help}>
          {t('erasure.asked', { day: formatDay(askedAt, locale) })}
          {erasesAny(lines) ? null : ` ${t('erasure.nothingNew')}`}
        </p>
      )}
      <DataTable
        label={t('erasure.table')}
        rows={lines}
        keyOf={({ kind, hold, until }) => `${kind} ${hold ?? ''} ${until ?? ''}`}
        columns={[
          { heading: t('erasure.kind'), cell: ({ kind }) => t(`erasureKind.${kind}`) },
          { heading: t('erasure.count'), cell: ({ count }) => count, isFigure: true },
          {
            heading: t('erasure.outcome'),
            cell: (line) => (line.hold === null ? <b>{outcome(line)}</b> : outcome(line)),
          },
        ]}
      />
      <p>{t('erasure.effect')}</p>
      {goes ? <p>{t('erasure.all')}</p> : null}
      {askedAt === null && !erasesAny(lines) ? <p>{t('erasure.nothing')}</p> : null}
    </>
  );
}
