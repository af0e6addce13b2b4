import type { ThirdPartyModule } from 'i18next';

interface PluralResolver {
  getRule: (code: string, options?: object) => Intl.PluralRules;
}

/** Takes the plural forms of `hk` and `cn` from Chinese: they are no codes of a language, so a browser would use those of its own, and find no words for one of a thing. */
export const pluralForms: ThirdPartyModule = {
  type: '3rdParty',
  init({ services }) {
    const resolver: PluralResolver = services.pluralResolver;
    const getRule = resolver.getRule.bind(resolver);
    resolver.getRule = (code, options) =>
      getRule(code === 'hk' || code === 'cn' ? 'zh' : code, options);
  },
};
