'use client';

import { useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { contentPaths } from '@/config/paths';
import styles from '@/features/desk/frame/desk-app.module.css';
import { isLinkAddress } from '@/lib/html/link-address';
import { useContentForm } from '../form-context';
import own from './rich-text.module.css';

interface LinkFieldsProps {
  id: string;
  /** Where the link at the cursor leads. */
  href: string | null;
  onLink: (href: string) => void;
  onUnlink: () => void;
  onClose: () => void;
}

const longestAddress = 500;
const examples = { page: contentPaths.firstMortgage, schemes: 'https:// / mailto: / tel:' };
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

/** Where the words that are chosen lead. No form, because it stands within one. */
export function LinkFields({ id, href, onLink, onUnlink, onClose }: LinkFieldsProps) {
  const { t } = useContentForm();
  const [address, setAddress] = useState(href ?? '');
  const [problem, setProblem] = useState<string>();
  const insert = (): void => {
    const to = address.trim();
    if (isLinkAddress(to)) onLink(to);
    else setProblem(t('format.addressWrong', examples));
  };
  return (
    <div className={own.link}>
      <TextField
        id={`${id}-link`}
        ref={focusOnce}
        label={t('format.address')}
        hint={t('format.addressHint', examples)}
        maxLength={longestAddress}
        problem={problem}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key !== 'Enter') return;
          // The form around it would be sent.
          event.preventDefault();
          insert();
        }}
      />
      <p className={own.buttons}>
        <button type="button" className={styles.small} onClick={insert}>
          {t(href === null ? 'format.insert' : 'format.change')}
        </button>
        {href === null ? null : (
          <button type="button" className={styles.small} onClick={onUnlink}>
            {t('format.unlink')}
          </button>
        )}
        <button type="button" className={styles.small} onClick={onClose}>
          {t('format.close')}
        </button>
      </p>
    </div>
  );
}
