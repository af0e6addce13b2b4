import type { ThirdPartyModule } from 'i18next';

interface PluralResolver {
  getRule: (code: string, options?: object) => Intl.PluralRules;
}

// i18next does not type what it gives to its modules.
const isResolver = (value: unknown): value is PluralResolver =>
  typeof value === 'object' && value !== null && 'getRule' in value;

/** Takes the plural forms of `hk` and `cn` from Chinese: they are no codes of a language, so a browser would use those of its own, and find no words for one of a thing. */
export const pluralForms: ThirdPartyModule = {
  type: '3rdParty',
  init({ services }) {
    const resolver: unknown = services.pluralResolver;
    if (!isResolver(resolver)) return;
    const getRule = resolver.getRule.bind(resolver);
    resolver.getRule = (code, options) =>
      getRule(code === 'hk' || code === 'cn' ? 'zh' : code, options);
  },
};
