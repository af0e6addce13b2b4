'use client';

import { useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { staffSessionSlice } from '@/features/desk/session/staff-session.slice';
import { MediaLibrary } from './media-library';
import { MediumView } from './medium-view';

/** The library of images, and one of them. */
export function MediaTool({ t, locale }: TranslationProps<'desk'>) {
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const mayEdit = permissions.includes('content.edit');
  const [chosen, setChosen] = useState<string | null>(null);
  // Raised where the library has to be read again.
  const [round, setRound] = useState(0);
  const shared = { mayEdit, t, locale };
  return (
    <>
      <p>{t('media.lead')}</p>
      {chosen === null ? null : (
        <MediumView
          key={chosen}
          id={chosen}
          {...shared}
          onChanged={(isRemoved) => {
            setRound(round + 1);
            if (isRemoved) setChosen(null);
          }}
        />
      )}
      <MediaLibrary
        key={round}
        id="media"
        chosen={chosen}
        onChoose={({ id }) => setChosen(id)}
        {...shared}
      />
    </>
  );
}
