'use client';

import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { TextField } from '@/components/form/text-field';
import { localeMetadata } from '@/config/locales';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { documentKinds, type DocumentKind } from '@/contracts/document/document-choices';
import { staffTextLimits } from '@/contracts/limits/staff-text-limits';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { useSubmission } from '@/store/use-submission';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { FormOpener } from '@/features/desk/edit/form-opener';
import { documentAsking } from '../application-queries';

interface AskForDocumentProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  onAsked: () => void;
}

interface Fields {
  kind: DocumentKind | '';
  name: string;
  reason: string;
}

/** Asks the applicant for one further document by name. */
export function AskForDocument(props: AskForDocumentProps) {
  const { onAsked, t } = props;
  return (
    <FormOpener label={t('askDocument.title')} doneMessage={t('askDocument.asked')}>
      {({ onDone, onClose }) => (
        <AskForm
          {...props}
          onAsked={() => {
            onDone();
            onAsked();
          }}
          onClose={onClose}
        />
      )}
    </FormOpener>
  );
}

function AskForm({
  application: { applicationNumber, language },
  onAsked,
  onClose,
  t,
  locale,
}: AskForDocumentProps & { onClose: () => void }) {
  const tDocument = useTranslate('document');
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { kind: '', name: '', reason: '' },
  });
  const { errors } = formState;
  const { isSending, failure, submit } = useSubmission(documentAsking, {
    locale,
    onDone: onAsked,
  });
  const written = t('askDocument.written', { language: localeMetadata[language].label });
  return (
    <form
      noValidate
      className={styles.inner}
      aria-labelledby="ask-document"
      onSubmit={(event) =>
        void handleSubmit(({ kind, name, reason }) => {
          if (kind !== '' && !isSending)
            submit({ params: { applicationNumber }, body: { kind, name, reason } });
        })(event)
      }
    >
      <h3 id="ask-document">{t('askDocument.title')}</h3>
      <p className={styles.help}>{t('askDocument.hint')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <SelectField
        id="ask-kind"
        autoFocus
        label={t('askDocument.kind')}
        problem={errors.kind?.message}
        choices={[
          { value: '', label: t('application.choose') },
          ...documentKinds.map((kind) => ({ value: kind, label: tDocument(`slot.${kind}`) })),
        ]}
        {...register('kind', { required: t('askDocument.kindMissing') })}
      />
      <TextField
        id="ask-name"
        label={t('askDocument.name')}
        hint={written}
        problem={errors.name?.message}
        maxLength={staffTextLimits.documentName}
        {...register('name', {
          validate: (name) => name.trim() !== '' || t('askDocument.nameMissing'),
        })}
      />
      <TextAreaField
        id="ask-reason"
        rows={2}
        label={t('askDocument.reason')}
        hint={written}
        problem={errors.reason?.message}
        maxLength={staffTextLimits.documentReason}
        {...register('reason', {
          validate: (reason) => reason.trim() !== '' || t('askDocument.reasonMissing'),
        })}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'askDocument.send')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
