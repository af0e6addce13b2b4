'use client';

import { useState, type RefObject } from 'react';
import { TextField } from '@/components/form/text-field';
import { contentPaths } from '@/config/paths';
import styles from '@/features/desk/frame/desk-app.module.css';
import {
  formatted,
  isLinkAddress,
  linked,
  textFormats,
  type WrittenText,
} from '@/lib/html/format-html';
import own from '../content.module.css';
import { useContentForm } from './form-context';

interface FormatBarProps {
  id: string;
  /** The field, which the bar writes in as a person would. */
  area: RefObject<HTMLDivElement | null>;
  label: string;
}

const longestAddress = 500;
const examples = { page: contentPaths.firstMortgage, schemes: 'https:// / mailto: / tel:' };

/** Bold letters, lists and links for a text in HTML, without knowing HTML. */
export function FormatBar({ id, area, label }: FormatBarProps) {
  const { t } = useContentForm();
  const [isLinking, setLinking] = useState(false);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = () => area.current?.querySelector('textarea') ?? null;

  function write(change: (written: WrittenText) => WrittenText): void {
    const text = field();
    if (text === null) return;
    const { value, selectionStart, selectionEnd } = text;
    const after = change({ text: value, start: selectionStart, end: selectionEnd });
    text.setRangeText(after.text, 0, value.length);
    text.dispatchEvent(new Event('input', { bubbles: true }));
    text.focus();
    text.setSelectionRange(after.start, after.end);
  }

  function insertLink(): void {
    const to = address.trim();
    if (!isLinkAddress(to)) {
      setProblem(t('format.addressWrong', examples));
      return;
    }
    write((written) => linked(written, to));
    setLinking(false);
    setAddress('');
    setProblem(undefined);
  }

  return (
    <>
      <div role="toolbar" aria-label={t('format.bar', { label })} className={own.formats}>
        {textFormats.map((format) => (
          <button
            key={format}
            type="button"
            className={styles.small}
            onClick={() => write((written) => formatted(written, format))}
          >
            {format === 'bold' ? <b>{t('format.bold')}</b> : t(`format.${format}`)}
          </button>
        ))}
        <button
          type="button"
          className={styles.small}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {t('format.link')}
        </button>
      </div>
      {isLinking ? (
        <div className={own.linkFields}>
          <TextField
            id={`${id}-link`}
            label={t('format.address')}
            hint={t('format.addressHint', examples)}
            maxLength={longestAddress}
            problem={problem}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it would be sent.
              event.preventDefault();
              insertLink();
            }}
          />
          <button type="button" className={styles.button} onClick={insertLink}>
            {t('format.insert')}
          </button>
        </div>
      ) : null}
    </>
  );
}
