import { demoForm } from '@/backoffice/domains/application/demo-application';
import { demoPhones } from '@/backoffice/domains/loan/demo/seed-demo-customers';
import { applicationFormSchema } from '@/contracts/application/application-form';
import { formProblems, findIneligibility } from '@/lib/application/form-rules';
import { parseMobile } from '@/lib/phone';

describe('The application of the demo customer', () => {
  const rules = { product: 'first', today: '2026-11-21' } as const;

  it('could have been sent: nothing is missing, nothing wrong', () => {
    expect(applicationFormSchema.parse(demoForm)).toEqual(demoForm);
    expect(formProblems(demoForm, rules)).toEqual({});
    expect(findIneligibility(demoForm, rules)).toBeNull();
    expect(parseMobile(demoForm.contact?.phone ?? '').e164).toBe(demoPhones.inArrears);
  });
});
