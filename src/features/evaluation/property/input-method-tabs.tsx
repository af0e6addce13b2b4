'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TranslationProps } from '@/i18n/translation-props';
import tabStyles from '@/components/tool/tool-tabs.module.css';
import { inputMethods, type InputMethod } from '../valuation-form';

interface InputMethodTabsProps extends TranslationProps<'evaluation'> {
  value: InputMethod;
  /** The enabled input methods. */
  offered: readonly InputMethod[];
  panelId: string;
  onChange: (inputMethod: InputMethod) => void;
}

export function InputMethodTabs({ value, offered, panelId, onChange, t }: InputMethodTabsProps) {
  return (
    <Tabs
      className={tabStyles.tabs}
      value={value}
      variant="fullWidth"
      aria-label={t('way.label')}
      selectionFollowsFocus
      onChange={(_event, next: unknown) => {
        const chosen = inputMethods.find((inputMethod) => inputMethod === next);
        if (chosen) onChange(chosen);
      }}
    >
      {offered.map((inputMethod) => (
        <Tab
          key={inputMethod}
          value={inputMethod}
          id={`${panelId}-${inputMethod}`}
          aria-controls={panelId}
          disableRipple
          className={tabStyles.tab}
          label={t(`way.${inputMethod}`)}
        />
      ))}
    </Tabs>
  );
}
