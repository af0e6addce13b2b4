import { RequireNamespace } from '@/components/loading/require-namespace';
import type { ChecklistItem } from '@/contracts/document/checklist-item';
import { documentSlotLabel } from '@/i18n/document-slot-label';
import type { Translate } from '@/i18n/text-keys';
import { useTranslate } from '@/i18n/use-translate';
import styles from '../components/step.module.css';

interface DocumentsToHaveProps {
  /** Of the checklist of the application. */
  documents: readonly ChecklistItem[];
  t: Translate<'application-form'>;
}

/** The documents that the answers ask for, by name, so that they can be got ready; the upload says why each is asked for. */
export function DocumentsToHave({ documents, t }: DocumentsToHaveProps) {
  return (
    <details className={styles.fold}>
      <summary>{t('done.documents.have')}</summary>
      <RequireNamespace namespace="document">
        <DocumentNames documents={documents.filter(({ required }) => required)} />
      </RequireNamespace>
    </details>
  );
}

function DocumentNames({ documents }: Pick<DocumentsToHaveProps, 'documents'>) {
  const t = useTranslate('document');
  return (
    <ul className={styles.essentials}>
      {documents.map((item) => (
        <li key={item.slot}>
          {documentSlotLabel(item, t)}
          {item.condition === null ? null : (
            <>
              <br />
              <small>{t(`condition.${item.condition}`)}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
