'use client';

import { useRef, useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import type { EndpointResponse } from '@/contracts/endpoints';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { localise } from '@/lib/localise';
import { useQuery } from '@/store/use-query';
import { hasCode } from '@/lib/saga/request-record';
import { useSubmission } from '@/store/use-submission';
import { useVersionedEdit } from '@/features/desk/edit/use-versioned-edit';
import styles from '@/features/desk/frame/desk-app.module.css';
import { DeskLink } from '@/features/desk/frame/desk-link';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { QueryView } from '@/features/desk/frame/query-view';
import { contentName } from '../content-queries';
import { altFieldId, AltFields, missingAlt } from './alt-fields';
import { mediumChange, mediumDetails, mediumRemoval } from './media-queries';
import { MediumThumb } from './medium-thumb';
import own from './media.module.css';

const altId = 'medium-alt';
/** Whoever chose an image further down is led to it. */
const focusOnce = (heading: HTMLElement | null): void => heading?.focus();

type Details = EndpointResponse<'deskMedium'>['data'];

interface MediumViewProps extends TranslationProps<'desk'> {
  id: string;
  mayEdit: boolean;
  /** Called once it is said otherwise what is to be seen, or the image is removed. */
  onChanged: (isRemoved: boolean) => void;
}

/** An image of the library: what is to be seen on it, where it is used, and a way to remove it while it is not. */
export function MediumView({ id, ...props }: MediumViewProps) {
  const { locale, t } = props;
  const { data, ...query } = useQuery(mediumDetails, {
    locale,
    request: { params: { id } },
    key: id,
  });
  return (
    <QueryView query={{ ...query, data: data[id] }} t={t}>
      {(medium) => <Shown key={medium.id} medium={medium} {...props} onRead={query.reload} />}
    </QueryView>
  );
}

function Shown({
  medium,
  mayEdit,
  onChanged,
  onRead,
  t,
  locale,
}: Omit<MediumViewProps, 'id'> & { medium: Details; onRead: () => void }) {
  const { id, altEn, altHk, altCn, width, height, version, bytes, addedAt, addedBy, uses } = medium;
  const [alt, setAlt] = useState({ altEn, altHk, altCn });
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const change = useVersionedEdit(mediumChange, {
    locale,
    onChanged: onRead,
    onDone: () => onChanged(false),
  });
  const isOutdated = hasCode(change.failure, 'changed_meanwhile');
  const removal = useSubmission(mediumRemoval, { locale, onDone: () => onChanged(true) });
  const removeButton = useRef<HTMLButtonElement>(null);
  return (
    <section className={styles.panel} aria-label={t('media.one')}>
      <h2 tabIndex={-1} ref={focusOnce}>
        {localise(medium, 'alt', { locale })}
      </h2>
      <MediumThumb image={medium} locale={locale} className={own.shown} />
      <p className={styles.help}>
        {t('media.facts', {
          width,
          height,
          size: Math.ceil(bytes / 1024),
          time: formatDayAndTime(new Date(addedAt), locale),
          by: addedBy,
        })}
      </p>
      {mayEdit ? (
        <>
          <AltFields
            id={altId}
            alt={alt}
            isChecked={isChecked}
            onChange={setAlt}
            stored={isOutdated ? { altEn, altHk, altCn } : undefined}
            t={t}
          />
          {isOutdated ? (
            <p className={styles.failure} role="alert">
              {t('media.meanwhile')}
            </p>
          ) : change.failure ? (
            <FailureNotice failure={change.failure} t={t} />
          ) : null}
          <p className={styles.actions}>
            <button
              type="button"
              className={styles.primary}
              aria-disabled={change.isSending || undefined}
              onClick={() => {
                setChecked(true);
                const missing = missingAlt(alt);
                if (missing) document.getElementById(altFieldId(altId, missing))?.focus();
                else change.edit({ params: { id }, body: alt }, version);
              }}
            >
              {change.isSending ? t('state.sending') : t('media.saveAlt')}
            </button>
            <span role="status">{change.answer ? t('media.saved') : ''}</span>
          </p>
          <p className={styles.help}>{t('media.altKept')}</p>
        </>
      ) : null}
      <h3>{t('media.uses')}</h3>
      {uses.length === 0 ? <p>{t('media.unused')}</p> : null}
      <ul>
        {uses.map((use) => (
          <li key={contentName(use)}>
            <DeskLink href={deskHref(locale, 'content', contentName(use))}>
              {localise(use, 'title', { locale })}
            </DeskLink>
          </li>
        ))}
      </ul>
      {mayEdit && uses.length > 0 ? <p className={styles.help}>{t('media.inUse')}</p> : null}
      {removal.failure ? <FailureNotice failure={removal.failure} t={t} /> : null}
      {mayEdit && uses.length === 0 ? (
        <>
          <p role="status">{isAsked ? t('media.removeSure') : ''}</p>
          <p className={styles.actions}>
            <button
              type="button"
              ref={removeButton}
              className={styles.button}
              aria-disabled={removal.isSending || undefined}
              onClick={() => {
                if (isAsked && !removal.isSending) removal.submit({ params: { id } });
                setAsked(true);
              }}
            >
              {t(isAsked ? 'media.removeNow' : 'media.remove')}
            </button>
            {isAsked ? (
              <button
                type="button"
                className={styles.button}
                onClick={() => {
                  setAsked(false);
                  removeButton.current?.focus();
                }}
              >
                {t('media.keep')}
              </button>
            ) : null}
          </p>
        </>
      ) : null}
    </section>
  );
}
