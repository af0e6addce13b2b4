import { sanitiseHtml } from '@/lib/sanitise-html';
import { FocusDialog } from '../focus-dialog';
import styles from './maintenance-popup.module.css';

/** Blocks the page during maintenance; server-rendered, needs no JavaScript, and the page behind it is inert. */
export function MaintenancePopup({
  title,
  content,
  phone,
}: {
  title: string;
  content: string;
  phone: string;
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
        <FocusDialog />
      </div>
    </div>
  );
}
