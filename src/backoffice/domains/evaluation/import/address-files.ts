import { z } from 'zod';
import { districtIdOf } from '@/valuation/facts/district-names';
import { ImportFileError } from './import-file-error';
import type { Rejections } from './rejections';
import {
  normaliseChinese,
  splitTown,
  titleCase,
  type SourceAddress,
  type BilingualName,
} from './source-address';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const streetBuildingsSchema = z.array(
  z.object({
    CityEngName: text,
    AreaList: z.array(
      z.object({
        AreaName: text,
        AreaEngName: text,
        RoadList: z.array(
          z.object({
            RoadName: text,
            RoadEngName: text,
            Buildings: z
              .array(z.object({ BuildingNo: text, BuildingName: text, BuildingEngName: text }))
              .nullish(),
          }),
        ),
      }),
    ),
  }),
);

const blockSchema = z.object({ BlockDescriptor: text, BlockNo: text }).nullish();
const estateSchema = z.object({ EstateName: text }).nullish();
const placeSchema = z
  .object({ StreetName: text, VillageName: text, BuildingNoFrom: text, BuildingNoTo: text })
  .partial()
  .nullish();

const featuresSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.array(z.number()) }),
      properties: z.object({
        Address: z.object({
          PremisesAddress: z.object({
            ChiPremisesAddress: z.object({
              ChiDistrict: text,
              BuildingName: text,
              ChiStreet: placeSchema,
              ChiVillage: placeSchema,
              ChiEstate: estateSchema,
              ChiBlock: blockSchema,
            }),
            EngPremisesAddress: z.object({
              EngDistrict: text,
              BuildingName: text,
              EngStreet: placeSchema,
              EngVillage: placeSchema,
              EngEstate: estateSchema,
              EngBlock: blockSchema,
            }),
          }),
        }),
      }),
    }),
  ),
});

export interface AddressFileOptions {
  file: string;
  rejections: Rejections;
}

/** Addresses of a JSON file of the Address Lookup Service, in either of its two forms. Throws `ImportFileError` for anything else. */
export function parseAddressJson(
  content: string,
  { file, rejections }: AddressFileOptions,
): SourceAddress[] {
  const parsed = parseJson(content, file);
  const streetList = streetBuildingsSchema.safeParse(parsed);
  if (streetList.success) return addressesOfStreets(streetList.data, { file, rejections });
  const features = featuresSchema.safeParse(parsed);
  if (features.success) return addressesOfFeatures(features.data, { file, rejections });
  throw new ImportFileError(
    file,
    'is neither the list of streets and buildings nor the full form of the Address Lookup Service',
  );
}

function parseJson(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ImportFileError(file, 'is not complete JSON; fetch it again');
  }
}

function addressesOfStreets(
  cities: z.output<typeof streetBuildingsSchema>,
  { file, rejections }: AddressFileOptions,
): SourceAddress[] {
  const addresses: SourceAddress[] = [];
  let entryNumber = 0;
  for (const { AreaList } of cities) {
    for (const { AreaEngName, AreaName, RoadList } of AreaList) {
      const district = districtIdOf(AreaEngName) ?? districtIdOf(AreaName);
      for (const { RoadName, RoadEngName, Buildings } of RoadList) {
        const { town, street } = splitTown({ en: RoadEngName, hk: RoadName });
        for (const { BuildingNo, BuildingName, BuildingEngName } of Buildings ?? []) {
          entryNumber += 1;
          const description = `${BuildingNo} ${RoadEngName} ${BuildingEngName} ${BuildingName}`;
          if (!district)
            rejections.add({
              file,
              at: entryNumber,
              reason: 'unknownDistrict',
              text: `${AreaEngName} ${description}`,
            });
          else
            addresses.push({
              district,
              town,
              street,
              number: BuildingNo.trim(),
              building: toBilingualName(BuildingEngName, BuildingName),
              estate: null,
              block: null,
              position: null,
            });
        }
      }
    }
  }
  return addresses;
}

function addressesOfFeatures(
  { features }: z.output<typeof featuresSchema>,
  { file, rejections }: AddressFileOptions,
): SourceAddress[] {
  return features.flatMap(({ geometry, properties }, index): SourceAddress[] => {
    const { ChiPremisesAddress: chinese, EngPremisesAddress: english } =
      properties.Address.PremisesAddress;
    const district = districtIdOf(english.EngDistrict) ?? districtIdOf(chinese.ChiDistrict);
    if (!district) {
      rejections.add({ file, at: index + 1, reason: 'unknownDistrict', text: english.EngDistrict });
      return [];
    }
    const street = toBilingualName(
      english.EngStreet?.StreetName ?? english.EngVillage?.VillageName ?? '',
      chinese.ChiStreet?.StreetName ?? chinese.ChiVillage?.VillageName ?? '',
    );
    const number =
      [english.EngStreet ?? english.EngVillage].map((place) =>
        [place?.BuildingNoFrom, place?.BuildingNoTo].filter((part) => part).join('-'),
      )[0] ?? '';
    const [longitude, latitude] = geometry.coordinates;
    const estate = toBilingualName(
      english.EngEstate?.EstateName ?? '',
      chinese.ChiEstate?.EstateName ?? '',
    );
    const building = toBilingualName(english.BuildingName, chinese.BuildingName);
    return [
      {
        district,
        town: null,
        street,
        number,
        building,
        estate: estate.en === '' && estate.hk === '' ? null : estate,
        block: blockNames({ english: english.EngBlock, chinese: chinese.ChiBlock, building }),
        position: latitude === undefined || longitude === undefined ? null : [latitude, longitude],
      },
    ];
  });
}

type BlockPart = z.output<typeof blockSchema>;

/** A block has a name of its own (`Nga Lai House`), a number (`Block 2`), or both. */
function blockNames({
  english,
  chinese,
  building,
}: {
  english: BlockPart;
  chinese: BlockPart;
  building: BilingualName;
}): BilingualName | null {
  if (building.en !== '' || building.hk !== '') return building;
  if (!english?.BlockNo && !chinese?.BlockNo) return null;
  const blockWord = titleCase(english?.BlockDescriptor || 'BLK');
  return {
    en: `${blockWord} ${english?.BlockNo ?? chinese?.BlockNo ?? ''}`,
    hk: `${/^\d/.test(chinese?.BlockNo ?? '') ? '第' : ''}${chinese?.BlockNo ?? english?.BlockNo ?? ''}${chinese?.BlockDescriptor || '座'}`,
  };
}

function toBilingualName(en: string, hk: string): BilingualName {
  return { en: en === '' ? '' : titleCase(en), hk: normaliseChinese(hk) };
}
