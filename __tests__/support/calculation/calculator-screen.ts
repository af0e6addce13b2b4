import { screen } from '@testing-library/react';
import type { showCalculator } from '@test/support/calculation/calculator-setup';

export const amount = (): string => screen.getByTestId('amount').textContent ?? '';

export const field = (name: string): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('textbox', { name });

export async function retype(
  user: Awaited<ReturnType<typeof showCalculator>>['user'],
  name: string,
  text: string,
): Promise<void> {
  await user.clear(field(name));
  await user.type(field(name), `${text}{Enter}`);
}
export const fact = (label: RegExp): string =>
  screen.getAllByText(label)[0]?.closest('div')?.querySelector('dd')?.textContent ?? '';
