'use client';

import type { Passkey } from '@/contracts/account/passkey';
import { formatInstant } from '@/lib/dates';
import { sentenceGap } from '@/lib/texts/sentence-gap';
import type { TranslationProps } from '@/i18n/translation-props';
import panel from '../components/panel.module.css';

export type PasskeyAction = 'rename' | 'remove';

interface PasskeyEntryProps extends TranslationProps<'account' | 'account-screen'> {
  passkey: Passkey;
  /** The action that was closed last: its button has the focus again. */
  returnTo: PasskeyAction | null;
  onAction: (action: PasskeyAction) => void;
}

/** One passkey and what can be done with it. */
export function PasskeyEntry({ passkey, returnTo, onAction, t, locale }: PasskeyEntryProps) {
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  return (
    <>
      <div className={panel.row}>
        <b>{name}</b>
        <span className={panel.links}>
          {(['rename', 'remove'] as const).map((action) => (
            <button
              key={action}
              type="button"
              className={panel.link}
              autoFocus={returnTo === action}
              onClick={() => onAction(action)}
            >
              {t(`passkey.${action}`)}
              <span className="visually-hidden"> {name}</span>
            </button>
          ))}
        </span>
      </div>
      <p className={panel.detail}>
        {t('passkey.added', { at: formatInstant(createdAt, locale) })}
        {sentenceGap(locale)}
        {lastUsedAt === null
          ? t('passkey.neverUsed')
          : t('passkey.used', { at: formatInstant(lastUsedAt, locale) })}
        {sentenceGap(locale)}
        {t(isSynced ? 'passkey.synced' : 'passkey.oneDevice')}
      </p>
    </>
  );
}
