import { tabStore } from '@/store/tab-store';

describe('store of the tab', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

  it('is the same one every time it is asked for', () => {
    Reflect.set(globalThis, 'window', globalThis);
    const store = tabStore();
    expect(tabStore()).toBe(store);
    expect(Object.keys(store.getState())).toContain('calculation');
  });

  it('is not shared between visitors on the server', () => {
    expect(() => tabStore()).toThrow('browser only');
  });
});
