'use client';

import { useRef, useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { mediaLimits, mediaTypes } from '@/contracts/media/media-choices';
import type { Medium } from '@/contracts/media/media-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import own from '../content.module.css';
import { altFieldId, AltFields, missingAlt, noAlt, stayInForm } from './alt-fields';
import { useMediumAdding } from './use-medium-adding';

interface MediumUploadProps extends TranslationProps<'desk'> {
  id: string;
  onAdded: (medium: Medium) => void;
}

const maxMegabytes = mediaLimits.maxBytes / 1024 / 1024;

/** Adds an image to the library, with what is to be seen on it. No form, because it also stands within one. */
export function MediumUpload({ id, onAdded, t, locale }: MediumUploadProps) {
  const [alt, setAlt] = useState(noAlt);
  const [isChecked, setChecked] = useState(false);
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { isSending, failure, add } = useMediumAdding({
    locale,
    onDone: ({ data, isNew }) => {
      setOutcome(t(isNew ? 'media.added' : 'media.known'));
      setAlt(noAlt);
      setFile(undefined);
      setChecked(false);
      if (input.current) input.current.value = '';
      onAdded(data);
    },
  });
  const altId = `${id}-alt`;
  const fileProblem = (): string | undefined => {
    if (!file) return t('media.fileMissing');
    return file.size > mediaLimits.maxBytes ? t('media.tooBig', { max: maxMegabytes }) : undefined;
  };
  const send = (): void => {
    setChecked(true);
    setOutcome('');
    const missing = missingAlt(alt);
    // Whoever cannot see what is wrong, or has it above the screen, is led there.
    if (!file || fileProblem() !== undefined) input.current?.focus();
    else if (missing) document.getElementById(altFieldId(altId, missing))?.focus();
    else void add(alt, file);
  };
  return (
    <details className={own.begin}>
      <summary>{t('media.upload')}</summary>
      <TextField
        id={`${id}-file`}
        ref={input}
        type="file"
        accept={mediaTypes.join(',')}
        label={t('media.file')}
        hint={t('media.fileHint', { max: maxMegabytes })}
        problem={isChecked ? fileProblem() : undefined}
        onChange={({ target }) => setFile(target.files?.[0])}
        onKeyDown={stayInForm}
      />
      <AltFields id={altId} alt={alt} isChecked={isChecked} onChange={setAlt} t={t} />
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={isSending || undefined}
          onClick={send}
        >
          {isSending ? t('state.sending') : t('media.send')}
        </button>
        <span role="status">{outcome}</span>
      </p>
    </details>
  );
}
