import {
  account,
  at,
  caller,
  newPhone,
  oldPhone,
  setUpDetails as setUp,
  type Situation,
} from '@test/support/backoffice/customer-details';

describe('A bank account that is changed', () => {
  const operation = 'bank-account:024:123456789001';

  it('is replaced, encrypted, after a code for exactly this account, and written down', async () => {
    const { update, accounts, bankAccountEncryption, created, done } = await setUp({
      proven: [[oldPhone, operation]],
    });
    await update({ kind: 'bank-account', ...account });
    expect(JSON.stringify(accounts)).not.toMatch(/456789|CHAN/);
    expect(bankAccountEncryption.decrypt('id-1', accounts[0]?.encrypted ?? '')).toEqual(account);
    expect(accounts).toMatchObject([{ id: 'id-1', customerId: 'customer-1', createdAt: at }]);
    expect(created).toEqual([{ kind: 'bank-account', state: 'completed', detail: '024 ••••9001' }]);
    expect(done).toEqual([
      ['event', 'bank-account-changed', ''],
      ['told', 'bank-account', oldPhone, 'old@example.com'],
    ]);
  });

  it('waits for staff where its holder bears no name of a borrower', async () => {
    const { update, accounts, created, done } = await setUp({
      proven: [[oldPhone, operation]],
      borrowers: ['Lee Siu Ming'],
    });
    await update({ kind: 'bank-account', ...account });
    expect(accounts).toEqual([]);
    expect(created).toEqual([
      { kind: 'bank-account', detail: '024 ••••9001', payload: JSON.stringify(account) },
    ]);
    expect(done).toEqual([['told', 'bank-account-asked', oldPhone, 'old@example.com']]);
  });

  it('stays after a code for another', async () => {
    const { update, accounts, done } = await setUp({ proven: [[oldPhone, `${operation}1`]] });
    await expect(update({ kind: 'bank-account', ...account })).rejects.toMatchObject({
      code: 'step_up_required',
    });
    expect([accounts, done]).toEqual([[], []]);
  });
});

describe('A phone number that is to change', () => {
  it('needs a code to the old one first, and waits for one to the new', async () => {
    const { update, created, profile } = await setUp({
      proven: [[oldPhone, 'phone:85261234567']],
    });
    await update({ kind: 'phone', phone: '6123 4567' });
    expect(created).toEqual([
      { kind: 'phone', state: 'needs-code', detail: '+852 •••• 4567', payload: newPhone },
    ]);
    expect(profile()).toMatchObject({ phone: oldPhone });
  });

  it.each([
    { what: 'the same', phone: '9123-4567', refusal: { key: 'samePhone' } },
    { what: 'a fixed line', phone: '2345 6789', refusal: { key: 'fixedLine' } },
  ])('is refused when it is $what', async ({ phone, refusal }) => {
    const { update, created } = await setUp();
    await expect(update({ kind: 'phone', phone })).rejects.toMatchObject({
      details: { fields: { phone: refusal } },
    });
    expect(created).toEqual([]);
  });

  it('changes with a code to the new one; all other sessions end and both numbers are told', async () => {
    const { update, profile, rows, done } = await setUp({
      proven: [[newPhone, 'confirm-phone:RQ-1']],
    });
    const hashBefore = rows[0]?.phoneHash;
    expect(await update({ kind: 'confirm-phone', reference: 'RQ-1' })).toMatchObject({
      data: { reference: 'RQ-1', state: 'completed' },
    });
    expect(profile()).toMatchObject({ phone: newPhone, email: 'old@example.com' });
    expect(rows[0]?.phoneHash).not.toBe(hashBefore);
    expect(done).toEqual([
      ['event', 'phone-changed', 'a browser'],
      ['all sessions end but', 'session-1'],
      ['rebound', { customerId: 'customer-1', before: oldPhone, after: newPhone }],
      ['step', 'RQ-1', 'completed', 'customer'],
      ['told', 'phone', oldPhone, newPhone, 'old@example.com'],
    ]);
  });

  const right: Situation = { proven: [[newPhone, 'confirm-phone:RQ-1']] };
  it.each<{ why: string; situation: Situation; proofToken?: null; code: string }>([
    { why: 'no code was typed in', situation: right, proofToken: null, code: 'step_up_required' },
    {
      why: 'the code went to the old number',
      situation: { proven: [[oldPhone, 'confirm-phone:RQ-1']] },
      code: 'step_up_required',
    },
    {
      why: 'it is somebody else’s meanwhile',
      situation: { ...right, isTaken: true },
      code: 'conflict',
    },
    {
      why: 'another customer asked for it',
      situation: { ...right, request: { customerId: 'customer-9' } },
      code: 'not_found',
    },
    {
      why: 'something else was asked for',
      situation: { ...right, request: { kind: 'credit-limit' } },
      code: 'not_found',
    },
    { why: 'nothing was asked for', situation: { ...right, request: null }, code: 'not_found' },
    {
      why: 'it was cancelled',
      situation: { ...right, request: { state: 'cancelled' } },
      code: 'conflict',
    },
  ])('does not change where $why', async ({ situation, proofToken = 'token', code }) => {
    const { update, profile, done } = await setUp(situation);
    await expect(
      update({ kind: 'confirm-phone', reference: 'RQ-1' }, proofToken),
    ).rejects.toMatchObject({ code });
    expect([profile()?.phone, done]).toEqual([oldPhone, []]);
  });

  it('is answered again when it has changed already, and changes nothing', async () => {
    const { update, done } = await setUp({ request: { state: 'completed' } });
    expect(await update({ kind: 'confirm-phone', reference: 'RQ-1' }, null)).toMatchObject({
      data: { state: 'completed' },
    });
    expect(done).toEqual([]);
  });
});

describe('The other details of a customer', () => {
  it('change alone, and are kept encrypted', async () => {
    const { update, service, profile, rows, created, done } = await setUp({
      proven: [[oldPhone, 'email:new:example.com']],
    });
    await expect(update({ kind: 'email', email: 'other@example.com' })).rejects.toMatchObject({
      code: 'step_up_required',
    });
    await update({ kind: 'email', email: 'new@example.com' });
    await update({ kind: 'address', address: '1 Harbour Road' });
    await service.savePreferences(caller, { marketing: true });
    await service.savePreferences(caller, { language: 'cn' });
    expect(profile()).toMatchObject({
      phone: oldPhone,
      email: 'new@example.com',
      address: '1 Harbour Road',
      language: 'cn',
      marketing: true,
    });
    expect(done).toEqual([
      ['event', 'email-changed', 'a browser'],
      ['told', 'email', oldPhone, 'old@example.com'],
      ['link', 'new@example.com'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/new@|Harbour/);
    expect(created.map(({ kind, state }) => [kind, state])).toEqual([
      ['email', 'completed'],
      ['address', 'completed'],
    ]);
  });

  it('are shown with masked numbers, and the end of the session', async () => {
    const { service, update } = await setUp({
      proven: [[oldPhone, 'bank-account:024:123456789001']],
    });
    expect(await service.getUserInfo(caller)).toMatchObject({
      phoneMasked: '+852 •••• 4567',
      bankAccount: null,
      session: {
        signedInAt: '2026-05-04T10:00:00.000Z',
        idleEndsAt: '2026-05-04T10:30:00.000Z',
        endsAt: '2026-05-04T18:00:00.000Z',
      },
    });
    await update({ kind: 'bank-account', ...account });
    const info = await service.getUserInfo(caller);
    expect(info.bankAccount).toEqual({
      id: 'id-1',
      bankCode: '024',
      masked: '024 ••••9001',
      holder: 'CHAN TAI MAN',
      since: '2026-05-04T10:00:00.000Z',
    });
    expect(JSON.stringify(info)).not.toContain('456789');
  });

  it('are shown to nobody whose session or account is gone', async () => {
    const { service } = await setUp();
    const ended = { ...caller, sessionId: 'session-2' };
    await expect(service.getUserInfo(ended)).rejects.toMatchObject({ code: 'unauthorised' });
    const gone = await setUp({ isGone: true });
    await expect(gone.service.getUserInfo(caller)).rejects.toMatchObject({ code: 'unauthorised' });
  });
});
