'use client';

import { useForm } from 'react-hook-form';
import { deskHref } from '@/config/desk/desk-paths';
import {
  mergeFields,
  mergeSides,
  type MergeField,
  type MergeSide,
} from '@/contracts/customer/customer-choices';
import type { MergePreview, MergeRecord } from '@/contracts/customer/customer-merge';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '../../approval/approval-notice';
import { ReasonField } from '../../edit/reason-field';
import styles from '../../frame/desk-app.module.css';
import { DeskLink } from '../../frame/desk-link';
import { FailureNotice } from '../../frame/failure-notice';
import { QueryView } from '../../frame/query-view';
import { DataTable } from '../../list/data-table';
import own from './merge.module.css';
import { customerMerge, customerMerges, mergeKey } from './merge-queries';

interface MergeFormProps extends TranslationProps<'desk'> {
  /** The record that stays. */
  customerId: string;
  mergedId: string;
  onClose: () => void;
}

/** Shows two records side by side and what a merge does, has staff choose whose details stay, and asks a second person. */
export function MergeForm({ customerId, mergedId, onClose, t, locale }: MergeFormProps) {
  const key = mergeKey(customerId, mergedId);
  const params = { id: customerId, mergedId };
  const { data, ...query } = useQuery(customerMerges, { locale, request: { params }, key });
  const { isSending, failure, answer, submit } = useSubmission(customerMerge, { locale });
  if (answer) return <ApprovalNotice approval={answer.data} t={t} locale={locale} />;
  return (
    <section className={styles.panel} aria-labelledby="merge">
      <h2 id="merge" tabIndex={-1} ref={focusOnce}>
        {t('merge.title')}
      </h2>
      <p>{t('merge.lead')}</p>
      <QueryView query={{ ...query, data: data[key] }} t={t}>
        {(preview) => (
          <>
            {preview.refusal === null ? null : (
              <p role="alert" className={styles.failure}>
                {t(`mergeRefusal.${preview.refusal}`)}
              </p>
            )}
            <Comparison preview={preview} t={t} locale={locale} />
            {failure ? <FailureNotice failure={failure} t={t} /> : null}
            {preview.refusal === null ? (
              <Choices
                preview={preview}
                isSending={isSending}
                onAsk={(body) => {
                  if (!isSending) submit({ params, body });
                }}
                onClose={onClose}
                t={t}
                locale={locale}
              />
            ) : (
              <p className={styles.actions}>
                <button type="button" className={styles.button} onClick={onClose}>
                  {t('state.cancel')}
                </button>
              </p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

const focusOnce = (heading: HTMLElement | null): void => heading?.focus();

interface PreviewProps extends TranslationProps<'desk'> {
  preview: MergePreview;
}

/** Both records, and what goes over and ends. */
function Comparison({ preview, t, locale }: PreviewProps) {
  const { kept, merged, moved, sessions, passkeys, isSameIdentity, refusal } = preview;
  const unknown = t('customer.notKnown');
  const lines: readonly (readonly [string, (record: MergeRecord) => string])[] = [
    [t('customer.name'), ({ name }) => name ?? unknown],
    [t('customer.identity'), ({ identity }) => identity ?? unknown],
    [t('customer.phone'), ({ phone }) => phone],
    [t('customer.email'), ({ email }) => email ?? unknown],
    [t('customer.bankAccount'), ({ bankAccount }) => bankAccount ?? unknown],
    [t('customer.since'), ({ createdAt }) => formatDay(createdAt, locale)],
  ];
  const goes = moved.filter(({ count }) => count > 0);
  return (
    <>
      <DataTable
        label={t('merge.records')}
        rows={lines}
        keyOf={([label]) => label}
        columns={[
          { heading: t('merge.detail'), cell: ([label]) => label },
          {
            heading: t('merge.stays'),
            cell: ([, textOf]) => <b className={own.either}>{textOf(kept)}</b>,
          },
          {
            heading: t('merge.goes'),
            cell: ([, textOf]) => <span className={own.either}>{textOf(merged)}</span>,
          },
        ]}
      />
      {refusal === 'identity' ? null : (
        <p>{t(isSameIdentity ? 'merge.sameIdentity' : 'merge.unsureIdentity')}</p>
      )}
      <p>
        <DeskLink href={deskHref(locale, 'customers', merged.customerId)}>
          {t('merge.otherWay')}
        </DeskLink>
      </p>
      <h3>{t('merge.moved')}</h3>
      {goes.length === 0 ? (
        <p>{t('merge.movedNothing')}</p>
      ) : (
        <ul>
          {goes.map(({ kind, count }) => (
            <li key={kind}>{t('erasure.line', { kind: t(`erasureKind.${kind}`), count })}</li>
          ))}
        </ul>
      )}
      {sessions + passkeys === 0 ? null : <p>{t('merge.ends', { sessions, passkeys })}</p>}
    </>
  );
}

type MergeBody = Record<MergeField, MergeSide> & { note: string };

interface ChoicesProps extends PreviewProps {
  isSending: boolean;
  onAsk: (body: MergeBody) => void;
  onClose: () => void;
}

/** Whose phone, mail address and bank account stay: asked wherever both have one, and never chosen beforehand. */
function Choices({ preview, isSending, onAsk, onClose, t }: ChoicesProps) {
  const { register, handleSubmit, formState } = useForm<
    Partial<Record<MergeField, MergeSide>> & { note: string }
  >({ defaultValues: { note: '' } });
  const { errors } = formState;
  /** Masked bank accounts may look alike and be two. */
  const isOne = (field: MergeField): boolean =>
    field !== 'bankAccount' && preview.kept[field] === preview.merged[field];
  const asked = mergeFields.filter(
    (field) => preview.kept[field] !== null && preview.merged[field] !== null && !isOne(field),
  );
  const given = mergeFields.filter(
    (field) => preview.kept[field] === null && preview.merged[field] !== null,
  );
  return (
    <form
      noValidate
      aria-labelledby="merge"
      onSubmit={(event) =>
        void handleSubmit(({ note, ...sides }) =>
          onAsk({ phone: 'kept', email: 'kept', bankAccount: 'kept', ...sides, note: note.trim() }),
        )(event)
      }
    >
      {asked.map((field) => {
        const problem = errors[field]?.message;
        const problemId = `merge-${field}-problem`;
        return (
          <fieldset
            key={field}
            className={styles.choices}
            aria-describedby={problem ? problemId : undefined}
            aria-invalid={problem ? true : undefined}
          >
            <legend>{t(`mergeField.${field}`)}</legend>
            {problem ? (
              <p id={problemId} className={styles.problem} role="alert">
                {problem}
              </p>
            ) : null}
            {mergeSides.map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  value={side}
                  {...register(field, {
                    validate: (value) => !!value || t('merge.choiceMissing'),
                  })}
                />
                <span>
                  {preview[side][field]} <small>{t(`mergeSide.${side}`)}</small>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      {given.map((field) => (
        <p key={field}>
          {t(`mergeField.${field}`)}
          {t('customer.colon')}
          {preview.merged[field]} <small>{t('merge.onlyOther')}</small>
        </p>
      ))}
      <p>{t('merge.effect')}</p>
      <ReasonField
        id="merge-note"
        label={t('merge.reason')}
        hint={t('merge.reasonHint')}
        problem={errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'merge.ask')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
