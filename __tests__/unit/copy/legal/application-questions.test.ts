import { toJSONSchema } from 'zod';
import { applicationProducts } from '@/contracts/application/application-choices';
import { applicationFormSchema } from '@/contracts/application/application-form';
import { sectionProblems, sectionsOf } from '@/lib/application/form-rules';

// Licence conditions of money lenders: third parties are asked for and recorded; loan referees are banned from August 2026.
describe.each(applicationProducts)('An application for %s', (product) => {
  const rules = { product, today: '2026-11-22' };
  const missing = (form: object): string[] =>
    Object.keys(sectionProblems('intermediary', form, rules));

  it('asks every applicant whether somebody is paid or promised something, and then who and where', () => {
    expect(sectionsOf(product)).toContain('intermediary');
    expect(missing({})).toEqual(['intermediary.involved']);
    expect(missing({ intermediary: { involved: false } })).toEqual([]);
    expect(missing({ intermediary: { involved: true } })).toEqual([
      'intermediary.name',
      'intermediary.address',
    ]);
  });
});

describe('The application form', () => {
  it('has no field for a referee', () => {
    const fields = JSON.stringify(toJSONSchema(applicationFormSchema, { unrepresentable: 'any' }));
    expect(fields).toContain('"intermediary"');
    expect(fields).not.toMatch(/referee/i);
  });
});
