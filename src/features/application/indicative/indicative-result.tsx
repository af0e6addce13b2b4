import { useId, useRef } from 'react';
import formStyles from '@/components/form/form.module.css';
import type { Indicative, IndicativeFigures } from '@/contracts/application/indicative-result';
import type { Locale } from '@/contracts/locale';
import { useTranslate } from '@/i18n/use-translate';
import { indicativeView } from '@/lib/application/indicative-view';
import { formatMoney } from '@/lib/format';
import { formatTenor } from '@/lib/texts/format-tenor';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { documentRequested, indicativeSlice } from './indicative.slice';
import stepStyles from '../components/step.module.css';
import styles from './indicative.module.css';

interface IndicativeResultProps {
  indicative: Indicative;
  locale: Locale;
  /** Of the draft; null where it is not known, and there is no PDF. */
  reference: string | null;
  /** Whether it stands on a receipt, which names the documents itself. */
  isSent?: boolean;
  /** Looks at another loan; absent where nothing can be changed any more. */
  onTake?: (loan: IndicativeFigures['loan']) => void;
}

/** The result of the lending rules, always labelled as indicative: what could be lent and what it costs, until when that holds, what would change it and what verifies it. */
export function IndicativeResult({
  indicative,
  locale,
  reference,
  isSent = false,
  onTake,
}: IndicativeResultProps) {
  const t = useTranslate('indicative');
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { title, body, reasons, rows, changes, toVerify } = indicativeView(indicative, {
    t,
    locale,
  });
  const [lead, ...others] = rows;
  const details = others.flatMap(({ label, value, note, more, isRepeated }) =>
    isRepeated
      ? [t('noted', { label, note: [value, note].filter((part) => part !== null).join(' · ') })]
      : more === null
        ? []
        : [t('noted', { label, note: more })],
  );
  const take = (loan: IndicativeFigures['loan']): void => {
    onTake?.(loan);
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.result} aria-labelledby={id}>
      <p className={styles.badge}>{t('badge')}</p>
      <div role="status">
        <h2 id={id}>{title}</h2>
        <p>{body}</p>
        {lead ? (
          <p className={styles.lead}>
            <span>{lead.label}</span>
            <b>{lead.value}</b>
            {lead.note === null ? null : <small>{lead.note}</small>}
          </p>
        ) : null}
      </div>
      {reasons.length > 0 ? (
        <>
          <h3>{t('why')}</h3>
          <Lines lines={reasons} />
        </>
      ) : null}
      <dl className={styles.rows}>
        {others
          .filter(({ isRepeated }) => !isRepeated)
          .map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{value}</b>
                {note === null ? null : <small>{note}</small>}
              </dd>
            </div>
          ))}
      </dl>
      {changes.length > 0 ? (
        <>
          <h3>{t('changes.heading')}</h3>
          <ul className={styles.changes}>
            {changes.map(({ text, loan }) => (
              <li key={text}>
                <span>{text}</span>
                {loan && onTake ? (
                  <button type="button" className={formStyles.secondary} onClick={() => take(loan)}>
                    {t('changes.take', {
                      amount: formatMoney(loan.amount),
                      tenor: formatTenor(loan.tenorMonths, locale),
                    })}
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {details.length > 0 || (toVerify.length > 0 && !isSent) ? (
        <details className={stepStyles.more}>
          <summary>{t('more')}</summary>
          <Lines lines={details} />
          {toVerify.length > 0 && !isSent ? (
            <>
              <h3>{t('toVerify')}</h3>
              <Lines lines={toVerify} />
            </>
          ) : null}
        </details>
      ) : null}
      {reference === null ? null : <SaveAsPdf reference={reference} locale={locale} />}
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

function SaveAsPdf({ reference, locale }: { reference: string; locale: Locale }) {
  const t = useTranslate('indicative');
  const dispatch = useAppDispatch();
  const { documentRequest } = useAppSelector(indicativeSlice.selectors.selectIndicative);
  return (
    <>
      <p className={formStyles.actions}>
        <button
          type="button"
          className={formStyles.secondary}
          aria-disabled={documentRequest.status === 'loading' || undefined}
          onClick={() => dispatch(documentRequested({ reference, locale }))}
        >
          {t('save')}
        </button>
      </p>
      {documentRequest.status === 'failed' ? <p role="alert">{t('saveFailed')}</p> : null}
    </>
  );
}
