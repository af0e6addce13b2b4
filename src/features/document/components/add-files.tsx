'use client';

import type { ChangeEvent, Ref } from 'react';
import type { Translate } from '@/i18n/text-keys';
import styles from './upload.module.css';

interface AddFilesProps {
  /** What the files are to show. */
  name: string;
  picker: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
  t: Translate<'document'>;
}

/** Camera, which stands first on telephones and nowhere else, and file picker. */
export function AddFiles({ name, picker, onFiles, t }: AddFilesProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(event.target.files ?? [])]);
    // Allows the same file to be selected again.
    event.target.value = '';
  };
  return (
    <p className={styles.add}>
      <label className={`${styles.pick} ${styles.camera}`}>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={handleChange}
          aria-label={t('add.photoFor', { name })}
        />
        {t('add.photo')}
      </label>
      <label className={styles.pick}>
        <input
          ref={picker}
          type="file"
          multiple
          onChange={handleChange}
          aria-label={t('add.chooseFor', { name })}
        />
        {t('add.choose')}
      </label>
      <span className={styles.drop}>{t('add.drop')}</span>
    </p>
  );
}
