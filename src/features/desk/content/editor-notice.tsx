'use client';

import { useEffect, useRef } from 'react';
import { localeMetadata } from '@/config/locales';
import type { ContentKind } from '@/contracts/content/content-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { useSubmission } from '@/store/use-submission';
import styles from './content.module.css';
import { contentEditing } from './content-queries';

const saidEachMs = 60_000;

interface EditorNoticeProps extends TranslationProps<'desk'> {
  params: { kind: ContentKind; id: string };
}

/** Says each minute that the document is open here, and who else has it open. */
export function EditorNotice({ params: { kind, id }, t, locale }: EditorNoticeProps) {
  const { submit } = useSubmission(contentEditing, { locale });
  const { answer } = useDeskSelector(contentEditing.slice.selectors.selectSubmission);
  const say = useRef(submit);
  useEffect(() => {
    say.current = submit;
  });
  useEffect(() => {
    const tell = (): void => say.current({ params: { kind, id }, body: {} });
    tell();
    const timer = window.setInterval(tell, saidEachMs);
    return () => window.clearInterval(timer);
  }, [kind, id]);
  const others = answer?.data ?? [];
  if (others.length === 0) return null;
  return (
    <p className={styles.notice} role="status">
      {t('content.others', {
        by: others.map(({ by }) => by).join(localeMetadata[locale].listSeparator),
      })}
    </p>
  );
}
