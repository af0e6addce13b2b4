'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { PaymentType } from '@/contracts/site';
import { modes } from '../calculator-form';
import type { Words } from './calculator-words';
import styles from './mode-tabs.module.css';

interface ModeTabsProps extends Words {
  value: PaymentType;
  panelId: string;
  onChange: (value: PaymentType) => void;
}

export function ModeTabs({ t, value, panelId, onChange }: ModeTabsProps) {
  return (
    <Tabs
      className={styles.tabs}
      value={value}
      variant="fullWidth"
      aria-label={t('mode.label')}
      selectionFollowsFocus
      onChange={(_event, next: unknown) => {
        const chosen = modes.find((type) => type === next);
        if (chosen) onChange(chosen);
      }}
    >
      {modes.map((type) => (
        <Tab key={type} value={type} id={`${panelId}-${type}`} aria-controls={panelId} disableRipple className={styles.tab} label={t(`mode.${type}`)} />
      ))}
    </Tabs>
  );
}
