'use client';

import { useRef, useState, type ReactNode } from 'react';
import { useLoadedPart } from '@/components/loading/use-loaded-part';
import { useSiteContext } from '../site/site-context';
import styles from './help-button.module.css';

const loadDrawer = () => import('./help-drawer').then((loaded) => loaded.HelpDrawer);

interface HelpButtonProps {
  label: string;
  /** Drawn by the server, so that no flow loads the outlines of all icons for this one. */
  icon: ReactNode;
  /** Message if the drawer cannot be loaded. */
  failed: string;
}

/** Opens the help beside the flow; the drawer is loaded when the button is approached or pressed. */
export function HelpButton({ label, icon, failed }: HelpButtonProps) {
  const site = useSiteContext();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Part: HelpDrawer, status, preload, open } = useLoadedPart(loadDrawer);
  const close = (): void => {
    setOpen(false);
    // Safari does not focus a button that is pressed, so the drawer cannot know what to return to.
    button.current?.focus();
  };
  return (
    <div className={styles.bar} data-help>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => open(() => setOpen(true))}
      >
        {icon}
        <span className={styles.label}>{label}</span>
      </button>
      {status === 'failed' ? (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      ) : null}
      {HelpDrawer && site ? <HelpDrawer isOpen={isOpen} onClose={close} site={site} /> : null}
    </div>
  );
}
