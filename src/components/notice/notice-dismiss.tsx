'use client';

import { useEffect } from 'react';
import { dismissalMaxAgeSeconds } from './notice-cookie';
import styles from './notice-banner.module.css';

function isDismissed(cookieName: string): boolean {
  return document.cookie.split('; ').includes(`${cookieName}=close`);
}

function hide(cookieName: string): void {
  const notice = document.getElementById(cookieName);
  if (notice) notice.hidden = true;
}

export function NoticeDismiss({ cookieName, label }: { cookieName: string; label: string }) {
  useEffect(() => {
    if (isDismissed(cookieName)) hide(cookieName);
  }, [cookieName]);
  const dismiss = (): void => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookieName}=close; Path=/; Max-Age=${dismissalMaxAgeSeconds}; SameSite=Lax${secure}`;
    hide(cookieName);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={dismiss}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
