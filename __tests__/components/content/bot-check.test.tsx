import { act, render, screen, waitFor } from '@testing-library/react';
import { BotCheckNote } from '@/components/bot-check/bot-check-note';
import { BotCheck } from '@/content/bot-check';
import { FlowBotCheck } from '@/components/bot-check/flow-bot-check';
import { botToken, configureBotCheck } from '@/lib/bot-check/recaptcha';

const texts = {
  sentence: 'Protected: {p} and {t} apply.',
  privacy: 'privacy policy',
  terms: 'terms of service',
};
const setup = { siteKey: 'site-key', host: 'https://bots.example', texts };
const script = () => document.querySelector<HTMLScriptElement>('script#bot-check');

describe('The bot check', () => {
  afterEach(() => {
    document.body.replaceChildren();
    act(() => configureBotCheck(null));
    script()?.remove();
  });

  it('is off without a key: no script, no sentence, no token', async () => {
    render(<BotCheckNote />);
    expect(document.body).toHaveTextContent(/^$/);
    expect(botToken('contact')).toBeUndefined();
    expect(script()).toBeNull();
  });

  it('says so at each form, with the links that its owner asks for', () => {
    render(<BotCheckNote />);
    act(() => configureBotCheck(setup));
    expect(document.body).toHaveTextContent(
      'Protected: privacy policy and terms of service apply.',
    );
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      'https://policies.google.com/privacy',
    );
    act(() => configureBotCheck(null));
    expect(document.body).toHaveTextContent(/^$/);
  });

  // The module remembers a loaded script, as a tab does, so this is the life of one tab.
  it('tries again where its script can’t be had, loads it once, and in a flow lets the library’s provider take it over', async () => {
    configureBotCheck(setup);
    const token = botToken('contact');
    script()?.dispatchEvent(new Event('error'));
    await expect(token).resolves.toBeUndefined();
    expect(script()).toBeNull();

    const asked: unknown[][] = [];
    const page = render(<BotCheck {...setup} />);
    await waitFor(
      () =>
        expect(script()).toHaveAttribute(
          'src',
          'https://bots.example/recaptcha/api.js?render=site-key',
        ),
      { timeout: 4_000 },
    );
    window.grecaptcha = {
      ready: (callback) => callback(),
      execute: async (...args) => {
        asked.push(args);
        return 'token-1';
      },
    };
    script()?.dispatchEvent(new Event('load'));
    await expect(botToken('send_code')).resolves.toBe('token-1');
    await expect(botToken('contact')).resolves.toBe('token-1');
    expect(asked).toEqual([
      ['site-key', { action: 'send_code' }],
      ['site-key', { action: 'contact' }],
    ]);
    expect(document.querySelectorAll('script#bot-check')).toHaveLength(1);
    page.unmount();

    // The library's provider leaves this name on the window when it is mounted.
    expect(window).not.toHaveProperty('onRecaptchaLoadCallback');
    const flow = render(<FlowBotCheck />);
    await waitFor(async () => {
      await botToken('send_code');
      expect(window).toHaveProperty('onRecaptchaLoadCallback');
    });
    expect(asked.at(-1)).toEqual(['site-key', { action: 'send_code' }]);
    flow.unmount();
    expect(document.querySelectorAll('script#bot-check')).toHaveLength(1);
    await botToken('create_application');
    expect(asked.at(-1)).toEqual(['site-key', { action: 'create_application' }]);
    expect(document.querySelectorAll('script[src*="recaptcha"]')).toHaveLength(1);
  });
});
