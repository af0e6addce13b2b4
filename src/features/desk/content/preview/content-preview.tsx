'use client';

import { useEffect, useRef, useState } from 'react';
import { localeMetadata } from '@/config/locales';
import { kindsWithoutPage } from '@/contracts/content/content-choices';
import type { ContentDraft, ContentPreviewLinks } from '@/contracts/content/content-desk';
import { locales, type Locale } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatInstant } from '@/lib/dates';
import { minuteMs } from '@/lib/hong-kong-day';
import { useSubmission } from '@/store/use-submission';
import styles from '@/features/desk/frame/desk-app.module.css';
import { FailureNotice } from '@/features/desk/frame/failure-notice';
import { contentPreview } from '../content-queries';
import own from './content-preview.module.css';

interface ContentPreviewProps extends TranslationProps<'desk'> {
  draft: ContentDraft;
  /** Whether something is typed that is not saved. */
  isDirty: boolean;
}

const devices = ['phone', 'desktop'] as const;
type Device = (typeof devices)[number];
const deviceWords = { phone: 'content.previewPhone', desktop: 'content.previewDesktop' } as const;

/** The page with the saved draft in it, beside the form, in each language and on a phone and a desktop. */
export function ContentPreview({ draft, isDirty, t, locale }: ContentPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [device, setDevice] = useState<Device>('phone');
  if (kindsWithoutPage.some((kind) => kind === draft.kind)) return null;
  return (
    <section
      className={own.preview}
      aria-label={t('content.preview')}
      data-open={isOpen ? device : undefined}
    >
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'content.previewHide' : 'content.previewShow')}
        </button>
      </p>
      {isOpen ? (
        <OpenPreview
          draft={draft}
          isDirty={isDirty}
          device={device}
          onDevice={setDevice}
          t={t}
          locale={locale}
        />
      ) : null}
    </section>
  );
}

interface OpenPreviewProps extends ContentPreviewProps {
  device: Device;
  onDevice: (device: Device) => void;
}

function OpenPreview({ draft, isDirty, device, onDevice, t, locale }: OpenPreviewProps) {
  const { kind, id, version } = draft;
  const [language, setLanguage] = useState<Locale>(locale);
  // What was shown stays until the link to the next version is there.
  const [links, setLinks] = useState<ContentPreviewLinks | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const { submit, failure } = useSubmission(contentPreview, {
    locale,
    onDone: ({ data }) => setLinks(data),
  });
  const ask = useRef(submit);
  useEffect(() => {
    ask.current = submit;
  });
  useEffect(() => ask.current({ params: { kind, id }, body: { version } }), [kind, id, version]);
  useEffect(() => {
    if (links === null) return undefined;
    // An expired link may not be framed. Whose clock is wrong does not ask all the time.
    const wait = Math.max(Date.parse(links.expiresAt) - Date.now(), minuteMs);
    const timer = setTimeout(
      () => ask.current({ params: { kind, id }, body: { version } }),
      wait - minuteMs / 2,
    );
    return () => clearTimeout(timer);
  }, [links, kind, id, version]);
  const address = links?.addresses[language];
  return (
    <>
      <div className={own.choices}>
        <Choice
          label={t('content.language')}
          options={locales.map((one) => ({ value: one, label: localeMetadata[one].label }))}
          value={language}
          onChange={setLanguage}
        />
        <Choice
          label={t('content.previewDevice')}
          options={devices.map((one) => ({ value: one, label: t(deviceWords[one]) }))}
          value={device}
          onChange={onDevice}
        />
      </div>
      {failure ? <FailureNotice failure={failure} t={t} /> : null}
      {isDirty ? <p className={styles.help}>{t('content.previewSaved')}</p> : null}
      {links === null || address === undefined ? null : (
        <>
          <div className={device === 'phone' ? own.phone : own.desktop}>
            <iframe key={address} src={address} title={t('content.preview')} />
          </div>
          <p className={styles.help}>
            {t('content.previewUntil', {
              version: links.version,
              time: formatInstant(links.expiresAt, locale),
            })}
          </p>
          <p className={styles.actions}>
            <a className={styles.button} href={address} target="_blank" rel="noreferrer">
              {t('content.previewOpen')}
            </a>
            <button
              type="button"
              className={styles.button}
              onClick={() =>
                void navigator.clipboard
                  .writeText(new URL(address, window.location.href).href)
                  .then(
                    () => setCopied(address),
                    () => setCopied(null),
                  )
              }
            >
              {t('content.previewCopy')}
            </button>
            <span role="status">{copied === address ? t('content.previewCopied') : ''}</span>
          </p>
        </>
      )}
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <div role="group" aria-label={label} className={own.choice}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.small}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
