'use client';

import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useLoadedPart } from '@/components/loading/use-loaded-part';
import type { LegalText } from './legal-text';
import { useSiteContext } from '../site/site-context';

const loadDialog = () => import('./legal-dialog').then((loaded) => loaded.LegalDialog);

interface LegalLinkProps {
  text: LegalText;
  /** The page of the text. */
  href: string;
  children: ReactNode;
}

/** Opens a legal text over the form; a plain link to its page, in a tab of its own, where scripts do not run or the dialog cannot be loaded. */
export function LegalLink({ text, href, children }: LegalLinkProps) {
  const site = useSiteContext();
  const link = useRef<HTMLAnchorElement>(null);
  const isPlain = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const { Part: LegalDialog, preload, open } = useLoadedPart(loadDialog);
  const follow = (): void => {
    isPlain.current = true;
    link.current?.click();
  };
  const press = (event: MouseEvent): void => {
    if (!site || isPlain.current) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(() => setOpen(true), follow);
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
        data-opens-here=""
        onPointerEnter={preload}
        onClick={press}
      >
        {children}
      </a>
      {LegalDialog && site ? (
        <LegalDialog text={text} href={href} isOpen={isOpen} onClose={close} site={site} />
      ) : null}
    </>
  );
}
