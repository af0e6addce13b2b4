import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { consentTextVersion } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { ApplyStepPage } from '@/features/application/components/apply-step-page';
import { applicationSlice } from '@/features/application/application.slice';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import type { ApiClient } from '@/lib/saga/saga-client';
import { makeStore } from '@/store/make-store';
import { applyContext } from '@test/support/application/apply-context';
import { api } from '@test/support/evaluation/valuation-setup';
import { push } from '@test/support/fakes/next-navigation';
import apply from '@locales/en/application.json';
import applyForm from '@locales/en/application-form.json';
import evaluation from '@locales/en/evaluation.json';

const facts = applyContext();
const read: ApplicationForm = {
  consents: { privacyNotice: true, textVersion: consentTextVersion },
};

/** The step with the lists of the valuation behind it, and what was saved. */
async function show(form: ApplicationForm = {}) {
  const places = api();
  const draft = {
    reference: 'draft-1',
    product: 'first',
    language: 'en',
    form: { ...read, ...form },
    version: 1,
    resumeReference: 'abcdefghijklmnop',
    phone: null,
    expiresAt: '2026-12-21T00:00:00.000Z',
    receipt: null,
  };
  const saved: unknown[] = [];
  const client = ((key, request, options) => {
    if (key === 'readDraft') return Promise.resolve({ data: draft });
    if (key !== 'saveSection') return places.client(key, request, options);
    saved.push(Object(request).body.value);
    return Promise.resolve({ data: draft });
  }) as ApiClient;
  const store = makeStore({ client });
  render(
    <Provider store={store}>
      <FlowI18nProvider
        locale="en"
        resources={{ en: { application: apply, 'application-form': applyForm, evaluation } }}
      >
        <ApplyStepPage context={facts} step="property" />
      </FlowI18nProvider>
    </Provider>,
  );
  await act(async () => {});
  await act(async () => {});
  return {
    saved,
    label: () => applicationSlice.selectors.selectFormValues(store.getState()).property?.label,
    user: userEvent.setup(),
  };
}

const list = (name: string) => screen.getByRole('combobox', { name });
const goOn = () => screen.getByRole('button', { name: 'Continue' });

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the property of an application', () => {
  it('is chosen step by step, down to the flat, whose known area fills itself in', async () => {
    const { user, saved, label } = await show();
    await user.click(screen.getByRole('button', { name: 'Choose from lists' }));
    expect(list('District')).toBeDisabled();
    await user.selectOptions(list('Area'), 'Hong Kong Island');
    await user.selectOptions(list('District'), 'Quarry Bay');
    await user.selectOptions(list('Estate or street'), 'Kornhill');
    await user.selectOptions(list('Block'), 'Block 2');
    await user.selectOptions(list('Floor'), '15/F');
    await user.selectOptions(list('Flat'), 'Flat A');
    expect(label()).toBe('Flat A, 15/F, Block 2, Kornhill');
    expect(screen.getByRole('textbox', { name: /Saleable area/ })).toHaveValue('585');
    expect(screen.getByText(evaluation.flat.areaKnown)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Private flat or house' }));
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(goOn());
    expect(push).toHaveBeenCalledWith('/en/apply/first/loan');
    expect(saved).toContainEqual({
      places: { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill', block: 'k:b2' },
      floor: 'f:15',
      room: 'r:A',
      address: 'Flat A, 15/F, Block 2, Kornhill',
      kind: 'private',
      saleableAreaSqft: 585,
    });
  });

  it('keeps an area that was typed when another flat is chosen', async () => {
    const { user } = await show({
      property: { places: { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill' } },
    });
    await user.selectOptions(list('Flat'), 'Flat A');
    const area = screen.getByRole('textbox', { name: /Saleable area/ });
    await user.clear(area);
    await user.type(area, '600');
    expect(screen.queryByText(evaluation.flat.areaKnown)).toBeNull();
    await user.selectOptions(list('Flat'), 'Flat B');
    expect(area).toHaveValue('600');
  });

  it('that is found by its name is named, and asks for floor and flat only', async () => {
    const { user, label } = await show();
    await user.type(
      screen.getByRole('combobox', { name: 'Estate, building or street' }),
      'kornhill',
    );
    await user.click(
      await screen.findByRole('option', { name: /^1 Kornhill Road/ }, { timeout: 3_000 }),
    );
    expect(label()).toBe('1 Kornhill Road');
    await user.selectOptions(list('Floor'), '16/F');
    expect(label()).toBe('16/F, 1 Kornhill Road');
  });

  it('is not named by a district alone, and the choice may go on from there', async () => {
    const { user, saved } = await show({
      property: {
        places: { area: 'HK', district: 's:quarry-bay' },
        kind: 'private',
        saleableAreaSqft: 500,
      },
    });
    expect(list('District')).toHaveDisplayValue('Quarry Bay');
    await user.click(goOn());
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      '“Address” needs an answer.',
    );
    expect(
      screen.getByText(/Choose a building below, or enter the address in full\./),
    ).toBeVisible();
    expect(saved).toEqual([]);
    expect(list('District')).toHaveDisplayValue('Quarry Bay');
  });

  it('that is known is named and not asked again, until another is chosen', async () => {
    const { user, label } = await show({
      property: {
        places: { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill' },
        floor: 'f:15',
        room: 'r:A',
        address: 'Flat A, 15/F, Kornhill',
      },
    });
    expect(screen.getByText('Flat A, 15/F, Kornhill')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose another property' }));
    expect(list('Floor')).toHaveDisplayValue('15/F');
    expect(label()).toBe('Flat A, 15/F, Kornhill');
  });
});
