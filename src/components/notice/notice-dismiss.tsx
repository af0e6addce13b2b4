'use client';

import { dismissalMaxAgeSeconds } from './notice-cookie';
import styles from './notice-banner.module.css';

/** Closes a notice. The next one does not take its place before another page is opened. */
export function NoticeDismiss({ cookieName, label }: { cookieName: string; label: string }) {
  const dismiss = (): void => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${cookieName}=close; Path=/; Max-Age=${dismissalMaxAgeSeconds}; SameSite=Lax${secure}`;
    const notice = document.getElementById(cookieName);
    if (notice) notice.hidden = true;
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={dismiss}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
