'use client';

import { useState } from 'react';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { staffSessionSlice } from '@/features/desk/session/staff-session.slice';
import { MediaLibrary } from './media-library';
import { MediumView } from './medium-view';

const focusOnce = (notice: HTMLElement | null): void => notice?.focus();

/** The library of images, and one of them. */
export function MediaTool({ t, locale }: TranslationProps<'desk'>) {
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const mayEdit = permissions.includes('content.edit');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRemoved, setRemoved] = useState(false);
  const shared = { mayEdit, t, locale };
  return (
    <>
      <p>{t('media.lead')}</p>
      {isRemoved ? (
        <p role="status" tabIndex={-1} ref={focusOnce}>
          {t('media.removed')}
        </p>
      ) : null}
      <MediaLibrary
        id="media"
        chosen={chosen}
        onChoose={({ id }) => {
          setRemoved(false);
          setChosen(id);
        }}
        {...shared}
      >
        {(readAgain) =>
          chosen === null ? null : (
            <MediumView
              key={chosen}
              id={chosen}
              {...shared}
              onChanged={(isGone) => {
                readAgain();
                setRemoved(isGone);
                if (isGone) setChosen(null);
              }}
            />
          )
        }
      </MediaLibrary>
    </>
  );
}
