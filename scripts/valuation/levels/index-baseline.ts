import type { OfficialIndex } from '@/valuation/market/official-index';
import type { Valuer } from '@/valuation/model/predict-sales';
import type { EpochDay, Property, Sale } from '@/valuation/model/sale.types';
import { sizeClassOf } from '@/valuation/numeric/basis';
import { medianOf } from '@/valuation/numeric/quantile';

const comparableCount = 10;

/** The baseline: the median price of a square foot of the latest sales in the building, else the estate, else the sub-district, carried by the official index as published. */
export class IndexBaseline implements Valuer {
  private readonly salesByPlace = new Map<string, Sale[]>();

  constructor(private readonly index: OfficialIndex) {}

  observe(sale: Sale): void {
    for (const place of placesOf(sale)) {
      const known = this.salesByPlace.get(place);
      if (known) known.push(sale);
      else this.salesByPlace.set(place, [sale]);
    }
  }

  value(property: Property, asOfDay: EpochDay): ReturnType<Valuer['value']> {
    const known = placesOf(property)
      .map((place) => this.salesByPlace.get(place))
      .find((sales) => sales !== undefined);
    const until = this.index.latestPublished(asOfDay)?.lastDay ?? asOfDay;
    const pricePerSqft = medianOf(
      (known ?? []).slice(-comparableCount).map(({ priceHkd, areaSqft, soldOnDay }) => {
        const from = Math.min(soldOnDay, until);
        return (
          (priceHkd / areaSqft) * Math.exp(this.index.logChange(sizeClassOf(areaSqft), from, until))
        );
      }),
    );
    const value = pricePerSqft * property.areaSqft;
    return {
      low: value,
      value,
      high: value,
      rangeProbability: 0,
      confidence: 0,
      pricePerSqft,
      level: 'estate',
      comparables: [],
      needsPerson: false,
      reasons: [],
    };
  }
}

function placesOf({ district, subDistrict, estate, building }: Property): string[] {
  const within = `${district}|${subDistrict}`;
  return [
    ...(building === '' ? [] : [`b ${within}|${estate}|${building}`]),
    ...(estate === '' ? [] : [`e ${within}|${estate}`]),
    `s ${within}`,
  ];
}
