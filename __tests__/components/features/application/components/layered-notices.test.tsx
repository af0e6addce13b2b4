import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CreditReportNotice } from '@/features/application/components/credit-report-notice';
import { PrivacyPoints } from '@/features/application/components/privacy-points';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { useTranslate } from '@/i18n/use-translate';
import cn from '@locales/cn/application-form.json';
import en from '@locales/en/application-form.json';
import hk from '@locales/hk/application-form.json';

const texts = { en, hk, cn } as const;

function Notices() {
  const t = useTranslate('application-form');
  return (
    <>
      <PrivacyPoints t={t} lender="The Lender" />
      <CreditReportNotice t={t} lender="The Lender" agencies="Agency A, Agency B" />
    </>
  );
}

// Layered notices, as the Privacy Commissioner's guidance on collection statements recommends: the essence first, all of it on the same page.
describe.each(['en', 'hk', 'cn'] as const)('The notices of an application in %s', (locale) => {
  const { privacy, consents } = texts[locale];
  const show = () => {
    render(
      <FlowI18nProvider
        locale={locale}
        resources={{ [locale]: { 'application-form': texts[locale] } }}
      >
        <Notices />
      </FlowI18nProvider>,
    );
    return userEvent.setup();
  };

  it('say the essence in sight and the whole behind one tap', async () => {
    const user = show();
    for (const essence of [...Object.values(privacy.essential), consents.creditEssence])
      expect(screen.getByText(essence)).toBeVisible();
    const wholes = [
      privacy.recipients.title,
      privacy.obligation.body,
      privacy.rights.title,
      /Agency A, Agency B/,
    ].map((text) => screen.getByText(text));
    for (const whole of wholes) expect(whole).not.toBeVisible();
    await user.click(screen.getByText(privacy.whole));
    await user.click(screen.getByText(consents.creditMore));
    for (const whole of wholes) expect(whole).toBeVisible();
  });
});
