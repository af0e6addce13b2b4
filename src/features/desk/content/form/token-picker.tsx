'use client';

import type { RefObject } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import { localise } from '@/lib/localise';
import { useQuery } from '@/store/use-query';
import own from '../content.module.css';
import { contentTokens } from '../content-queries';

interface TokenPickerProps extends TranslationProps<'desk'> {
  /** The text that was written in last. */
  target: RefObject<HTMLTextAreaElement | null>;
}

/** Inserts a token where somebody was writing. */
export function TokenPicker({ target, t, locale }: TokenPickerProps) {
  const { data } = useQuery(contentTokens, { locale, request: {}, isKept: true });
  const insert = (name: string): void => {
    const text = target.current;
    if (text === null || name === '') return;
    text.setRangeText(`{${name}}`, text.selectionStart, text.selectionEnd, 'end');
    text.dispatchEvent(new Event('input', { bubbles: true }));
    text.focus();
  };
  return (
    <select
      className={own.select}
      aria-label={t('content.token')}
      title={t('content.tokenHint')}
      value=""
      onChange={({ target: { value } }) => insert(value)}
    >
      <option value="">{t('content.token')}</option>
      {data.map((token) => (
        <option key={token.name} value={token.name}>
          {`${token.name}: ${localise(token, 'value', { locale })}`}
        </option>
      ))}
    </select>
  );
}
