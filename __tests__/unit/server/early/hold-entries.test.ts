/** @jest-environment jsdom */
import { holdEntries } from '@/server/early/hold-entries';
import { holdTabKeys } from '@/server/early/hold-tab-keys';

const start = jest.fn<void, []>();
const element = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
};
/** As React marks an element that it has hydrated. */
const hydrate = (selector: string): void =>
  void Object.assign(element(selector), { __reactProps$k3: {} });

function press(selector: string): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element(selector).dispatchEvent(event);
  return event;
}

let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  start.mockClear();
  window.earlySubmit = undefined;
  window.history.replaceState(null, '', '/en/faq?utm_source=a#fees');
  document.body.innerHTML = `
    <form id="own"></form><form id="live" data-hydrated=""></form><form id="sent" action="/search"></form>
    <input id="text"><input id="box" type="checkbox"><div data-hydrated=""><input id="living"></div>
    <button id="button" type="button"><b>x</b></button><button id="off" type="button" disabled=""></button>
    <aside data-notice=""><button id="close" type="button"></button></aside>
    <a id="hk" href="/hk/faq" data-language="hk">繁</a><a id="other" href="/en/career">Jobs</a>
    <a id="legal" href="/en/privacy" data-opens-here="">Privacy</a>`;
  end = holdEntries(start);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

describe('Before a page is hydrated', () => {
  it('what is entered is kept and asks for the scripts, but for parts that live', () => {
    element<HTMLInputElement>('#text').value = '5123';
    element<HTMLInputElement>('#box').checked = true;
    for (const id of ['#text', '#box', '#living'])
      element(id).dispatchEvent(new Event('input', { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(2);
    expect([...(window.earlyInput ?? [])]).toEqual([
      [element('#text'), '5123'],
      [element('#box'), true],
    ]);
    expect(window.earlyInput?.path).toBe('/en/faq');
  });

  it('what is confirmed by the Enter key counts as complete until it is gone on with', () => {
    const enter = (type: string) =>
      element('#text').dispatchEvent(new Event(type, { bubbles: true }));
    enter('input');
    enter('change');
    expect(window.earlyInput?.complete.has(element('#text'))).toBe(true);
    enter('input');
    expect(window.earlyInput?.complete.has(element('#text'))).toBe(false);
  });

  it('keys that choose among tabs are held, and pressed once these live', () => {
    document.body.insertAdjacentHTML('beforeend', '<button id="tab" role="tab"></button>');
    const keys: string[] = [];
    holdTabKeys(start);
    element('#tab').addEventListener('keydown', ({ key }) => keys.push(key));
    const press = (key: string): boolean =>
      element('#tab').dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    expect([press('ArrowRight'), press('End'), press('Tab')]).toEqual([false, false, true]);
    expect(start).toHaveBeenCalledTimes(2);
    expect(keys).toEqual(['Tab']);
    hydrate('#tab');
    jest.advanceTimersByTime(100);
    expect(keys).toEqual(['Tab', 'ArrowRight', 'End']);
  });

  it('nothing of it is kept for another page', () => {
    element('#text').dispatchEvent(new Event('input', { bubbles: true }));
    window.history.replaceState(null, '', '/en/career');
    element('#box').dispatchEvent(new Event('input', { bubbles: true }));
    expect(window.earlyInput?.size).toBe(0);
  });

  it('a form without an address is held, and asks for the scripts', () => {
    const submit = (id: string): boolean =>
      element(id).dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect([submit('#live'), submit('#sent')]).toEqual([true, true]);
    expect([window.earlySubmit, start.mock.calls.length]).toEqual([undefined, 0]);
    expect(submit('#own')).toBe(false);
    expect([window.earlySubmit?.id, start.mock.calls.length]).toEqual(['own', 1]);
  });

  it('a pressed button is held, and pressed once it lives', () => {
    const pressed = jest.fn<void, []>();
    element('#button').addEventListener('click', pressed);
    expect(press('#button b').defaultPrevented).toBe(true);
    expect([start.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 0]);
    jest.advanceTimersByTime(1_000);
    expect(pressed).not.toHaveBeenCalled();
    hydrate('#button');
    jest.advanceTimersByTime(100);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('a button of a page with menus lives once React has taken over the whole page', () => {
    document.body.insertAdjacentHTML('beforeend', '<nav data-menus=""></nav>');
    const pressed = jest.fn<void, []>();
    element('#button').addEventListener('click', pressed);
    hydrate('#button');
    expect(press('#button').defaultPrevented).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(pressed).not.toHaveBeenCalled();
    window.isTakenOver = true;
    jest.advanceTimersByTime(100);
    expect(pressed).toHaveBeenCalledTimes(1);
    delete window.isTakenOver;
  });

  it('a link that opens something over the page is held as well, unless it is to open elsewhere', () => {
    const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    element('#legal').addEventListener('click', (event) => event.preventDefault(), { once: true });
    element('#legal').dispatchEvent(elsewhere);
    expect(start).not.toHaveBeenCalled();
    expect(press('#legal').defaultPrevented).toBe(true);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('a button that never lives, or has gone, is let go', () => {
    const pressed = jest.fn<void, []>();
    element('#button').addEventListener('click', pressed);
    press('#button');
    jest.advanceTimersByTime(11_000);
    hydrate('#button');
    jest.advanceTimersByTime(1_000);
    expect(pressed).not.toHaveBeenCalled();
  });

  it.each(['#off', '#close', '#other'])('%s is not held', (id) => {
    press(id);
    expect(start).not.toHaveBeenCalled();
  });

  it('the choice of a language is remembered and keeps query and part', () => {
    element('#hk').addEventListener('click', (event) => event.preventDefault());
    press('#hk');
    expect(document.cookie).toContain('lang=hk');
    expect(element<HTMLAnchorElement>('#hk').href).toMatch(/\/hk\/faq\?utm_source=a#fees$/);
  });

  it('the choice of a language waits until what was typed has been taken over', () => {
    const followed = jest.fn<void, [MouseEvent]>((event) => event.preventDefault());
    element('#hk').addEventListener('click', followed);
    element('#text').dispatchEvent(new Event('input', { bubbles: true }));
    expect(press('#hk').defaultPrevented).toBe(true);
    expect([start.mock.calls.length, followed.mock.calls.length]).toEqual([2, 0]);
    hydrate('#hk');
    jest.advanceTimersByTime(1_000);
    expect(followed).not.toHaveBeenCalled();
    element('#text').dataset.hydrated = '';
    jest.advanceTimersByTime(100);
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('what is entered into a form with an address of its own is the browser’s, and holds up no change of language', () => {
    const followed = jest.fn<void, [MouseEvent]>((event) => event.preventDefault());
    element('#hk').addEventListener('click', followed);
    element('#sent').innerHTML = '<input id="amount">';
    element('#amount').dispatchEvent(new Event('input', { bubbles: true }));
    expect([window.earlyInput?.size, start.mock.calls.length]).toEqual([0, 0]);
    press('#hk');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('the choice of a language is followed all the same where the page never lives', () => {
    const followed = jest.fn<void, [MouseEvent]>((event) => event.preventDefault());
    element('#hk').addEventListener('click', followed);
    element('#text').dispatchEvent(new Event('input', { bubbles: true }));
    press('#hk');
    jest.advanceTimersByTime(9_000);
    expect(followed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    expect(followed).toHaveBeenCalledTimes(1);
    expect(element<HTMLAnchorElement>('#hk').href).toMatch(/\/hk\/faq\?utm_source=a#fees$/);
  });
});

describe('In a page that lives', () => {
  beforeEach(() => ['#button', '#hk', '#text', '#own'].forEach(hydrate));

  it('everything is done by the page itself', () => {
    element('#hk').addEventListener('click', (event) => event.preventDefault());
    press('#hk');
    expect(press('#button').defaultPrevented).toBe(false);
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    expect(element('#own').dispatchEvent(submit)).toBe(true);
    expect([start.mock.calls.length, window.earlySubmit]).toEqual([0, undefined]);
    expect(element<HTMLAnchorElement>('#hk').getAttribute('href')).toBe('/hk/faq');
  });

  it('the choice of a language is followed at once, whatever was typed', () => {
    const followed = jest.fn<void, [MouseEvent]>((event) => event.preventDefault());
    element('#hk').addEventListener('click', followed);
    element('#text').dispatchEvent(new Event('input', { bubbles: true }));
    expect(window.earlyInput?.size).toBe(0);
    press('#hk');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('the newest of what was begun before is kept until it has been taken over', () => {
    const control = element<HTMLInputElement>('#box');
    control.dispatchEvent(new Event('input', { bubbles: true }));
    hydrate('#box');
    control.checked = true;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    expect(window.earlyInput?.get(control)).toBe(true);
  });
});
