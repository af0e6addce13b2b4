import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints, type EndpointKey } from '@/contracts/endpoints';
import { keyPermissions, permissionsByRole, roles, type Role } from '@/contracts/staff/permissions';
import { signInStaff } from '@test/support/staff/staff-browser';
import { makeKey } from '@test/support/staff/api-keys';
import { accessSamples, type AccessSample, type OwnedIds } from '@test/support/api/access-samples';
import {
  codeOf,
  dataOf,
  startTestApi,
  type TestResponse,
  type TestApi,
} from '@test/support/api/test-api';
import { sampleOffer } from '@test/support/application/sample-offer';
import { applicantBrowser } from '@test/support/application/applicant';
import { bookLoan, issueStepUpProof, signInAs } from '@test/support/account/customer';
import { amyToken, testNow, usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';
import { approve } from '@test/support/staff/approvals';

const keys = Object.keys(endpoints) as EndpointKey[];
const definitions: Record<string, EndpointDefinition> = endpoints;
const withAccess = (...access: EndpointDefinition['access'][]) =>
  keys.filter((key) => access.includes(endpoints[key].access));
const closed = withAccess('customer', 'upload');
const now = '2026-11-16T04:00:00Z';
type Needed = EndpointDefinition['permission'];
const isPermitted = (role: Role, needed: Needed): boolean =>
  needed === 'signed-in' || [...permissionsByRole[role]].some((one) => one === needed);
const bankAccount = { bankCode: '004', accountNumber: '123-456789-833', holder: 'CHAN TAI MAN' };

describe.each(usualEngines)('Who may call what on %s', (engine) => {
  let api: TestApi;
  let ids: OwnedIds;
  let ownerId = '';
  let otherId = '';
  let expired = '';
  let revoked = '';
  let calls = 0;
  const byRole: Partial<Record<Role, Record<string, string>>> = {};
  let endedStaff: Record<string, string>[] = [];

  const startSession = async (id: string) =>
    (
      await api.container.customers.sessions.directory.startSession(
        { id },
        { userAgent: null, network: '', method: 'code' },
      )
    ).token;

  function call(
    key: EndpointKey,
    { params = {}, query, body, form }: AccessSample,
    headers: Record<string, string>,
  ): Promise<TestResponse> {
    const { method = 'GET', path = '' } = definitions[key] ?? {};
    const filled = path
      .replace('/api/v1', '')
      .replaceAll(/\{(\w+)\}/g, (_whole, name: string) => params[name] ?? 'x');
    const address = query ? `${filled}?${new URLSearchParams(query)}` : filled;
    const common = {
      'accept-language': 'en',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': `matrix-key-${String((calls += 1)).padStart(8, '0')}`,
      ...headers,
    };
    if (form) {
      const parts = new FormData();
      for (const [name, value] of Object.entries(form)) parts.append(name, value);
      parts.append('file', new Blob(['hello']), 'hello.txt');
      return api.call(address, { method, headers: common, body: parts });
    }
    const isRead = method === 'GET' || method === 'DELETE';
    return api.call(address, {
      method,
      headers: { ...common, 'content-type': 'application/json' },
      ...(isRead ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  }
  const asCustomer = (token: string) => ({ cookie: `__Host-login_token=${token}` });
  const withKey = (token: string) => ({ authorization: `Bearer ${token}` });
  const asStaff = { authorization: `Bearer ${amyToken}` };
  const sampleOf = (key: EndpointKey): AccessSample => {
    const sample = accessSamples(ids)[key];
    if (!sample) throw new Error(`Say in access-samples.ts how ${key} is called`);
    return sample;
  };

  beforeAll(async () => {
    api = await startTestApi(engine);
    const { appl_no: applicationNumber } = await applicantBrowser(api).apply();
    api.setNow('2026-11-16T02:00:00Z');
    const idle = await signInStaff(api, {
      email: 'idle@lender.hk',
      roles: [...roles],
      at: '2026-11-16T02:00:00Z',
    });
    ownerId = (await signInAs(api, phone, { bankAccount, email: 'owner@example.hk' })).customerId;
    otherId = (await signInAs(api, '+85261234567')).customerId;
    expired = await startSession(ownerId);
    api.setNow(now);
    revoked = await startSession(ownerId);
    await call('signout', { body: {} }, asCustomer(revoked));
    for (const role of roles)
      byRole[role] = {
        cookie: (
          await signInStaff(api, { email: `${role}@lender.hk`, roles: [role], at: now })
        ).browser.cookie(),
      };
    const left = await signInStaff(api, { email: 'left@lender.hk', roles: [...roles], at: now });
    await api.container.staff.staff.offBoard('server', left.id);
    const out = await signInStaff(api, { email: 'out@lender.hk', roles: [...roles], at: now });
    await out.browser.post('/desk/session/end');
    endedStaff = [
      withKey(await makeKey(api, keyPermissions, { expiresAt: testNow })),
      withKey(await makeKey(api, keyPermissions, { revokedAt: testNow })),
      ...[idle, left, out].map(({ browser }) => ({ cookie: browser.cookie() })),
    ];
    const token = await startSession(ownerId);
    const loanNo = await bookLoan(api, ownerId, { startsOn: '2026-10-20' });
    const revolvingNo = await bookLoan(api, ownerId, {
      kind: 'revolving',
      amount: undefined,
      creditLimit: 100_000,
      startsOn: '2026-11-01',
    });
    const { id: bankAccountId } = dataOf(await call('userInfo', {}, asCustomer(token))).bankAccount;
    const { reference } = dataOf(await call('requestMyData', {}, asCustomer(token)));
    const { reference: threadReference } = dataOf(
      await call('startThread', { body: { topic: 'other', text: 'Hello' } }, asCustomer(token)),
    );
    const proof = await issueStepUpProof(api, { phone, operation: 'phone:85292223333' });
    const { reference: phoneReference } = dataOf(
      await call(
        'internetInfoUpd',
        { body: { kind: 'phone', phone: '92223333' } },
        { cookie: `__Host-login_token=${token}; __Host-proof_token=${proof}` },
      ),
    );
    const { id: documentId } = dataOf(
      await call(
        'uploadDocument',
        { form: { slot: 'identity', applicationNumber } },
        asCustomer(token),
      ),
    );
    const [{ id: sessionId }] = dataOf(await call('userSessions', {}, asCustomer(token)));
    await api.desk('PUT', `/applications/${applicationNumber}/state`, {
      body: { state: 'in-assessment', note: 'complete' },
    });
    const { result } = await approve(
      api,
      await api.desk('POST', `/applications/${applicationNumber}/offers`, { body: sampleOffer }),
    );
    const offerNumber = String(result);
    ids = {
      loanNo,
      revolvingNo,
      reference,
      threadReference,
      phoneReference,
      sessionId,
      bankAccountId,
      applicationNumber,
      documentId,
      offerNumber,
    };
  });
  afterAll(() => api.close());

  it.each(closed)(
    '%s is closed to nobody, to staff, and to sessions that are over',
    async (key) => {
      const sample = sampleOf(key);
      expect(codeOf(await call(key, sample, {}))).toEqual([401, 'unauthorised']);
      expect(codeOf(await call(key, sample, asStaff))).toEqual([401, 'unauthorised']);
      for (const token of [expired, revoked]) {
        const answer = await call(key, sample, asCustomer(token));
        expect(codeOf(answer)).toEqual([403, 'session_ended']);
        expect(answer.headers.getSetCookie()).toEqual([
          '__Host-login_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
        ]);
      }
    },
  );

  it.each(closed)('%s gives another customer nothing of the owner', async (key) => {
    const sample = sampleOf(key);
    const answer = await call(key, sample, asCustomer(await startSession(otherId)));
    const owned = [...Object.values(ids), phone.slice(4)];
    const isNamed = Object.values(ids).some((id) => JSON.stringify(sample).includes(id));
    expect({ named: isNamed, status: answer.status }).toEqual({
      named: isNamed,
      status: isNamed ? 404 : (sample.status ?? 200),
    });
    expect(owned.filter((id) => answer.text.includes(id))).toEqual([]);
  });

  it.each(closed)('%s is open to its owner, and kept nowhere', async (key) => {
    const sample = sampleOf(key);
    const answer = await call(key, sample, asCustomer(await startSession(ownerId)));
    expect([200, 400, 409, sample.status]).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  });

  it.each(withAccess('desk'))('%s is for staff alone, by role', async (key) => {
    const nothing: AccessSample = {};
    const customers = [
      {},
      ...[expired, revoked, await startSession(ownerId), await startSession(otherId)].map(
        asCustomer,
      ),
    ];
    for (const headers of [...customers, ...endedStaff])
      expect(codeOf(await call(key, nothing, headers))).toEqual([401, 'unauthorised']);
    const { permission } = definitions[key] ?? {};
    const isForKeys = keyPermissions.some((one) => one === permission);
    expect([key, (await call(key, nothing, asStaff)).status === 403]).toEqual([key, !isForKeys]);
    const refused = [];
    for (const role of key === 'deskSignOut' ? [] : roles) {
      const answer = await call(key, nothing, byRole[role] ?? {});
      expect(answer.status).not.toBe(401);
      if (answer.status === 403) refused.push([role, ...codeOf(answer)]);
    }
    expect(refused).toEqual(
      roles
        .filter((role) => !isPermitted(role, permission))
        .map((role) => [role, 403, 'forbidden']),
    );
  });

  it.each(withAccess('public'))(
    '%s is open to everybody, whatever became of their session',
    async (key) => {
      for (const headers of [
        {},
        asStaff,
        ...[expired, revoked, await startSession(ownerId), await startSession(otherId)].map(
          asCustomer,
        ),
      ])
        expect([401, 403]).not.toContain((await call(key, {}, headers)).status);
    },
  );
});
