'use client';

import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { TranslationProps } from '@/i18n/translation-props';
import { lengthText } from './answer-words';
import styles from './answer.module.css';
import { drawPlan, planRatio } from './plan-geometry';

interface PlanProps extends TranslationProps<'evaluation-answer'> {
  quote: Pick<QuoteData, 'property' | 'neighbours' | 'streets'>;
}

const viewWidth = 400;
const viewHeight = viewWidth * planRatio;
const ringShares = [0.25, 0.5];

/** A map of the property and its comparables among the streets, to scale and with north up; its numbers refer to the list below it. */
export function Plan({ quote, t }: PlanProps) {
  const plan = drawPlan(quote);
  if (!plan) return null;
  const scale = viewWidth / plan.width;
  const own = plan.points[0];
  const scaleWidth = plan.scaleMetres * scale;
  return (
    <figure className={styles.plan}>
      <svg
        viewBox={`0 0 ${viewWidth} ${viewHeight}`}
        role="img"
        aria-label={t('plan.label', { count: plan.points.length - 1 })}
      >
        <rect width={viewWidth} height={viewHeight} rx="10" className={styles.ground} />
        {own
          ? ringShares.map((share) => (
              <circle
                key={share}
                cx={own.east * scale}
                cy={own.south * scale}
                r={share * viewWidth}
                className={styles.ring}
              />
            ))
          : null}
        {plan.streets.map(({ name, east, south }) => (
          <text
            key={name}
            x={east * scale}
            y={south * scale + 4}
            textAnchor="middle"
            className={styles.street}
          >
            {name}
          </text>
        ))}
        {plan.points.toReversed().map(({ number, isOwn, east, south }) => (
          <g key={number} transform={`translate(${east * scale} ${south * scale})`}>
            <circle r={isOwn ? 14 : 11} className={isOwn ? styles.own : styles.other} />
            <text y="4.5" textAnchor="middle" className={styles.number}>
              {number}
            </text>
          </g>
        ))}
        <g transform={`translate(16 ${viewHeight - 16})`}>
          <path d={`M0 -6 V0 H${scaleWidth} V-6`} className={styles.scale} />
          <text x="2" y="-10" className={styles.scaleText}>
            {lengthText(plan.scaleMetres, t)}
          </text>
        </g>
        <g transform={`translate(${viewWidth - 22} 16)`}>
          <path d="M0 24 V2 M-5 8 L0 1 L5 8" className={styles.scale} />
          <text y="38" textAnchor="middle" className={styles.scaleText}>
            {t('plan.north')}
          </text>
        </g>
      </svg>
      <figcaption>
        {t('plan.caption')}
        <ol>
          {plan.points.map(({ number, label }) => (
            <li key={number}>{label}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
