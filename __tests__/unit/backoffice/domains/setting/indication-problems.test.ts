import { indicationProblems } from '@/backoffice/domains/setting/indication-problems';
import { deliveredSettings } from '@test/support/setting/setting-version';

const { indications } = deliveredSettings;

describe('Figures of indications', () => {
  it('stand as they are delivered, and where all lines are one', () => {
    expect(indicationProblems({ ...indications })).toEqual({});
    expect(indicationProblems({ ...indications, debtServicingMax: 50 })).toEqual({});
  });

  it('may not have a person look at what is not lent anyway', () => {
    expect(indicationProblems({ ...indications, debtServicingMax: 45 })).toEqual({
      debtServicingReview: { key: 'aboveHighest', limit: '45%' },
    });
    expect(indicationProblems({ ...indications, debtServicingVarying: 60.01 })).toEqual({
      debtServicingVarying: { key: 'aboveHighest', limit: '60%' },
    });
  });
});
