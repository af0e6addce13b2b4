import type { LegalLines } from '@/lib/texts/legal-lines';
import { sanitiseHtml } from '@/lib/sanitise-html';
import { FocusDialog } from '../focus-dialog';
import styles from './maintenance-popup.module.css';

/** Blocks the page during maintenance; server-rendered, needs no JavaScript, and the page behind it is inert. */
export function MaintenancePopup({
  title,
  content,
  phone,
  legal,
}: {
  title: string;
  content: string;
  phone: string;
  /** The page with its footer is behind the popup. */
  legal: LegalLines;
}) {
  return (
    <div className={styles.veil}>
      <div
        className={styles.popup}
        role="alertdialog"
        tabIndex={-1}
        aria-modal="true"
        aria-labelledby="maintenance-title"
        aria-describedby="maintenance-content"
      >
        <h2 id="maintenance-title">{title}</h2>
        <div id="maintenance-content" dangerouslySetInnerHTML={{ __html: sanitiseHtml(content) }} />
        <p>{phone}</p>
        <div className={styles.legal}>
          <p>{legal.warning}</p>
          {legal.officialWarning ? <p lang="zh-Hant-HK">{legal.officialWarning}</p> : null}
          <p>{legal.licence}</p>
          <p>{legal.hotline}</p>
        </div>
        <FocusDialog />
      </div>
    </div>
  );
}
