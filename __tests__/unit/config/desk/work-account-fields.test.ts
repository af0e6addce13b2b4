import { parseEnv } from '@/config/env.server';

const given = {
  OIDC_ISSUER: 'https://login.example.com/realms/lender',
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'a secret of the desk',
  OIDC_ROLES: 'loan desk=case-handler; CN=money,OU=hk=cashier;',
};
const problemsOf = (overrides: Record<string, string>): string[] => {
  try {
    parseEnv({ ...given, ...overrides });
    return [];
  } catch (error) {
    return String(Object(error).message).split('\n');
  }
};

describe('Settings of work accounts', () => {
  it('say which group gives which role, distinguished names included', () => {
    expect(parseEnv(given)).toMatchObject({
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLES: [
        { group: 'loan desk', role: 'case-handler' },
        { group: 'CN=money,OU=hk', role: 'cashier' },
      ],
    });
  });

  it.each(['boss=owner', 'case-handler', '=cashier'])('refuse %s', (roles) => {
    expect(problemsOf({ OIDC_ROLES: roles })).toEqual([
      expect.stringMatching(/^OIDC_ROLES: must look like group=role; group=role/),
    ]);
  });

  it('are asked for together', () => {
    const { OIDC_ISSUER } = given;
    expect(
      problemsOf({ OIDC_ISSUER, OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', OIDC_ROLES: '' }),
    ).toEqual([
      'OIDC_CLIENT_ID: must be set when OIDC_ISSUER is set',
      'OIDC_CLIENT_SECRET: must be set when OIDC_ISSUER is set',
      'OIDC_ROLES: must be set when OIDC_ISSUER is set',
    ]);
  });

  it('never send codes in the clear, but to this computer', () => {
    expect(problemsOf({ OIDC_ISSUER: 'http://127.0.0.1:8080' })).toEqual([]);
    for (const issuer of ['http://login.example.com', 'https://login.example.com/?tenant=1'])
      expect(problemsOf({ OIDC_ISSUER: issuer })).toHaveLength(1);
  });

  it('never show the secret', () => {
    expect(problemsOf({ OIDC_CLIENT_SECRET: 'short' })).toEqual([
      'OIDC_CLIENT_SECRET: must have at least 8 characters',
    ]);
  });
});
