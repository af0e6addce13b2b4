'use client';

import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldNotes } from '@/components/form/form-field';
import { imageSchema } from '@/contracts/content/image';
import type { Medium } from '@/contracts/media/media-desk';
import styles from '@/features/desk/frame/desk-app.module.css';
import own from '../content.module.css';
import { MediaLibrary } from '../media/media-library';
import media from '../media/media.module.css';
import { MediumThumb } from '../media/medium-thumb';
import { useContentForm } from './form-context';
import { LocalisedField } from './localised-field';
import { imageOf } from './form-values';
import type { ContentPart } from './schema-field';

interface ImageFieldProps {
  shared: { id: string; label: string; problem: string | undefined; optional: string | undefined };
  name: string;
  path: string;
}

const altPart: ContentPart = {
  name: 'alt',
  field: { kind: 'text' },
  isLocalised: true,
  isOptional: false,
  isHtml: false,
};
const thumbSchema = imageSchema.pick({ sources: true, width: true, height: true });

/** An image of the library, chosen from it, with words that a document may say in its own way. */
export function ImageField({ shared, name, path }: ImageFieldProps) {
  const { id, label, problem, optional } = shared;
  const { t, locale } = useContentForm();
  const { setValue } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const value: unknown = useWatch({ name });
  const { data: image } = thumbSchema.safeParse(value);
  const opener = useRef<HTMLButtonElement>(null);
  const change = (to: unknown): void => {
    setValue(name, to, { shouldDirty: true });
    setOpen(false);
    // What was pressed goes away.
    opener.current?.focus();
  };
  const closedLabel = t(image ? 'media.chooseOther' : 'media.choose');
  return (
    <fieldset className={own.group} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>
        {label}
        {optional ? ` ${optional}` : ''}
      </legend>
      <FieldNotes id={id} problem={problem} />
      {image ? (
        <>
          <MediumThumb
            image={{ ...image, altEn: '', altHk: '', altCn: '' }}
            locale={locale}
            className={media.shown}
          />
          <LocalisedField part={altPart} name={`${name}.alt`} path={`${path}.alt`} />
        </>
      ) : null}
      <p className={styles.actions}>
        <button
          type="button"
          id={id}
          ref={opener}
          className={styles.button}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('media.close') : closedLabel}
        </button>
        {image ? (
          <button type="button" className={styles.button} onClick={() => change('')}>
            {t('media.leaveOut')}
          </button>
        ) : null}
      </p>
      {isOpen ? (
        <MediaLibrary
          id={`${id}-media`}
          mayEdit
          chosen={null}
          onChoose={(medium: Medium) => change(imageOf(medium))}
          t={t}
          locale={locale}
        />
      ) : null}
    </fieldset>
  );
}
