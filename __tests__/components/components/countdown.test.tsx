import { act, render, screen } from '@testing-library/react';
import { FocusDialog } from '@/components/focus-dialog';
import { useCountdown } from '@/components/use-countdown';

function Wait({ until }: { until: number }) {
  return <output>{useCountdown(until)}</output>;
}

it('A wait is counted down in whole seconds, ends at none and begins anew', () => {
  jest.useFakeTimers({ now: 10_000 });
  const { rerender } = render(<Wait until={12_400} />);
  const left = screen.getByRole('status');
  expect(left).toHaveTextContent('3');
  act(() => jest.advanceTimersByTime(1_500));
  expect(left).toHaveTextContent('1');
  act(() => jest.advanceTimersByTime(5_000));
  expect(left).toHaveTextContent('0');
  expect(jest.getTimerCount()).toBe(0);
  rerender(<Wait until={Date.now() + 2_000} />);
  expect(left).toHaveTextContent('2');
  jest.useRealTimers();
});

it('A dialog takes the focus when it appears', () => {
  render(
    <div role="alertdialog" aria-label="Maintenance" tabIndex={-1}>
      <FocusDialog />
    </div>,
  );
  expect(screen.getByRole('alertdialog')).toHaveFocus();
});
