import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeyFacts } from '@/features/application/components/key-facts';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { useTranslate } from '@/i18n/use-translate';
import { legalLines } from '@/lib/texts/legal-lines';
import { applyContext } from '@test/support/application/apply-context';
import { legalSettings, legalTextIn } from '@test/support/content/legal-text';
import cn from '@locales/cn/application-form.json';
import en from '@locales/en/application-form.json';
import hk from '@locales/hk/application-form.json';

const words = {
  en: {
    form: en,
    lender: 'Harbour Key Mortgage',
    facts: [
      /From 7\.25% a year\. The most we charge is 36% a year as the annual percentage rate/,
      /Applying is free/,
      /on paper at a solicitor’s office/,
    ],
  },
  hk: {
    form: hk,
    lender: '港鑰按揭',
    facts: [/年利率由7\.25%起；連同費用的實際年利率最高36%/, /申請不收費/, /到律師樓簽署紙本/],
  },
  cn: {
    form: cn,
    lender: '港钥按揭',
    facts: [/年利率7\.25%起；连同费用的实际年利率最高36%/, /申请不收费/, /到律师行以纸质文件签署/],
  },
} as const;
type Language = keyof typeof words;

function Shown({ locale, hasResultAbove }: { locale: Language; hasResultAbove?: boolean }) {
  const t = useTranslate('application-form');
  const legal = legalLines(locale, legalSettings);
  const context = applyContext({ locale, legal, lender: words[locale].lender });
  return <KeyFacts context={context} t={t} hasResultAbove={hasResultAbove ?? false} />;
}

describe('The key facts before an application is sent', () => {
  it.each(['en', 'hk', 'cn'] as const)(
    'say in %s who lends under which licence, the rates, that applying is free, where the mortgage is signed, and the risk warning',
    (locale) => {
      const { form, lender, facts } = words[locale];
      render(
        <FlowI18nProvider locale={locale} resources={{ [locale]: { 'application-form': form } }}>
          <Shown locale={locale} />
        </FlowI18nProvider>,
      );
      const region = screen.getByRole('region', { name: form.check.facts.heading });
      for (const fact of [lender, ...legalTextIn[locale], ...facts])
        expect(region).toHaveTextContent(fact);
      expect(region).not.toHaveTextContent('{{');
    },
  );

  it.each(['en', 'hk', 'cn'] as const)(
    'keep in sight in %s what it costs at most, that nothing is bound yet, the risk and the warning, and the rest behind one tap',
    async (locale) => {
      const { form } = words[locale];
      const { facts } = form.check;
      render(
        <FlowI18nProvider locale={locale} resources={{ [locale]: { 'application-form': form } }}>
          <Shown locale={locale} />
        </FlowI18nProvider>,
      );
      for (const essence of [facts.fees, facts.agreement, facts.security])
        expect(screen.getByText(essence.essence, { selector: 'li' })).toBeVisible();
      expect(
        screen.getByText(/7\.25%.*36%.*(?:offer|要約|要约)/, { selector: 'li' }),
      ).toBeVisible();
      expect(screen.getByText(legalLines(locale, legalSettings).warning)).toBeVisible();
      const whole = screen.getByText(facts.agreement.body);
      expect(whole).not.toBeVisible();
      await userEvent.setup().click(screen.getByText(facts.all));
      expect(whole).toBeVisible();
    },
  );

  it('leave rates and what binds nobody, which the result above them says, to the whole text', () => {
    render(
      <FlowI18nProvider locale="en" resources={{ en: { 'application-form': en } }}>
        <Shown locale="en" hasResultAbove />
      </FlowI18nProvider>,
    );
    expect(screen.queryByText(/^Interest from 7\.25% a year/)).not.toBeInTheDocument();
    expect(screen.queryByText(en.check.facts.agreement.essence)).not.toBeInTheDocument();
    expect(screen.getByText(en.check.facts.security.essence)).toBeVisible();
    expect(screen.getByText(/The most we charge is 36% a year/)).toBeInTheDocument();
    expect(screen.getByText(en.check.facts.agreement.body)).toBeInTheDocument();
  });
});
