'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextAreaField } from '@/components/form/text-area-field';
import { localeMetadata } from '@/config/locales';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { Approval } from '@/contracts/approval/approval';
import { openDocumentStates } from '@/contracts/document/document-choices';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { useSubmission } from '@/store/use-submission';
import { ApprovalNotice } from '@/features/desk/approval/approval-notice';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { ReasonField } from '@/features/desk/edit/reason-field';
import { Facts } from '@/features/desk/frame/facts';
import { incompleteApproval } from '../application-queries';
import { slotName } from './slot-name';

interface OpenDocumentsProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  mayChange: boolean;
}

/** The required documents that keep an application from being approved, and how to ask a second person to approve it all the same. */
export function OpenDocuments({ application, mayChange, t, locale }: OpenDocumentsProps) {
  const tDocument = useTranslate('document');
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<Approval | null>(null);
  const { openDocuments, state } = application;
  if (openDocuments.length === 0) return <p>{t('openDocument.none')}</p>;
  return (
    <section aria-labelledby="open-documents">
      <h3 id="open-documents">{t('openDocument.title')}</h3>
      <p>{t('openDocument.why')}</p>
      <Facts
        items={openDocumentStates.flatMap((open) => {
          const slots = openDocuments.filter((one) => one.state === open);
          return slots.length === 0
            ? []
            : [
                [
                  t(`openDocument.${open}`),
                  slots
                    .map(({ slot }) => slotName(slot, application, tDocument))
                    .join(localeMetadata[locale].listSeparator),
                ] as const,
              ];
        })}
      />
      {asked ? <ApprovalNotice approval={asked} t={t} locale={locale} /> : null}
      {!mayChange || state !== 'in-assessment' ? null : isAsking ? (
        <OverrideForm
          application={application}
          onAsked={(approval) => {
            setAsked(approval);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
          t={t}
          locale={locale}
        />
      ) : (
        <p className={styles.actions}>
          <button type="button" className={styles.button} onClick={() => setAsking(true)}>
            {t('openDocument.override')}
          </button>
        </p>
      )}
    </section>
  );
}

interface OverrideFormProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  onAsked: (approval: Approval) => void;
  onClose: () => void;
}

function OverrideForm({
  application: { applicationNumber, language },
  onAsked,
  onClose,
  t,
  locale,
}: OverrideFormProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { note: '', message: '' },
  });
  const { isSending, failure, submit } = useSubmission(incompleteApproval, {
    locale,
    onDone: ({ data }) => onAsked(data),
  });
  return (
    <form
      noValidate
      aria-label={t('openDocument.override')}
      onSubmit={(event) =>
        void handleSubmit(({ note, message }) => {
          if (isSending) return;
          submit({
            params: { applicationNumber },
            body: { note, ...(message.trim() === '' ? {} : { message }) },
          });
        })(event)
      }
    >
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <ReasonField
        id="override-note"
        autoFocus
        hint={t('openDocument.overrideHint')}
        problem={formState.errors.note?.message}
        register={(rules) => register('note', rules)}
        t={t}
      />
      <TextAreaField
        id="override-message"
        rows={2}
        label={t('application.message')}
        hint={t('application.messageHint', { language: localeMetadata[language].label })}
        optional={t('state.optional')}
        maxLength={staffTextLimits.message}
        {...register('message')}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t('openDocument.send')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
