'use client';

import Dialog from '@mui/material/Dialog';
import { RequireNamespace } from '@/components/loading/require-namespace';
import type { PageSlug } from '@/contracts/content/page';
import { useTranslate } from '@/i18n/use-translate';
import { localise } from '@/lib/localise';
import { CollectionState } from '../site/collection-state';
import { OverlayFrame } from '../site/overlay-frame';
import { OverlayHead } from '../site/overlay-head';
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
export function LegalDialog({ text, href, isOpen, onClose, site }: LegalDialogProps) {
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
        <OverlayHead
          id="legal-title"
          name={text}
          className={styles.head}
          takesFocus
          onClose={onClose}
        />
        <div className={styles.text} tabIndex={0} role="region" aria-labelledby="legal-title">
          <RequireNamespace namespace="help">
            <LegalContent text={text} href={href} site={site} />
          </RequireNamespace>
        </div>
      </Dialog>
    </OverlayFrame>
  );
}

function LegalContent({ text, href, site }: Omit<LegalDialogProps, 'isOpen' | 'onClose'>) {
  const t = useTranslate('help');
  const tLoading = useTranslate('loading');
  const { locale } = site;
  const slug = slugs[text];
  const page = mapQuery(
    useFilledQuery(pages, { site, request: { params: { slug } }, key: slug }),
    (data) => data[slug] ?? null,
  );
  const hero = page.data?.blocks.find((block) => block.type === 'hero');
  return (
    <>
      {hero ? <p className={styles.lead}>{localise(hero, 'lead', { locale })}</p> : null}
      <CollectionState
        query={page}
        t={t}
        label={tLoading(`overlay.${text}`)}
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
    </>
  );
}
