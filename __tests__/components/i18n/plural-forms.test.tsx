import { render, screen } from '@testing-library/react';
import { locales } from '@/contracts/locale';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { useTranslate } from '@/i18n/use-translate';
import cn from '@locales/cn/desk.json';
import en from '@locales/en/desk.json';
import hk from '@locales/hk/desk.json';

const words = { en, hk, cn };

function Total({ count }: { count: number }) {
  return <p>{useTranslate('desk')('list.total', { count })}</p>;
}

// The browser of the tests speaks English, as that of many who read Chinese pages.
describe.each(locales)('A number of things in %s', (locale) => {
  it.each([0, 1, 2])('has words for %d in a browser of another language', async (count) => {
    render(
      <FlowI18nProvider locale={locale} resources={{ [locale]: { desk: words[locale] } }}>
        <Total count={count} />
      </FlowI18nProvider>,
    );
    const expected = {
      en: count === 1 ? '1 entry' : `${count} entries`,
      hk: `共 ${count} 項`,
      cn: `共 ${count} 项`,
    };
    expect(await screen.findByText(expected[locale])).toBeVisible();
  });
});
