'use client';

import { useContentForm } from '../form-context';
import { richActs, type RichAct, type RichPlace } from './rich-commands';
import own from './rich-text.module.css';
import { useOneStop } from './use-one-stop';

interface RichToolbarProps {
  label: string;
  at: RichPlace;
  isLinking: boolean;
  onAct: (act: RichAct) => void;
  onLink: () => void;
}

const isToggle = (act: RichAct): boolean => act !== 'undo' && act !== 'redo' && act !== 'table';

/** The buttons of a text with markup. */
export function RichToolbar({ label, at, isLinking, onAct, onLink }: RichToolbarProps) {
  const { t } = useContentForm();
  const { onKeyDown, button } = useOneStop();
  return (
    <div role="toolbar" aria-label={label} className={own.bar} onKeyDown={onKeyDown}>
      {richActs.map((act, index) => (
        <button
          key={act}
          {...button(index)}
          aria-pressed={isToggle(act) ? at.pressed.includes(act) : undefined}
          aria-disabled={at.possible.includes(act) ? undefined : true}
          onClick={() => onAct(act)}
        >
          {act === 'bold' ? <b>{t('format.bold')}</b> : t(`format.${act}`)}
        </button>
      ))}
      <button
        {...button(richActs.length)}
        aria-expanded={isLinking}
        aria-pressed={at.href !== null}
        onClick={onLink}
      >
        {t('format.link')}
      </button>
    </div>
  );
}
