'use client';

import { useSyncExternalStore } from 'react';
import { botCheckTexts, subscribeBotCheck } from '@/lib/bot-check/recaptcha';
import styles from './bot-check-note.module.css';

const getServerWords = () => null;

/** The reCAPTCHA notice that Google requires on pages that hide the badge; renders nothing where the check is off. */
export function BotCheckNote() {
  const words = useSyncExternalStore(subscribeBotCheck, botCheckTexts, getServerWords);
  if (!words) return null;
  const links: Readonly<Record<string, { href: string; text: string }>> = {
    '{p}': { href: 'https://policies.google.com/privacy', text: words.privacy },
    '{t}': { href: 'https://policies.google.com/terms', text: words.terms },
  };
  const parts = words.sentence.split(/(\{p\}|\{t\})/);
  return (
    <p className={styles.note}>
      {parts.map((part) => {
        const link = links[part];
        return link ? (
          <a key={part} href={link.href} rel="noreferrer">
            {link.text}
          </a>
        ) : (
          part
        );
      })}
    </p>
  );
}
