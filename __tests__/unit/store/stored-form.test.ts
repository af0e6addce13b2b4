import { createDeferredStore } from '@/store/deferred-store';
import type { FormUrl } from '@/store/form-url';
import { createStoredForm } from '@/store/stored-form';
import { makeStore } from '@/store/make-store';
import {
  emptyProductFinderForm,
  type ProductFinderForm,
} from '@/features/product-finder/product-finder-form';
import {
  productFinderFormChanged,
  productFinderFormSlice,
} from '@/features/product-finder/product-finder-form.slice';
import { flushPromises } from '@test/support/fakes/fake-client';

const { selectProductFinderForm } = productFinderFormSlice.selectors;
const form = (current: string): ProductFinderForm => ({ ...emptyProductFinderForm, current });

function start({ stored = null as string | null, linked = null as string | null } = {}) {
  const tab = makeStore({
    sagas: {},
    preloadedState: { productFinderForm: { form: stored === null ? null : form(stored) } },
  });
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => void (arrive = resolve));
  const deferred = createDeferredStore({
    loadStore: () => arrived.then(() => tab),
    loadActions: async () => ({ productFinderFormChanged }),
  });
  const written: (string | null)[] = [];
  const address: FormUrl<ProductFinderForm> = {
    read: () => (linked === null ? null : form(linked)),
    write: ({ current }) => void written.push(current),
    isSame: (one, other) => one.current?.toLowerCase() === other.current?.toLowerCase(),
  };
  const onRestored = jest.fn();
  const storedForm = createStoredForm(deferred, {
    initialForm: form('initial'),
    select: selectProductFinderForm,
    changed: (actions, next) => actions.productFinderFormChanged(next),
    address,
    onRestored,
  });
  const end = storedForm.start();
  return {
    storedForm,
    onRestored,
    written,
    end,
    current: () => storedForm.getForm().current,
    inStore: () => selectProductFinderForm(tab.getState())?.current,
    async arrive() {
      arrive();
      await flushPromises();
    },
  };
}

describe('A form that lives in the store', () => {
  it('is the initial one until something else is known', async () => {
    const { current, inStore, arrive, onRestored } = start();
    expect(current()).toBe('initial');
    await arrive();
    expect(current()).toBe('initial');
    expect(inStore()).toBeUndefined();
    expect(onRestored).not.toHaveBeenCalled();
  });

  it('is the stored one when the store arrives, and the address follows it', async () => {
    const { current, written, arrive, onRestored } = start({ stored: 'stored' });
    await arrive();
    expect(current()).toBe('stored');
    expect(written).toEqual(['stored']);
    expect(onRestored).toHaveBeenCalledWith(
      expect.objectContaining({ linked: null, isStored: true, isEdited: false }),
    );
  });

  it('is at once the one of a link, which wins over the store', async () => {
    const { current, inStore, arrive, onRestored } = start({ stored: 'stored', linked: 'linked' });
    expect(current()).toBe('linked');
    await arrive();
    expect(inStore()).toBe('linked');
    expect(onRestored).toHaveBeenCalledWith(expect.objectContaining({ isStored: false }));
  });

  it('is the stored one, which knows more, where the link says the same', async () => {
    const { inStore, arrive, onRestored } = start({ stored: 'SAME', linked: 'same' });
    await arrive();
    expect(inStore()).toBe('SAME');
    expect(onRestored).toHaveBeenCalledWith(expect.objectContaining({ isStored: true }));
  });

  it('keeps what was entered before the store arrived, handed over once', async () => {
    const { storedForm, current, inStore, written, arrive } = start({
      stored: 'stored',
      linked: 'linked',
    });
    storedForm.edit(({ current: before, ...rest }) => ({ ...rest, current: `${before} edited` }));
    expect(current()).toBe('linked edited');
    await arrive();
    expect(inStore()).toBe('linked edited');
    expect(written).toEqual(['linked edited']);
    storedForm.edit((latest) => ({ ...latest, current: 'later' }));
    expect(inStore()).toBe('later');
    expect(current()).toBe('later');
  });

  it('keeps what was entered also where the page was left before the store arrived', async () => {
    const { storedForm, inStore, end, arrive } = start({ linked: 'linked' });
    storedForm.edit((latest) => ({ ...latest, current: 'entered' }));
    end();
    await arrive();
    expect(inStore()).toBe('entered');
  });

  it('takes nothing from the link of a page that was left before the store arrived', async () => {
    const { inStore, end, arrive, onRestored } = start({ linked: 'linked' });
    end();
    await arrive();
    expect(inStore()).toBeUndefined();
    expect(onRestored).not.toHaveBeenCalled();
  });

  it('tells those who listen of every change, before and after the store arrived', async () => {
    const { storedForm, arrive } = start();
    const listener = jest.fn();
    const unsubscribe = storedForm.subscribe(listener);
    storedForm.edit((latest) => ({ ...latest, current: 'early' }));
    expect(listener).toHaveBeenCalledTimes(1);
    await arrive();
    listener.mockClear();
    storedForm.edit((latest) => ({ ...latest, current: 'late' }));
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    storedForm.edit((latest) => ({ ...latest, current: 'unheard' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
