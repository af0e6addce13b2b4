import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import type { Indicative } from '@/contracts/application/indicative-result';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch } from '@/store/hooks';
import { productChanged } from '../application.slice';
import type { Application } from '../use-application';
import { IndicativeResult } from './indicative-result';

interface SentIndicativeProps {
  application: Application;
  indicative: Indicative;
}

/** Whether the reward can follow: not for a loan that we do not make, nor for one that is smaller than the HK$ of `rewardLoan`. */
export function earnsReward({ result, figures }: Indicative, rewardLoan: number): boolean {
  return result !== 'outside-range' && (!figures || figures.wish.amount >= rewardLoan);
}

/** The result of a fast pass as it was sent, and the way to look at another one while its answers are still here. */
export function SentIndicative(props: SentIndicativeProps) {
  return (
    <RequireNamespace namespace="indicative">
      <Result {...props} />
    </RequireNamespace>
  );
}

function Result({ application: { state, context }, indicative }: SentIndicativeProps) {
  const t = useTranslate('indicative');
  const dispatch = useAppDispatch();
  return (
    <>
      <IndicativeResult
        indicative={indicative}
        locale={context.locale}
        isSent
        reference={state.draft?.reference ?? null}
      />
      {state.formValues.loan?.amount ? (
        <>
          <p className={formStyles.actions}>
            <button
              type="button"
              className={formStyles.secondary}
              onClick={() => dispatch(productChanged(context.product))}
            >
              {t('again.button')}
            </button>
          </p>
          <p>{t('again.note')}</p>
        </>
      ) : null}
    </>
  );
}
