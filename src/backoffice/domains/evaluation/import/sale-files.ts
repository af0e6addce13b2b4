import { createHash } from 'node:crypto';
import { subDistrictsOfAgency, subDistrictIdOf } from '@/valuation/facts/district-names';
import type { EpochDay, Sale } from '@/valuation/model/sale.types';
import { parseDay, saleFromRecord } from '@/valuation/model/transaction-row';
import { readCsvRecords, readCsvRows, type CsvRecord } from './csv-rows';
import { refuseMostlyWrong, type RejectionReason, type Rejections } from './rejections';

/** A sale as the source spells it, with the floor's original label. */
export interface SourceSale {
  sale: Sale;
  floorLabel: string;
}

export interface CarParkSaleSource {
  district: string;
  subDistrict: string;
  estate: string;
  soldOnDay: EpochDay;
  priceHkd: number;
}

export interface SourceSales {
  flats: SourceSale[];
  carParks: CarParkSaleSource[];
  /** Rows read, the header not counted. */
  rows: number;
}

const requiredColumns = [
  'tx_date',
  'district',
  'sub_district',
  'estate',
  'building',
  'saleable_area_sqft',
  'price_hkd',
] as const;
/** Plausible prices: of a whole property in HK$, and of a square foot of a flat in HK$. A value outside the range is in another unit or from another column. */
const priceLimits = { min: 20_000, max: 5_000_000_000 } as const;
const pricePerSqftLimits = { min: 300, max: 300_000 } as const;
const areaLimits = { min: 50, max: 20_000 } as const;
const carParkPattern = /\bcar ?park|\bparking\b|車位|车位|停車場/i;

export interface SaleFileOptions {
  file: string;
  rejections: Rejections;
  /** The day of the import: a sale with a later date is rejected. */
  today: EpochDay;
  onRows: (rows: number) => void;
}

/** Reads files of sales one after the other; the same row twice, in whichever file, counts once. */
export class SaleReader {
  readonly sales: SourceSales = { flats: [], carParks: [], rows: 0 };
  private readonly seenHashes = new Set<string>();

  /** Throws `ImportFileError` for a file that is cut off, of another encoding or without the columns. */
  async read(
    chunks: AsyncIterable<string>,
    { file, rejections, today, onRows }: SaleFileOptions,
  ): Promise<void> {
    let rows = 0;
    const rejected: { line: number }[] = [];
    for await (const record of readCsvRecords(readCsvRows(chunks, file), {
      file,
      required: requiredColumns,
    })) {
      this.sales.rows += 1;
      if (this.sales.rows % 20_000 === 0) onRows(this.sales.rows);
      const reason = this.readSale(record, today);
      rows += 1;
      if (!reason) continue;
      rejections.add({ file, at: record.line, reason, text: record.text.slice(0, 300) });
      if (reasonsOfWrongFiles.has(reason)) rejected.push(record);
    }
    refuseMostlyWrong(file, { rows, rejected });
  }

  private readSale({ values, text }: CsvRecord, today: EpochDay): RejectionReason | null {
    const key = createHash('sha1').update(text.trim()).digest('base64');
    if (this.seenHashes.has(key)) return 'duplicate';
    this.seenHashes.add(key);
    const soldOnDay = parseDay(values.tx_date ?? '');
    if (soldOnDay === null) return 'missingDate';
    if (soldOnDay > today) return 'dateInFuture';
    if (!(Number(values.price_hkd) > 0)) return 'missingPrice';
    if (!isWithin(Number(values.price_hkd), priceLimits)) return 'implausiblePrice';
    if ((values.estate ?? '').trim() === '' && (values.building ?? '').trim() === '')
      return 'missingBuilding';
    const subDistrict = values.sub_district ?? '';
    if (
      subDistrictsOfAgency(subDistrict).length === 0 &&
      subDistrictIdOf(subDistrict) === undefined
    )
      return 'unknownDistrict';
    if (carParkPattern.test(`${values.estate} ${values.building} ${values.flat ?? ''}`)) {
      this.sales.carParks.push({
        district: values.district ?? '',
        subDistrict,
        estate: (values.estate ?? '').trim(),
        soldOnDay,
        priceHkd: Number(values.price_hkd),
      });
      return null;
    }
    const sale = saleFromRecord(values, String(this.sales.flats.length));
    if (!sale) return 'missingArea';
    if (
      !isWithin(sale.areaSqft, areaLimits) ||
      !isWithin(sale.priceHkd / sale.areaSqft, pricePerSqftLimits)
    )
      return 'implausiblePrice';
    this.sales.flats.push({
      sale: { ...sale, estate: sale.estate.trim(), building: sale.building.trim() },
      floorLabel: (values.floor ?? '').trim(),
    });
    return null;
  }
}

const reasonsOfWrongFiles: ReadonlySet<RejectionReason> = new Set([
  'missingDate',
  'dateInFuture',
  'missingPrice',
  'implausiblePrice',
  'missingArea',
]);

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;
