import { screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { PaymentsScreen } from '@/features/account/screens/payments/payments-screen';
import { fpsPayload } from '@/lib/payment/fps-payload';
import { loan, loanDetail } from '@test/support/account/account-factory';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

const arrears = { amount: 7_312.5, since: '2026-11-02', days: 19 };
const pixelsPerModule = 4;

/** What a phone reads from the outline of a drawn code. */
function readCode(image: HTMLElement): string {
  const size = Number(image.getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set(
    [...(image.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h/g)].map(
      ([, x, y]) => `${x} ${y}`,
    ),
  );
  const width = size * pixelsPerModule;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (dark.has(`${Math.floor(x / pixelsPerModule)} ${Math.floor(y / pixelsPerModule)}`))
        data.fill(0, (y * width + x) * 3, (y * width + x) * 3 + 3);
  return decodeQR({ width, height: width, data });
}

async function showPayments(paying: Partial<ReturnType<typeof loanDetail>['paying']> = {}) {
  return showSignedIn((props) => <PaymentsScreen {...props} />, {
    answers: {
      loans: { data: [loan({ arrears })] },
      loan: { data: loanDetail({ arrears, paying: { ...loanDetail().paying, ...paying } }) },
    },
  });
}

describe('Paying by FPS', () => {
  it('draws a code of what is overdue first, then of the amount that is chosen or typed', async () => {
    const { user } = await showPayments();
    const code = (amount: string) =>
      screen.findByRole('img', {
        name: `QR code for FPS: ${amount} to Harbour Key Mortgage, reference LN-2024-AAAA1111`,
      });
    const payload = (amount: number) =>
      fpsPayload({
        payeeId: '1234567',
        payeeName: 'Harbour Key Mortgage',
        amount,
        reference: 'LN-2024-AAAA1111',
      });
    expect(readCode(await code('HK$7,312.50'))).toBe(payload(7_312.5));
    // 7,312.50 + 36,398.28
    await user.click(
      screen.getByRole('button', { name: 'Overdue and next payment: HK$43,710.78' }),
    );
    expect(readCode(await code('HK$43,710.78'))).toBe(payload(43_710.78));
    const field = screen.getByRole('textbox', { name: 'Amount to pay' });
    await user.clear(field);
    await user.type(field, '10,000');
    expect(readCode(await code('HK$10,000.00'))).toBe(payload(10_000));
    await user.clear(field);
    expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
    expect(screen.getByText('Enter an amount')).toBeVisible();
  });

  it.each(['[to be set]', 'not an identifier'])(
    'offers no code where the lender’s identifier is “%s”',
    async (fpsId) => {
      await showPayments({ fpsId });
      expect(await screen.findByText('000-000-000000-000')).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Pay by FPS' })).toBeNull();
      expect(screen.queryByRole('textbox', { name: 'Amount to pay' })).toBeNull();
    },
  );
});
