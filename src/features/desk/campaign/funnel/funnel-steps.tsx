import { funnelTimes, wayStages, type Funnel, type FunnelStage } from '@/contracts/campaign/funnel';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatGrouped, formatMoney, formatPercent } from '@/lib/format';
import { figureDifference } from '@/lib/report/figure-difference';
import { DataTable } from '@/features/desk/list/data-table';
import own from '../campaign.module.css';
import { besideStages, possibleFor, shareOf } from './funnel-report';

interface FunnelStepsProps extends TranslationProps<'desk'> {
  funnel: Funnel;
}

/** The steps as bars, and as a table that says the same with shares, times and what was before. */
export function FunnelSteps({ funnel, t }: FunnelStepsProps) {
  const { total, previous, times } = funnel;
  const most = Math.max(...wayStages.map((stage) => total.counts[stage]), 1);
  const percent = (share: number | null): string =>
    share === null ? '–' : formatPercent(Math.round(1_000 * share) / 10);

  function durationOf(hours: number): string {
    if (hours < 1) return t('funnel.underAnHour');
    const value = Math.round(10 * (hours < 48 ? hours : hours / 24)) / 10;
    return t(hours < 48 ? 'funnel.hours' : 'funnel.days', {
      count: value,
      value: formatGrouped(value),
    });
  }

  function timeTo(stage: FunnelStage): string {
    const step = funnelTimes.find((known) => known === stage);
    const hours = step === undefined ? null : times[step].medianHours;
    if (step === undefined || hours === null) return '–';
    return t('funnel.timeKnown', {
      time: durationOf(hours),
      known: t('funnel.known', { count: times[step].applications }),
    });
  }

  return (
    <>
      <h2 className={own.part}>{t('funnel.chart')}</h2>
      <div className={own.bars} aria-hidden>
        {wayStages.map((stage) => (
          <div key={stage}>
            <span>{t(`funnelStage.${stage}`)}</span>
            <span className={own.track}>
              <span
                className={own.step}
                style={{ inlineSize: `${(100 * total.counts[stage]) / most}%` }}
              />
            </span>
            <b>{formatGrouped(total.counts[stage])}</b>
          </div>
        ))}
      </div>
      <DataTable<FunnelStage>
        label={t('funnel.chart')}
        rows={wayStages}
        keyOf={(stage) => stage}
        columns={[
          {
            heading: t('funnel.step'),
            cell: (stage) => <span className={own.label}>{t(`funnelStage.${stage}`)}</span>,
          },
          {
            heading: t('funnel.people'),
            cell: (stage) => formatGrouped(total.counts[stage]),
            isFigure: true,
          },
          {
            heading: t('funnel.ofBefore'),
            cell: (stage) => percent(shareOf(total.counts[stage], possibleFor(total, stage))),
            isFigure: true,
          },
          {
            heading: t('funnel.lost'),
            cell: (stage) => lost(total.counts[stage], possibleFor(total, stage)),
            isFigure: true,
          },
          {
            heading: t('funnel.time'),
            cell: (stage) => <span className={own.label}>{timeTo(stage)}</span>,
          },
          {
            heading: t('funnel.before'),
            cell: (stage) => formatGrouped(previous.counts[stage]),
            isFigure: true,
          },
          {
            heading: t('funnel.difference'),
            cell: (stage) =>
              figureDifference({ now: total.counts[stage], before: previous.counts[stage] }) ?? '–',
            isFigure: true,
          },
        ]}
      />
      <p>{t('funnel.lentSum', { value: formatMoney(total.lent) })}</p>
      {total.mature === 0 ? null : (
        <p>
          {t('funnel.payingSum', {
            count: total.mature,
            paying: formatGrouped(total.counts.paying),
          })}
        </p>
      )}
      <h2 className={own.part}>{t('funnel.beside')}</h2>
      <DataTable<FunnelStage>
        label={t('funnel.beside')}
        rows={besideStages}
        keyOf={(stage) => stage}
        columns={[
          {
            heading: t('funnel.step'),
            cell: (stage) => <span className={own.label}>{t(`funnelStage.${stage}`)}</span>,
          },
          {
            heading: t('funnel.people'),
            cell: (stage) => formatGrouped(total.counts[stage]),
            isFigure: true,
          },
          {
            heading: t('funnel.ofLanding'),
            cell: (stage) => percent(shareOf(total.counts[stage], total.counts.landing)),
            isFigure: true,
          },
          {
            heading: t('funnel.before'),
            cell: (stage) => formatGrouped(previous.counts[stage]),
            isFigure: true,
          },
          {
            heading: t('funnel.difference'),
            cell: (stage) =>
              figureDifference({ now: total.counts[stage], before: previous.counts[stage] }) ?? '–',
            isFigure: true,
          },
        ]}
      />
    </>
  );
}

function lost(reached: number, possible: number | null): string {
  return possible === null || reached > possible ? '–' : formatGrouped(possible - reached);
}
