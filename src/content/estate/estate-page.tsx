import type { Locale } from '@/contracts/locale';
import { localeMetadata } from '@/config/locales';
import type { Estate } from '@/contracts/evaluation/estate';
import { getTranslate } from '@/i18n/server';
import { formatMoney, formatWhole } from '@/lib/format';
import questionStyles from '../blocks/faq/questions.module.css';
import callStyles from '../blocks/call-to-action.module.css';
import { EstateBasis } from './estate-basis';
import { estateCrumbs } from './estate-crumbs';
import { getAccuracy, getEstate } from './estate-data';
import { EstateFacts, NearbyEstates } from './estate-details';
import { EstateFrame, EstateSection } from './estate-frame';
import { distinctNameOf, estatePath, nameOf } from './estate-format';
import { apartmentComplex, estateFaq } from './estate-json-ld';
import { estateQuestions } from './estate-questions';
import { EstateTrend } from './estate-trend';
import { EstateFigures, EstateFlats, ValuationLink } from './estate-value';

interface EstatePageProps {
  locale: Locale;
  district: string;
  estate: string;
}

/** An estate: the value of its flats now, over time, by size and floor, what that rests on, and what is around it. */
export async function EstatePage({ locale, district, estate: slug }: EstatePageProps) {
  const [estate, accuracy, t] = await Promise.all([
    getEstate(district, slug),
    getAccuracy(),
    getTranslate(locale, 'estate'),
  ]);
  const context = { locale, t };
  const { value } = estate;
  const name = nameOf(estate, locale);
  const questions = estateQuestions({ estate, accuracy }, context);
  return (
    <EstateFrame
      locale={locale}
      crumbs={await estateCrumbs(locale, {
        area: estate.area,
        district: estate.district,
        estate,
      })}
      heading={distinctNameOf(estate, context)}
      otherName={otherNameOf(estate, locale)}
      lead={
        value
          ? t('value.lead', { area: formatWhole(value.areaSqft), value: formatMoney(value.value) })
          : t('value.leadOpen')
      }
      items={(absolute) => [
        apartmentComplex(estate, { locale, url: absolute(estatePath(district, slug)) }),
        estateFaq(questions),
      ]}
    >
      <EstateFigures estate={estate} value={value} {...context} />
      {value ? (
        <>
          <EstateTrend points={value.trend} {...context} />
          <EstateFlats value={value} {...context} />
        </>
      ) : null}
      <EstateFacts estate={estate} {...context} />
      <EstateBasis accuracy={accuracy} basis={value?.basis} {...context} />
      <NearbyEstates estate={estate} {...context} />
      <EstateSection heading={t('questions.heading')}>
        <div className={questionStyles.list}>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <div className={questionStyles.answer}>
                <p>{answer}</p>
              </div>
            </details>
          ))}
        </div>
      </EstateSection>
      <section className={callStyles.section}>
        <div className={callStyles.box}>
          <div>
            <h2>{t('call.heading', { name })}</h2>
            <p>{t('call.body')}</p>
          </div>
          <ValuationLink estate={estate} {...context} />
        </div>
      </section>
    </EstateFrame>
  );
}

/** The Chinese name under the English one, and the other way round; none where they are the same. */
function otherNameOf(estate: Estate, locale: Locale): { text: string; lang: string } | undefined {
  const other = locale === 'en' ? 'hk' : 'en';
  const text = nameOf(estate, other);
  return text.toLowerCase() === nameOf(estate, locale).toLowerCase()
    ? undefined
    : { text, lang: localeMetadata[other].htmlLang };
}
