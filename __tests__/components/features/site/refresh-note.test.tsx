import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RefreshNote } from '@/features/site/refresh-note';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { failed, loading, succeeded, type RequestRecord } from '@/lib/saga/request-record';
import words from '@locales/en/loading.json';

const failure = failed({ code: 'transport', message: 'down' });
const onRetry = jest.fn();
const note = (record: RequestRecord | null) => (
  <FlowI18nProvider locale="en" resources={{ en: { loading: words } }}>
    <RefreshNote record={record} onRetry={onRetry} />
  </FlowI18nProvider>
);

it('A reading that failed is told of until it succeeds; a later one is quiet again', async () => {
  const user = userEvent.setup();
  const { rerender } = render(note(loading));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(note(failure));
  expect(screen.getByRole('status')).toHaveTextContent(words.refresh.failed);
  await user.click(screen.getByRole('button', { name: words.refresh.retry }));
  rerender(note(loading));
  expect(screen.getByRole('status')).toHaveTextContent(words.refresh.loading);
  await user.click(screen.getByRole('button', { name: words.refresh.retry }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(note(succeeded));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(note(loading));
  expect(screen.queryByRole('status')).toBeNull();
});
