'use client';

import type { ApplyFacts } from '../apply-facts';
import { useApplication } from '../use-application';
import { useLinkReference } from '../use-link-reference';
import { ResumeDraft } from './resume-draft';
import { SentNote } from './sent-note';
import { TaskList } from './task-list';
import { UnopenedNote } from './unopened-note';
import styles from './step.module.css';

/** The beginning of an application: the list of its steps, or the way back into a draft that a link names. */
export function ApplyStartPage({ facts }: { facts: ApplyFacts }) {
  const application = useApplication(facts);
  const { t, state, isReady, isUnopened } = application;
  const [reference, forget] = useLinkReference(facts.product);
  if (reference !== null) return <ResumeDraft application={application} reference={reference} onDone={forget} />;
  if (isUnopened) return <UnopenedNote application={application} />;
  if (!isReady) return <p className={styles.waiting} role="status">{t('opening')}</p>;
  if (state.receipt !== null) return <SentNote application={application} />;
  return <TaskList application={application} />;
}
