'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Words } from '@/features/calculation/components/calculator-words';
import tabStyles from '@/components/tool/mode-tabs.module.css';
import { ways, type Way } from '../valuation-form';

interface WayTabsProps extends Words {
  value: Way;
  /** The ways that are open. */
  offered: readonly Way[];
  panelId: string;
  onChange: (way: Way) => void;
}

export function WayTabs({ value, offered, panelId, onChange, t }: WayTabsProps) {
  return (
    <Tabs
      className={tabStyles.tabs}
      value={value}
      variant="fullWidth"
      aria-label={t('way.label')}
      selectionFollowsFocus
      onChange={(_event, next: unknown) => {
        const chosen = ways.find((way) => way === next);
        if (chosen) onChange(chosen);
      }}
    >
      {offered.map((way) => <Tab key={way} value={way} id={`${panelId}-${way}`} aria-controls={panelId} disableRipple className={tabStyles.tab} label={t(`way.${way}`)} />)}
    </Tabs>
  );
}
