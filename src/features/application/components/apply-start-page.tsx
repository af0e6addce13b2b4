'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import { ConflictPanel } from '../conflict/lazy-conflict-panel';
import type { ApplyContext } from '../apply-context';
import { useApplication } from '../use-application';
import { useLinkReference } from '../use-link-reference';
import { TakeDraft } from '../transfer/lazy-take-draft';
import { TransferPart } from '../transfer/lazy-transfer';
import { useTransferToken } from '../transfer/use-transfer-token';
import { ResumeDraft } from './resume-draft';
import { AlreadySubmittedNotice } from './already-submitted-notice';
import { TaskList } from './task-list';
import { DraftLoadError } from './draft-load-error';

/** Start page of an application: the task list, which a new one begins with before this browser's draft is known, or the verification to resume a draft from a link. */
export function ApplyStartPage({ context }: { context: ApplyContext }) {
  const application = useApplication(context);
  const { t, state, isReady, hasDraftLoadFailed } = application;
  const [reference, clearReference] = useLinkReference(context.product);
  const [transferToken, clearTransferToken] = useTransferToken();
  if (reference !== null)
    return <ResumeDraft application={application} reference={reference} onDone={clearReference} />;
  if (transferToken !== null)
    return (
      <TakeDraft application={application} token={transferToken} onDone={clearTransferToken} />
    );
  if (hasDraftLoadFailed) return <DraftLoadError application={application} />;
  // Until the draft of this browser is known, the page begins one.
  if (!isReady) return <TaskList application={application} />;
  if (state.hasMoved) return <TransferPart application={application} />;
  if (state.receipt !== null) return <AlreadySubmittedNotice application={application} />;
  if (state.conflict !== null)
    return (
      <RequireNamespace namespace="application-form">
        <h2>{t('conflict.title')}</h2>
        <ConflictPanel application={application} conflict={state.conflict} />
      </RequireNamespace>
    );
  return <TaskList application={application} />;
}
