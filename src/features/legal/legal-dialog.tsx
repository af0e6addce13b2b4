'use client';

import Dialog from '@mui/material/Dialog';
import { RequireNamespace } from '@/components/loading/require-namespace';
import type { PageSlug } from '@/contracts/content/page';
import { useTranslate } from '@/i18n/use-translate';
import { localise } from '@/lib/localise';
import { CollectionState } from '../site/collection-state';
import { OverlayFrame } from '../site/overlay-frame';
import { pages } from '../site/site-collections.slice';
import type { SiteContextValue } from '../site/site-context';
import { mapQuery, useFilledQuery } from '../site/use-filled-query';
import { LegalBlocks } from './legal-blocks';
import styles from './legal-dialog.module.css';
import type { LegalText } from './legal-text';

interface LegalDialogProps {
  text: LegalText;
  /** The page of the text. */
  href: string;
  isOpen: boolean;
  onClose: () => void;
  site: SiteContextValue;
}

const slugs = { privacy: 'privacy', terms: 'terms-and-cond' } as const satisfies Record<
  LegalText,
  PageSlug
>;

/** A legal text in a dialog, read from the page of the site. */
export function LegalDialog({ isOpen, onClose, site, ...text }: LegalDialogProps) {
  return (
    <OverlayFrame site={site}>
      <Dialog
        open={isOpen}
        onClose={onClose}
        maxWidth="md"
        fullWidth
        aria-labelledby="legal-title"
        slotProps={{ paper: { className: styles.paper } }}
      >
        <RequireNamespace namespace="help">
          <LegalContent site={site} onClose={onClose} {...text} />
        </RequireNamespace>
      </Dialog>
    </OverlayFrame>
  );
}

function LegalContent({ text, href, onClose, site }: Omit<LegalDialogProps, 'isOpen'>) {
  const t = useTranslate('help');
  const { locale } = site;
  const slug = slugs[text];
  const title = t(`legal.${text}`);
  const page = mapQuery(
    useFilledQuery(pages, { site, request: { params: { slug } }, key: slug }),
    (data) => data[slug] ?? null,
  );
  const hero = page.data?.blocks.find((block) => block.type === 'hero');
  return (
    <>
      <div className={styles.head}>
        <h2 id="legal-title">{title}</h2>
        <button type="button" className={styles.close} autoFocus onClick={onClose}>
          {t('close')}
        </button>
      </div>
      <div className={styles.text} tabIndex={0} role="region" aria-labelledby="legal-title">
        {hero ? <p className={styles.lead}>{localise(hero, 'lead', { locale })}</p> : null}
        <CollectionState
          query={page}
          t={t}
          label={title}
          isEmpty={(data) => !data || data.blocks.length === 0}
          empty={t('legal.empty')}
        >
          {(data) => <LegalBlocks blocks={data?.blocks ?? []} locale={locale} />}
        </CollectionState>
        <p className={styles.page}>
          <a href={href} target="_blank" rel="noopener">
            {t('legal.page')}
          </a>
        </p>
      </div>
    </>
  );
}
