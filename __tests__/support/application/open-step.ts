import type { Page } from '@playwright/test';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { wake } from '../browser/alive';
import { expect } from '../browser/e2e';
import type { RunningSite } from '../site/site-process';
import { completeForm } from './application-form';
import { applicantOf } from './submitted-application';

/** What `completeSteps` answers by hand. */
const answers = completeForm({
  loan: { amount: 3_000_000, tenorMonths: 240, purpose: 'renovation' },
  existing: {
    hasMortgages: true,
    mortgages: [{ lender: 'Harbour Bank', outstanding: 1_000_000, monthlyPayment: 8_000 }],
  },
  income: {
    employment: 'salaried',
    employer: 'Harbour Trading Limited',
    monthlyIncome: 85_000,
    monthlyDebt: 0,
  },
});
const { property, existing, loan, income, applicants, intermediary, consents } = answers;
const noticeRead: ApplicationForm = {
  consents: { privacyNotice: true, textVersion: consents?.textVersion },
};

type OpenedStep = 'loan' | 'phone' | 'applicants' | 'consents' | 'check';
const afterCode: readonly OpenedStep[] = ['applicants', 'consents', 'check'];

/**
 * Opens a step of an application for a first mortgage whose steps before it were answered through the API: for tests of what
 * happens from there on. Those that walk the steps themselves take `completeSteps`.
 */
export async function openStep(
  page: Page,
  { site, phone }: { site: RunningSite; phone: string },
  step: OpenedStep,
): Promise<void> {
  const number = `+852${phone.replaceAll(/\D/g, '')}`;
  const browser = applicantOf(site, number);
  const early = step === 'loan' ? { property, existing } : { property, existing, loan, income };
  const { reference } = await browser.begin('first', { ...noticeRead, ...early });
  const save = async (sections: object): Promise<void> => {
    for (const [section, value] of Object.entries(sections)) {
      const { status, text } = await browser.save(reference, { section, value });
      expect(status, text).toBe(200);
    }
  };
  if (afterCode.includes(step)) {
    await browser.prove(reference, number);
    await save({ contact: { phone } });
    if (step !== 'applicants') await save({ applicants });
    if (step === 'check') await save({ intermediary, consents });
  }
  await page
    .context()
    .addCookies(
      [...browser.cookies].map(([name, value]) => ({ name, value, url: site.url, httpOnly: true })),
    );
  await page.goto(`/en/apply/first/${step}`);
  await wake(page);
  await expect(page.locator('main form, main dl').first()).toBeVisible();
}
