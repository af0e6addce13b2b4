'use client';

import type { TranslationProps } from '@/i18n/translation-props';
import { localise } from '@/lib/localise';
import { useQuery } from '@/store/use-query';
import own from '../content.module.css';
import { contentTokens } from '../content-queries';

interface TokenPickerProps extends TranslationProps<'desk'> {
  /** Called with the token to write, braces and all. */
  onToken: (token: string) => void;
}

/** Inserts a token where somebody was writing. */
export function TokenPicker({ onToken, t, locale }: TokenPickerProps) {
  const { data } = useQuery(contentTokens, { locale, request: {}, isKept: true });
  return (
    <select
      className={own.select}
      aria-label={t('content.token')}
      title={t('content.tokenHint')}
      value=""
      onChange={({ target: { value } }) => {
        if (value !== '') onToken(`{${value}}`);
      }}
    >
      <option value="">{t('content.token')}</option>
      {data.map((token) => (
        <option key={token.name} value={token.name}>
          {t('content.named', { name: token.name, value: localise(token, 'value', { locale }) })}
        </option>
      ))}
    </select>
  );
}
