import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { infoSubmission } from '@/features/account/screens/details/details-submissions';
import { useSubmission } from '@/store/use-submission';
import { ApiError } from '@/lib/api/api-error';
import { endSessions, showSignedIn } from '@test/support/account/account-setup';

afterEach(endSessions);

type Field = 'email' | 'address';
const bodies = {
  email: { kind: 'email', email: 'new@example.com' },
  address: { kind: 'address', address: 'Flat B, 1 Example Road' },
} as const;
const receiptOf = (kind: Field) => ({
  data: {
    reference: `RQ-${kind}`,
    kind,
    state: 'completed',
    createdAt: '2026-11-21T00:00:00.000Z',
  },
});

function Form({ field, onDone }: { field: Field; onDone?: (reference: string) => void }) {
  const { isSending, failure, answer, submit, dismiss } = useSubmission(infoSubmission, {
    locale: 'en',
    onDone: ({ data }) => onDone?.(data.reference),
  });
  return (
    <section aria-label={field}>
      <p role="status">{`${field}: ${isSending ? 'sending' : (answer?.data.reference ?? failure?.message ?? 'nothing')}`}</p>
      <button type="button" onClick={() => submit({ body: bodies[field] })}>
        Save {field}
      </button>
      <button type="button" onClick={dismiss}>
        Back to {field}
      </button>
    </section>
  );
}

/** One form at a time, as on the page of the details. */
function OneForm({ onDone }: { onDone: (reference: string) => void }) {
  const [field, setField] = useState<Field>('email');
  return (
    <>
      <Form key={field} field={field} onDone={onDone} />
      <button type="button" onClick={() => setField('address')}>
        Change address
      </button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });
function later() {
  const resolvers: ((value: unknown) => void)[] = [];
  const promise = new Promise((resolve) => void resolvers.push(resolve));
  return {
    promise,
    resolve: (value: unknown) => act(async () => resolvers.forEach((resolve) => resolve(value))),
  };
}
const keysOf = (asked: Awaited<ReturnType<typeof showSignedIn>>['asked']) =>
  asked
    .filter(({ key }) => key === 'internetInfoUpd')
    .map(({ options }) => options.headers?.['Idempotency-Key']);

describe('A form', () => {
  it('does not show what the form before it sent, and is sent itself', async () => {
    const [first, second] = [later(), later()];
    const onDone = jest.fn();
    const { user, asked, answers } = await showSignedIn(() => <OneForm onDone={onDone} />, {
      answers: { internetInfoUpd: first.promise },
    });
    await user.click(press('Save email'));
    expect(screen.getByRole('status')).toHaveTextContent('email: sending');
    await user.click(press('Change address'));
    answers.internetInfoUpd = second.promise;
    await user.click(press('Save address'));
    await first.resolve(receiptOf('email'));
    expect(screen.getByRole('status')).toHaveTextContent('address: sending');
    expect(asked.map(({ request }) => request)).toEqual([
      { body: bodies.email },
      { body: bodies.address },
    ]);
    await second.resolve(receiptOf('address'));
    expect(screen.getByText('address: RQ-address')).toBeVisible();
    expect(onDone.mock.calls).toEqual([['RQ-address']]);
  });

  it('beside another of its kind shows only its own answer and failure, and waits while the other is sent', async () => {
    const first = later();
    const onDone = jest.fn();
    const { user, answers } = await showSignedIn(
      () => (
        <>
          <Form field="email" />
          <Form field="address" onDone={onDone} />
        </>
      ),
      { answers: { internetInfoUpd: first.promise } },
    );
    await user.click(press('Save email'));
    expect(screen.getByText('address: sending')).toBeVisible();
    await first.resolve(receiptOf('email'));
    expect(screen.getByText('email: RQ-email')).toBeVisible();
    expect(screen.getByText('address: nothing')).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(press('Back to address'));
    expect(screen.getByText('email: RQ-email')).toBeVisible();
    answers.internetInfoUpd = new ApiError('Not right', { status: 400, code: 'validation_failed' });
    await user.click(press('Save address'));
    expect(await screen.findByText('address: Not right')).toBeVisible();
    expect(screen.getByText('email: nothing')).toBeVisible();
  });

  it('that got no answer keeps its key, also on the way back, until there is one', async () => {
    const { user, asked, answers } = await showSignedIn(() => <Form field="email" />, {
      answers: {
        internetInfoUpd: new ApiError('timeout of 30000ms exceeded', { code: 'econnaborted' }),
      },
    });
    await user.click(press('Save email'));
    expect(await screen.findByText(/timeout/)).toBeVisible();
    await user.click(press('Back to email'));
    expect(screen.getByText('email: nothing')).toBeVisible();
    answers.internetInfoUpd = receiptOf('email');
    await user.click(press('Save email'));
    expect(await screen.findByText('email: RQ-email')).toBeVisible();
    await user.click(press('Back to email'));
    await user.click(press('Save email'));
    const [first, second, third] = keysOf(asked);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
