import { SmartLink } from '@/components/smart-link';
import type { Estate } from '@/contracts/evaluation/estate';
import { localise } from '@/lib/localise';
import { FactList } from '../blocks/table/fact-list';
import { EstateSection } from './estate-frame';
import {
  distinctNameOf,
  estatePath,
  formatDistance,
  nameOf,
  priceOrPerson,
  type EstateContext,
} from './estate-format';
import styles from './estate-parts.module.css';
import { EstateTable } from './estate-table';

const maxBlocks = 80;

/** Year, height, address and blocks, as far as they are known. */
export function EstateFacts({ estate, locale, t }: EstateContext & { estate: Estate }) {
  const { completedYear, blockCount, topFloor, address, blocks } = estate;
  const facts = [
    { label: t('facts.year'), value: completedYear },
    { label: t('facts.blocks'), value: blockCount },
    {
      label: t('facts.topFloor'),
      value: topFloor === null ? null : t('floor', { floor: topFloor }),
    },
    { label: t('facts.address'), value: address ? localise(address, 'text', { locale }) : null },
    {
      label: t('facts.district'),
      value: [nameOf(estate.district, locale), nameOf(estate.area, locale)].join(
        t('questions.join'),
      ),
    },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value: String(value) }]));
  const isHouse = (blockCount ?? blocks.length) <= 1;
  return (
    <EstateSection heading={isHouse ? t('facts.headingHouse') : t('facts.heading')}>
      <FactList facts={facts} notes={estate.isSubsidised ? [t('facts.subsidised')] : []} />
      {blocks.length > 1 ? (
        <>
          <h3 className={styles.subheading}>{t('facts.blockNames')}</h3>
          <ul className={styles.blocks}>
            {blocks.slice(0, maxBlocks).map((block) => (
              <li key={block.nameEn + block.nameHk}>{nameOf(block, locale)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </EstateSection>
  );
}

/** The estates around, with their distance. */
export function NearbyEstates({ estate, locale, t }: EstateContext & { estate: Estate }) {
  if (estate.nearby.length === 0) return null;
  return (
    <EstateSection heading={t('nearby.heading')} lead={t('nearby.lead')}>
      <EstateTable
        columns={[
          { key: 'estate', label: t('columns.estate') },
          { key: 'distance', label: t('columns.distance'), isNumber: true },
          { key: 'year', label: t('columns.year'), isNumber: true, isOptional: true },
          { key: 'price', label: t('columns.price'), isNumber: true },
        ]}
        rows={estate.nearby.map((near) => ({
          key: `${near.district.slug}/${near.slug}`,
          cells: [
            <SmartLink key="name" href={estatePath(near.district.slug, near.slug)} locale={locale}>
              {distinctNameOf(near, { locale, t })}
            </SmartLink>,
            formatDistance(near.distanceMetres, t),
            near.completedYear ?? t('unknown'),
            priceOrPerson(near.pricePerSqft, t),
          ],
        }))}
      />
    </EstateSection>
  );
}
