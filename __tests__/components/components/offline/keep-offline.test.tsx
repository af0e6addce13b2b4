import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepOffline } from '@/components/offline/keep-offline';

const words = { label: 'Update', text: 'It has changed.', reload: 'Load it', later: 'Later' };

/** A browser with a service worker of which a newer version waits. */
function browserWith({ openFor }: { openFor: number }) {
  const waiting = { postMessage: jest.fn() };
  const active = { postMessage: jest.fn() };
  const registration = {
    waiting,
    installing: null,
    addEventListener: jest.fn(),
    update: jest.fn(async () => undefined),
  };
  const register = jest.fn(async () => registration);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      ready: Promise.resolve({ active }),
      addEventListener: jest.fn(),
      controller: {},
    },
  });
  jest.spyOn(performance, 'now').mockReturnValue(openFor);
  return { register, waiting, active, registration };
}

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

describe('A newer version of the site', () => {
  it('takes over by itself where the page was loaded just now, and keeps the pages of its language', async () => {
    const { register, waiting, active } = browserWith({ openFor: 2_000 });
    await keepOffline('hk', words);
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
    expect(waiting.postMessage.mock.calls).toEqual([[{ kind: 'take-over' }]]);
    expect(active.postMessage.mock.calls).toEqual([[{ kind: 'keep', locale: 'hk' }]]);
    expect(document.body).toBeEmptyDOMElement();
  });

  it('is offered to a page that has been open, and loaded only when somebody wants it', async () => {
    const { waiting } = browserWith({ openFor: 3_600_000 });
    await keepOffline('en', words);
    expect(screen.getByRole('status', { name: 'Update' })).toHaveTextContent('It has changed.');
    expect(waiting.postMessage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load it' }));
    expect(waiting.postMessage.mock.calls).toEqual([[{ kind: 'take-over' }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is not what somebody loads who asked the browser to load little', async () => {
    const { active } = browserWith({ openFor: 2_000 });
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    await keepOffline('en', words);
    expect(active.postMessage).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });
});
