'use client';

import dynamic from 'next/dynamic';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { LegalText } from './legal-text';
import { useSiteContext } from '../site/site-context';

const loadDialog = () => import('./legal-dialog');
const LegalDialog = dynamic(() => loadDialog().then((loaded) => loaded.LegalDialog), {
  ssr: false,
});

interface LegalLinkProps {
  text: LegalText;
  /** The page of the text. */
  href: string;
  children: ReactNode;
}

/** Opens a legal text over the form; a plain link to its page, in a tab of its own, where scripts do not run. */
export function LegalLink({ text, href, children }: LegalLinkProps) {
  const site = useSiteContext();
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (event: MouseEvent): void => {
    if (!site || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWasOpened(true);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    link.current?.focus();
  };
  return (
    <>
      <a
        ref={link}
        href={href}
        target="_blank"
        rel="noopener"
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={open}
      >
        {children}
      </a>
      {wasOpened && site ? (
        <LegalDialog text={text} href={href} isOpen={isOpen} onClose={close} site={site} />
      ) : null}
    </>
  );
}
