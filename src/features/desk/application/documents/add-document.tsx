'use client';

import { useForm } from 'react-hook-form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { uploadMaxMegabytes } from '@/config/site';
import type { DeskApplication } from '@/contracts/application/application-desk';
import {
  documentChannels,
  documentKinds,
  type DocumentChannel,
  type DocumentSlot,
} from '@/contracts/document/document-choices';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { FormOpener } from '@/features/desk/edit/form-opener';
import { slotName } from './slot-name';
import { useDocumentAdding } from './use-document-adding';

interface AddDocumentProps extends TranslationProps<'desk'> {
  application: DeskApplication;
  onAdded: () => void;
}

interface Fields {
  slot: DocumentSlot | '';
  cameBy: DocumentChannel | '';
  files: FileList | null;
}

const bytesPerMegabyte = 1024 * 1024;

/** Adds a document that came by post, by email or over the counter. */
export function AddDocument(props: AddDocumentProps) {
  const { onAdded, t } = props;
  return (
    <FormOpener label={t('document.add')} doneMessage={t('document.added')}>
      {({ onDone, onClose }) => (
        <AddForm
          {...props}
          onAdded={() => {
            onDone();
            onAdded();
          }}
          onClose={onClose}
        />
      )}
    </FormOpener>
  );
}

function AddForm({
  application,
  onAdded,
  onClose,
  t,
  locale,
}: AddDocumentProps & { onClose: () => void }) {
  const tDocument = useTranslate('document');
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { slot: '', cameBy: '', files: null },
  });
  const { errors } = formState;
  const { applicationNumber, documentRequests } = application;
  const slots: readonly DocumentSlot[] = [
    ...documentRequests.flatMap(({ slot, withdrawnAt }) => (withdrawnAt === null ? slot : [])),
    ...documentKinds,
  ];
  const { isSending, failure, add } = useDocumentAdding({ locale, onDone: onAdded });
  const send = async ({ slot, cameBy, files }: Fields): Promise<void> => {
    const file = files?.[0];
    if (slot !== '' && cameBy !== '' && file) await add({ applicationNumber, slot, cameBy }, file);
  };
  const fileProblem = (files: FileList | null): string | true => {
    const file = files?.[0];
    if (!file) return t('document.addFileMissing');
    return (
      file.size <= uploadMaxMegabytes * bytesPerMegabyte ||
      t('document.addTooBig', { max: uploadMaxMegabytes })
    );
  };
  return (
    <form
      noValidate
      className={styles.inner}
      aria-labelledby="add-document"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <h3 id="add-document">{t('document.add')}</h3>
      <p className={styles.help}>{t('document.addHint')}</p>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <SelectField
        id="add-slot"
        autoFocus
        label={t('document.addSlot')}
        problem={errors.slot?.message}
        choices={[
          { value: '', label: t('application.choose') },
          ...slots.map((slot) => ({
            value: slot,
            label: slotName(slot, application, tDocument),
          })),
        ]}
        {...register('slot', { required: t('document.refusalNone') })}
      />
      <SelectField
        id="add-channel"
        label={t('document.addChannel')}
        problem={errors.cameBy?.message}
        choices={[
          { value: '', label: t('application.choose') },
          ...documentChannels.map((channel) => ({
            value: channel,
            label: t(`documentChannel.${channel}`),
          })),
        ]}
        {...register('cameBy', { required: t('document.refusalNone') })}
      />
      <TextField
        id="add-file"
        type="file"
        label={t('document.addFile')}
        problem={errors.files?.message}
        {...register('files', { validate: fileProblem })}
      />
      <p className={styles.actions}>
        <button type="submit" className={styles.primary} aria-disabled={isSending || undefined}>
          {t(isSending ? 'state.sending' : 'document.addSend')}
        </button>
        <button type="button" className={styles.button} onClick={onClose}>
          {t('state.cancel')}
        </button>
      </p>
    </form>
  );
}
