'use client';

import type { MouseEvent } from 'react';
import { useTranslate } from '@/i18n/use-translate';
import type { SiteContextValue } from '../site/site-context';
import { HelpContacts } from './help-contacts';
import { HelpLinks } from './help-links';
import { HelpQuestions } from './help-questions';

interface HelpContentProps {
  site: SiteContextValue;
  onClose: () => void;
}

/** Questions with a search, contacts, tools and pages; following a link closes the drawer. */
export function HelpContent({ site, onClose }: HelpContentProps) {
  const t = useTranslate('help');
  const closeOnLink = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a[href^="/"]')) onClose();
  };
  return (
    <div onClick={closeOnLink}>
      <HelpQuestions site={site} t={t} />
      <HelpContacts site={site} t={t} />
      <HelpLinks site={site} t={t} />
    </div>
  );
}
