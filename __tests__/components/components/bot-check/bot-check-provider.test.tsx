import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { mountBotCheckProvider } from '@/components/bot-check/bot-check-provider';

const mockProvider = jest.fn(({ children }: { children: ReactNode }) => children);

jest.mock('react-google-recaptcha-v3', () => ({
  GoogleReCaptchaProvider: (props: { children: ReactNode }) => mockProvider(props),
  useGoogleReCaptcha: () => ({}),
}));

describe('The provider of the bot check', () => {
  it('is given up after three seconds, is mounted once all the same, and can be asked again', async () => {
    jest.useFakeTimers();
    for (const time of ['first', 'second']) {
      let outcome = Promise.resolve('');
      act(() => {
        outcome = mountBotCheckProvider('key').then(
          () => 'ready',
          (error: Error) => `${time}: ${error.message}`,
        );
      });
      await act(() => jest.advanceTimersByTimeAsync(2_999));
      expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(await outcome).toBe(`${time}: The provider of the bot check took too long`);
    }
    expect(mockProvider).toHaveBeenCalledTimes(1);
  });
});
