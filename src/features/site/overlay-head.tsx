'use client';

import { useTranslate } from '@/i18n/use-translate';
import styles from './overlay-head.module.css';

interface OverlayHeadProps {
  id: string;
  /** What the drawer or dialog shows, as in `overlay.…` of the namespace `loading`. */
  name: 'help' | 'privacy' | 'terms';
  className: string | undefined;
  takesFocus?: boolean;
  onClose: () => void;
}

/**
 * Heading and close button of a drawer or dialog. Their texts are part of every page, so that the overlay has a name and can be closed
 * even if its own texts cannot be loaded.
 */
export function OverlayHead({
  id,
  name,
  className,
  takesFocus = false,
  onClose,
}: OverlayHeadProps) {
  const t = useTranslate('loading');
  return (
    <div className={className}>
      <h2 id={id}>{t(`overlay.${name}`)}</h2>
      <button type="button" className={styles.close} autoFocus={takesFocus} onClick={onClose}>
        {t('overlay.close')}
      </button>
    </div>
  );
}
