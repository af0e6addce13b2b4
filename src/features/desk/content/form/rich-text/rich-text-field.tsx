'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { FieldTexts } from '@/components/form/form-field';
import { TextAreaField } from '@/components/form/text-area-field';
import { contentLimits } from '@/contracts/content/content-choices';
import styles from '@/features/desk/frame/desk-app.module.css';
import { useContentForm } from '../form-context';
import { RichArea } from './rich-area';
import { isShown } from './rich-html';
import own from './rich-text.module.css';

export interface RichTextFieldProps extends FieldTexts {
  name: string;
  lang: string;
  /** Whether a text of one paragraph has no tag around it, as that of a notice. */
  isBare: boolean;
}

/** A text with markup as it will be read. What that cannot show, such as a comment, is written as HTML. */
export function RichTextField({ name, isBare, ...texts }: RichTextFieldProps) {
  const { t, mayEdit } = useContentForm();
  const { field } = useController({ name });
  const value = String(field.value ?? '');
  const [isSource, setSource] = useState(() => !isShown(value));
  const [isRefused, setRefused] = useState(false);
  const hint = isSource && !isShown(value) ? t('format.sourceHint') : undefined;
  const change = (): void => {
    const isLost = isSource && !isShown(value);
    setRefused(isLost);
    if (!isLost) setSource(!isSource);
  };
  return (
    <>
      {isSource ? (
        <TextAreaField
          {...texts}
          {...field}
          value={value}
          rows={8}
          hint={[texts.hint, hint].filter(Boolean).join(' · ') || undefined}
          maxLength={contentLimits.text}
        />
      ) : (
        <RichArea
          {...texts}
          isBare={isBare}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
      {mayEdit ? (
        <p className={own.source}>
          <button type="button" className={styles.small} onClick={change}>
            {t(isSource ? 'format.shown' : 'format.source')}
          </button>
          {isSource ? (
            <span role="status">{isRefused && hint ? t('format.sourceKept') : ''}</span>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
