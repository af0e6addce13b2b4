'use client';

import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { OverlayFrame } from '../site/overlay-frame';
import { OverlayHead } from '../site/overlay-head';
import type { SiteContextValue } from '../site/site-context';
import { HelpContent } from './help-content';
import styles from './help-drawer.module.css';

interface HelpDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  site: SiteContextValue;
}

/** The help: beside the page, or on phones a sheet from the bottom. */
export function HelpDrawer({ isOpen, onClose, site }: HelpDrawerProps) {
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  return (
    <OverlayFrame site={site}>
      <Drawer
        anchor={isPhone ? 'bottom' : 'right'}
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': 'help-title',
            className: isPhone ? styles.sheet : styles.side,
          },
        }}
      >
        <OverlayHead id="help-title" name="help" className={styles.head} onClose={onClose} />
        <RequireNamespace namespace="help">
          <HelpContent site={site} onClose={onClose} />
        </RequireNamespace>
      </Drawer>
    </OverlayFrame>
  );
}
