'use client';

import { useState } from 'react';
import { CheckField } from '@/components/form/check-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { deskHref } from '@/config/desk/desk-paths';
import { employmentKinds, propertyKinds } from '@/contracts/application/application-choices';
import {
  indicativeTrialCaseSchema,
  type IndicativeTrial,
  type IndicativeTrialCase,
} from '@/contracts/content/rule-trial';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatMoney } from '@/lib/format';
import { localise } from '@/lib/localise';
import { parseMoney } from '@/lib/parse-money';
import { useQuery } from '@/store/use-query';
import styles from '@/features/desk/frame/desk-app.module.css';
import { DeskLink } from '@/features/desk/frame/desk-link';
import { Facts } from '@/features/desk/frame/facts';
import { QueryView } from '@/features/desk/frame/query-view';
import { contentName } from '../content-queries';
import { optionWords, partWords } from '../form/path-words';
import { indicativeTrial } from './rule-trial-queries';
import { TrialOutcomes } from './trial-outcomes';

const figures = ['value', 'amount', 'tenorMonths', 'monthlyIncome', 'monthlyDebt'] as const;
type Figure = (typeof figures)[number];

/** A loan of half the value over fifteen years, to begin with. */
const usualCase = {
  propertyKind: 'private',
  employment: 'salaried',
  isRough: false,
  value: '6,000,000',
  amount: '3,000,000',
  tenorMonths: '180',
  monthlyIncome: '80,000',
  monthlyDebt: '0',
} as const;
type Typed = Record<Figure, string> &
  Pick<IndicativeTrialCase, 'propertyKind' | 'employment' | 'isRough'>;

/** The case as it was typed; a figure that is none is refused by the schema. */
const caseOf = (typed: Typed) =>
  indicativeTrialCaseSchema.safeParse({
    ...typed,
    ...Object.fromEntries(
      figures.map((figure) => [figure, parseMoney(typed[figure]) ?? undefined]),
    ),
    value: typed.value.trim() === '' ? null : (parseMoney(typed.value) ?? undefined),
  });

/** A case of the fast pass, with what its rules say now and would say with the drafts. */
export function IndicativeTrialScreen({ t, locale }: TranslationProps<'desk'>) {
  const tForm = useTranslate('content-form');
  const [typed, setTyped] = useState<Typed>(usualCase);
  const parsed = caseOf(typed);
  const wrong = new Set(parsed.error?.issues.map(({ path: [field] }) => field));
  // While a figure is being typed, what was found last stays.
  const query = useQuery(indicativeTrial, {
    locale,
    request: parsed.success ? { body: parsed.data } : null,
  });
  const change = (part: Partial<Typed>): void => setTyped({ ...typed, ...part });
  const choices = (part: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: optionWords(part, value, tForm) }));
  return (
    <>
      <p>{t('ruleTrial.indicativeLead')}</p>
      <section className={styles.panel} aria-labelledby="trial-case">
        <h2 id="trial-case">{t('ruleTrial.case')}</h2>
        <SelectField
          id="trial-property"
          label={t('ruleTrial.propertyKind')}
          choices={choices('propertyKinds', propertyKinds)}
          value={typed.propertyKind}
          onChange={({ target }) =>
            change({ propertyKind: propertyKinds.find((kind) => kind === target.value) })
          }
        />
        <SelectField
          id="trial-employment"
          label={partWords('employment', tForm)}
          choices={choices('employment', employmentKinds)}
          value={typed.employment}
          onChange={({ target }) =>
            change({ employment: employmentKinds.find((kind) => kind === target.value) })
          }
        />
        {figures.map((figure) => (
          <TextField
            key={figure}
            id={`trial-${figure}`}
            width="medium"
            inputMode="decimal"
            label={t(`ruleTrial.${figure}`)}
            hint={figure === 'value' ? t('ruleTrial.valueHint') : undefined}
            problem={
              wrong.has(figure)
                ? t(figure === 'tenorMonths' ? 'ruleTrial.monthsWrong' : 'ruleTrial.amountWrong')
                : undefined
            }
            value={typed[figure]}
            onChange={({ target }) => change({ [figure]: target.value })}
          />
        ))}
        <CheckField
          id="trial-rough"
          label={t('ruleTrial.isRough')}
          checked={typed.isRough}
          onChange={({ target }) => change({ isRough: target.checked })}
        />
      </section>
      <QueryView query={query} t={t}>
        {(outcomes) => (
          <TrialOutcomes outcomes={outcomes} t={t} locale={locale}>
            {(trial) => <Outcome trial={trial} t={t} locale={locale} />}
          </TrialOutcomes>
        )}
      </QueryView>
    </>
  );
}

interface OutcomeProps extends TranslationProps<'desk'> {
  trial: IndicativeTrial;
}

function Outcome({ trial: { result, maxAmount, rules }, t, locale }: OutcomeProps) {
  const tForm = useTranslate('content-form');
  return (
    <>
      <Facts
        items={[
          [
            t('ruleTrial.result'),
            <b key="result" role="status">
              {result === 'within-range'
                ? t('ruleTrial.withinRange')
                : optionWords('result', result, tForm)}
            </b>,
          ],
          [
            t('ruleTrial.maxAmount'),
            maxAmount === null ? t('ruleTrial.unknown') : formatMoney(maxAmount),
          ],
        ]}
      />
      <h3>{t('ruleTrial.speaking')}</h3>
      {rules.length === 0 ? (
        <p>{t('ruleTrial.noneSpeaking')}</p>
      ) : (
        <ul>
          {rules.map((rule) => (
            <li key={rule.id}>
              <DeskLink
                href={deskHref(
                  locale,
                  'content',
                  contentName({ kind: 'indicative-rules', id: rule.id }),
                )}
              >
                {rule.id}
              </DeskLink>
              {` · ${optionWords('result', rule.result, tForm)} · ${localise(rule, 'reason', { locale })}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
