import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { UploadedDocument } from '@/contracts/document/document';
import { DocumentUpload } from '@/features/document/components/document-upload';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { makeStore } from '@/store/make-store';
import { fakeClient } from '@test/support/fakes/fake-client';
import { nextTask } from '@test/support/timing/next-task';
import otp from '@locales/en/otp.json';
import documents from '@locales/en/document.json';

export const applicationNumber = 'HK-2026-7F3K9Q2M';

export const uploadedDocument = (
  name: string,
  more: Partial<UploadedDocument> = {},
): UploadedDocument => ({
  id: name,
  slot: 'identity',
  name,
  size: 2_000,
  type: 'application/pdf',
  status: 'stored',
  review: null,
  isLocked: false,
  uploadedAt: '2026-11-16T04:00:00.000Z',
  ...more,
});

export const checklist = [
  {
    slot: 'identity',
    required: true,
    why: 'registered-owner',
    months: null,
    copies: 1,
    condition: null,
  },
  { slot: 'payslips', required: true, why: 'pay-in-parts', months: 3, copies: 1, condition: null },
  {
    slot: 'tenancy-agreement',
    required: true,
    why: 'rent-and-tenant',
    months: null,
    copies: 1,
    condition: 'is-let',
  },
  {
    slot: 'other',
    required: false,
    why: 'anything-else',
    months: null,
    copies: 1,
    condition: null,
  },
];

export function start() {
  const fake = fakeClient();
  const files = fakeClient();
  const store = makeStore({ client: fake.client, files: files.fileClient });
  render(
    <Provider store={store}>
      <FlowI18nProvider locale="en" resources={{ en: { document: documents, otp } }}>
        <DocumentUpload locale="en" isSmsLive />
      </FlowI18nProvider>
    </Provider>,
  );
  const answer = (value: unknown) =>
    act(async () => {
      fake.lastCall().resolveWith(value);
      await nextTask();
    });
  const refuse = (error: unknown) =>
    act(async () => {
      fake.lastCall().rejectWith(error);
      await nextTask();
    });
  return {
    ...fake,
    store,
    lastFile: files.lastCall,
    answer,
    refuse,
    user: userEvent.setup({ applyAccept: false }),
  };
}
