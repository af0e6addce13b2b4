import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { DeskApplication } from '@/contracts/application/application-desk';
import { ApplicationAnswers } from '@/features/desk/application/application-answers';
import type { TranslationProps } from '@/i18n/translation-props';
import { ApiError } from '@/lib/api/api-error';
import application from '@locales/en/application.json';
import applicationForm from '@locales/en/application-form.json';
import { completeForm } from '@test/support/application/application-form';
import { deskApplication } from '@test/support/application/desk-application';
import { showDesk, type DeskAnswers } from '@test/support/staff/show-desk';

const at = '2026-11-16T04:00:00.000Z';
const { income, property, applicants, contact } = completeForm();

/** The answers on a page that reads them again as `later`. */
function Answers({
  first,
  later,
  ...words
}: TranslationProps<'desk'> & { first: DeskApplication; later: DeskApplication }) {
  const [shown, setShown] = useState(first);
  return <ApplicationAnswers application={shown} onCorrected={() => setShown(later)} {...words} />;
}

async function show({
  first = deskApplication({ state: 'in-assessment' }),
  later = first,
  answers = {},
}: { first?: DeskApplication; later?: DeskApplication; answers?: DeskAnswers } = {}) {
  const shown = await showDesk((words) => <Answers first={first} later={later} {...words} />, {
    answers,
    roles: ['case-handler'],
    namespaces: { application, 'application-form': applicationForm },
  });
  const open = async (section: string) => {
    await shown.user.click(screen.getByRole('button', { name: `Correct: ${section}` }));
    return within(screen.getByRole('form', { name: `Correct: ${section}` }));
  };
  const retype = async (form: ReturnType<typeof within>, name: string, text: string) => {
    const field = form.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await shown.user.clear(field);
    if (text !== '') await shown.user.type(field, text);
  };
  const save = (form: ReturnType<typeof within>) =>
    shown.user.click(form.getByRole('button', { name: 'Save the correction' }));
  return { ...shown, open, retype, save };
}

describe('The form that corrects answers', () => {
  it('sends the section with its reason, from the version on the screen, and only once both are right', async () => {
    const { open, retype, save, asked, user } = await show();
    const form = await open('Income and payments');
    await retype(form, 'Monthly income', 'about 42');
    await save(form);
    expect(form.getByRole('link', { name: /^Monthly income: enter a number/ })).toBeVisible();
    expect(form.getByText('Enter a reason.')).toBeVisible();
    expect(asked).toEqual([]);
    await retype(form, 'Monthly income', '42,000');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Misheard.');
    await save(form);
    expect(asked).toMatchObject([
      {
        key: 'deskCorrectAnswers',
        request: {
          params: { applicationNumber: 'HK-2026-7F3K9Q2M' },
          body: {
            section: 'income',
            reason: 'Misheard.',
            value: { ...income, monthlyIncome: 42_000 },
          },
        },
        options: { headers: { 'If-Match': '"1"' } },
      },
    ]);
  });

  it('keeps the number of an identity card that is not typed, and shows it to nobody', async () => {
    const { open, retype, save, asked, user, container } = await show();
    const form = await open('Who is applying');
    expect(form.getByRole('textbox', { name: /^Hong Kong identity card number/ })).toHaveValue('');
    expect(form.getByText('Now A123***(*). Leave this empty to keep it.')).toBeVisible();
    expect(container.innerHTML).not.toContain('A123456');
    await retype(form, 'Full name in English', 'CHAN Tai Man Peter');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'As on the card.');
    await save(form);
    const [first = {}] = applicants?.persons ?? [];
    expect(asked).toMatchObject([
      { request: { body: { value: { persons: [{ ...first, name: 'CHAN Tai Man Peter' }] } } } },
    ]);
    expect(JSON.stringify(asked)).not.toMatch(/"kind"|"phone"/);
  });

  it('corrects the flat of a building from the lists, or gives the list up for an address', async () => {
    const { open, retype, save, asked, user } = await show({
      first: deskApplication({
        state: 'received',
        form: completeForm({ property: { ...property, floor: 'f:12', room: 'r:A' } }),
      }),
    });
    const form = await open('The property');
    await retype(form, 'Floor', '15');
    await retype(form, 'Flat', 'B');
    const address = 'Flat B, 15/F, Kam Shan Mansion, Taikoo Shing';
    await retype(form, 'Address', address);
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Misread.');
    await save(form);
    expect(asked).toMatchObject([
      { request: { body: { value: { ...property, address, floor: 'f:15', room: 'r:B' } } } },
    ]);
    await user.click(form.getByRole('button', { name: /^Another building/ }));
    await retype(form, 'District', 'Quarry Bay');
    await save(form);
    expect(Object.keys(Object(asked.at(-1)?.request).body.value)).not.toContain('places');
  });

  it('leaves a contact time unsaid that nobody said', async () => {
    const { open, save, asked, user } = await show();
    const form = await open('How we reach you');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'New address.');
    await user.click(form.getByText(/^Add an email or a time/));
    await user.type(form.getByRole('textbox', { name: /^Email/ }), 'tai@example.com');
    await save(form);
    expect(asked).toMatchObject([
      { request: { body: { value: { ...contact, email: 'tai@example.com' } } } },
    ]);
    expect(JSON.stringify(asked)).not.toContain('any');
  });

  it('keeps what was typed when a colleague was quicker, says what they did, and takes over what was not touched here', async () => {
    const first = deskApplication({ state: 'in-assessment' });
    const later = deskApplication({
      state: 'in-assessment',
      version: 2,
      form: completeForm({ income: { ...income, monthlyDebt: 9_000 } }),
      handling: [
        {
          kind: 'corrected',
          at,
          by: 'ben@lender.hk',
          assignee: null,
          note: 'Cards as well.',
          correction: {
            section: 'income',
            before: { income },
            after: { income: { ...income, monthlyDebt: 9_000 } },
          },
        },
      ],
      history: [{ state: 'received', at, message: null, note: null, by: 'applicant' }],
    });
    const { open, retype, save, asked, user } = await show({
      first,
      later,
      answers: {
        deskCorrectAnswers: new ApiError('Somebody was quicker', {
          status: 412,
          code: 'changed_meanwhile',
        }),
      },
    });
    const form = await open('Income and payments');
    await retype(form, 'Monthly income', '42,000');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Misheard.');
    await save(form);
    expect(form.getByRole('alert')).toHaveTextContent(
      /ben@lender\.hk · Corrected: Income and payments/,
    );
    expect(form.getByRole('textbox', { name: /^Monthly income/ })).toHaveValue('42,000');
    expect(await form.findByDisplayValue('9,000')).toHaveAccessibleName(/^Monthly payments on all/);
    expect(
      screen.getByRole('row', { name: /HK\$3,000 HK\$9,000 Cards as well\. ben@lender\.hk/ }),
    ).toBeVisible();
    await save(form);
    expect(asked.at(-1)).toMatchObject({
      request: { body: { value: { monthlyIncome: 42_000, monthlyDebt: 9_000 } } },
      options: { headers: { 'If-Match': '"2"' } },
    });
  });

  it('stays with what was typed where the application ended meanwhile, and says so', async () => {
    const ended = { state: 'withdrawn', at, message: null, note: null, by: 'applicant' } as const;
    const { open, retype, save, user } = await show({
      later: deskApplication({
        state: 'withdrawn',
        version: 2,
        history: [{ ...ended, state: 'received' }, ended],
      }),
      answers: {
        deskCorrectAnswers: new ApiError('Somebody was quicker', {
          status: 412,
          code: 'changed_meanwhile',
        }),
      },
    });
    const form = await open('Income and payments');
    await retype(form, 'Monthly income', '42,000');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Misheard.');
    await save(form);
    expect(form.getByRole('alert')).toHaveTextContent(/applicant · Withdrawn/);
    expect(form.getByRole('textbox', { name: /^Monthly income/ })).toHaveValue('42,000');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });

  it('is there until an offer is accepted, and never for consents', async () => {
    await show({ first: deskApplication({ state: 'offer-accepted' }) });
    expect(screen.queryByRole('button', { name: /^Correct/ })).toBeNull();
  });
});
