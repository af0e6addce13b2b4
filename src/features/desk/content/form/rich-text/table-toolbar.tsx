'use client';

import { useContentForm } from '../form-context';
import { tableActs, type TableAct } from './rich-table';
import own from './rich-text.module.css';
import { useOneStop } from './use-one-stop';

interface TableToolbarProps {
  label: string;
  possible: readonly TableAct[];
  onAct: (act: TableAct) => void;
}

/** The buttons of the table in which the cursor stands. They are below the text, which stays where it is when they come. */
export function TableToolbar({ label, possible, onAct }: TableToolbarProps) {
  const { t } = useContentForm();
  const { onKeyDown, button } = useOneStop();
  const isMerged = !possible.includes('rowBelow');
  return (
    <div className={own.table}>
      <div role="toolbar" aria-label={label} className={own.bar} onKeyDown={onKeyDown}>
        {tableActs.map((act, index) => (
          <button
            key={act}
            {...button(index)}
            aria-disabled={possible.includes(act) ? undefined : true}
            onClick={() => onAct(act)}
          >
            {t(`tableAct.${act}`)}
          </button>
        ))}
      </div>
      {isMerged ? <p>{t('format.merged')}</p> : null}
    </div>
  );
}
