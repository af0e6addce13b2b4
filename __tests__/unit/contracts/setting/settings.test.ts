import {
  fieldAt,
  fieldsOf,
  isSettingName,
  settingGroups,
  settingNames,
  settingProblem,
} from '@/contracts/setting/settings';

describe('The list of settings', () => {
  it('has each setting in one group', () => {
    expect(Object.values(settingGroups).flat().sort()).toEqual([...settingNames].sort());
  });

  it('names each field by its setting, with its unit', () => {
    expect(fieldsOf('safety')).toEqual([
      { name: 'withdrawnPerDay', path: 'safety.withdrawnPerDay', unit: 'money' },
      { name: 'postedAlone', path: 'safety.postedAlone', unit: 'money' },
      { name: 'payoutHold', path: 'safety.payoutHold', unit: 'hours' },
    ]);
    expect(fieldAt('safety.nothing')).toBeNull();
    expect([isSettingName('payee'), isSettingName('toString')]).toEqual([true, false]);
  });

  // The identifiers that banking apps read: seven or nine digits, a mobile number, a mail address.
  it.each([
    ['1234567', true],
    ['123456789', true],
    ['+852-61234567', true],
    ['pay@lender.hk', true],
    ['12345678', false],
    ['61234567', false],
    ['[to be set]', false],
  ])('takes the FPS identifier %s: %s', (fpsId, isTaken) => {
    const value = { fpsId, bankAccount: '024-1', payee: 'Lender' };
    expect(settingProblem('payee', value) === null).toBe(isTaken);
  });

  it('refuses less than pages promise, and what it does not know', () => {
    const safety = { withdrawnPerDay: 0, postedAlone: 0, payoutHold: 24 };
    expect(settingProblem('safety', safety)).toBeNull();
    expect(settingProblem('safety', { ...safety, payoutHold: 23 })).not.toBeNull();
    expect(settingProblem('safety', { ...safety, other: 1 })).not.toBeNull();
  });
});
