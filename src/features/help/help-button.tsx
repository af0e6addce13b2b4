'use client';

import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { Icon } from '@/components/icon';
import { useSiteContext } from '../site/site-context';
import styles from './help-button.module.css';

const loadDrawer = () => import('./help-drawer');
const HelpDrawer = dynamic(() => loadDrawer().then((loaded) => loaded.HelpDrawer), { ssr: false });

/** Opens the help beside the flow; the drawer is loaded when the button is approached or pressed. */
export function HelpButton({ label }: { label: string }) {
  const site = useSiteContext();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const preload = (): void => void loadDrawer().catch(() => undefined);
  const open = (): void => {
    setWasOpened(true);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    // Safari does not focus a button that is pressed, so the drawer cannot know what to return to.
    button.current?.focus();
  };
  return (
    <div className={styles.bar}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <Icon name="contact" size={20} />
        {label}
      </button>
      {wasOpened && site ? <HelpDrawer isOpen={isOpen} onClose={close} site={site} /> : null}
    </div>
  );
}
