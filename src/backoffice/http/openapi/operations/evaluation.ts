import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../operation-notes';
import { estateOperations } from './estate';

const needsData = 'Answers `unavailable` while no valuation data are in use.';
const estate = { area: 'HK', district: 'd:taikoo-shing', estate: 'e:taikoo-shing' };
const building = { ...estate, building: 'b:101' };

const exampleToken = 'dGhpcy1pcy1hbi1leGFtcGxlLW9mLTMyLWJ5dGVzMTI';

const options = <Q extends Record<string, string>>(query: Q, data: Record<string, string>) => ({
  description: needsData,
  example: { query, response: { data } },
});

export const evaluationOperations: OperationGroup = {
  name: 'Valuation',
  description:
    'The value of a property from past sales. Option lists are maps of value to label; each is asked with the places that were chosen before it.',
  operations: {
    ...estateOperations,
    addressSearch: {
      description: needsData,
      example: {
        query: { q: 'Taikoo Shing' },
        response: {
          data: [
            {
              key: 'e:taikoo-shing',
              label: 'Taikoo Shing',
              value: 'e:taikoo-shing',
              link: '/online-property?estate=e%3Ataikoo-shing',
              ids: estate,
              level: 'estate',
            },
          ],
        },
      },
    },
    areas: options({}, { HK: 'Hong Kong Island', KL: 'Kowloon' }),
    districts: options({ area: 'HK' }, { 'd:taikoo-shing': 'Taikoo Shing' }),
    estates: options({ district: 'd:taikoo-shing' }, { 'e:taikoo-shing': 'Taikoo Shing' }),
    streets: options(
      { district: 'd:taikoo-shing' },
      { 's:taikoo-shing-road': 'Taikoo Shing Road' },
    ),
    streetno: options({ street: 's:taikoo-shing-road' }, { 'n:18': '18' }),
    buildings: options({ estate: 'e:taikoo-shing' }, { 'b:101': 'Fu Tien Mansion' }),
    blocks: options({ building: 'b:101' }, { 'k:a': 'Block A' }),
    floors: options({ building: 'b:101' }, { 'f:12': '12/F' }),
    rooms: options({ building: 'b:101', floor: 'f:12' }, { 'r:a': 'A' }),
    carparks: options({ estate: 'e:taikoo-shing' }, { 'p:1': 'Car park, Taikoo Shing' }),
    floorInfo: {
      description: needsData,
      example: {
        query: building,
        response: { data: [{ key: 'f:12', label: '12/F', value: 'f:12' }] },
      },
    },
    roomInfo: {
      description: needsData,
      example: {
        query: { ...building, floor: 'f:12' },
        response: { data: [{ key: 'r:a', label: 'A', value: 'r:a', saleableAreaSqft: 582 }] },
      },
    },
    quoteDocument: {
      description: 'The same body as a quote; 404 where there is no figure. Nothing of it is kept.',
      errors: ['not_found', 'pdf_unavailable'],
      fileTypes: ['application/pdf'],
      example: { body: { ...building, floor: 'f:12', areaSqft: 582 } },
    },
    requestValueAlert: {
      description:
        'Mails a link to the address; without its confirmation within seven days the request is deleted. The answer is the same whether a mail goes out or not: an address gets a few a day, and none for what it is told of already. Answers 404 where the property has no figure, and `conflict` where no mail is sent. A lender without these calls leaves out `alerts` of the valuation switch.',
      errors: ['not_found', 'conflict', 'bot_refused'],
      example: {
        body: { property: { ...building, areaSqft: 582 }, email: 'taiman@example.com' },
        response: successResponse,
      },
    },
    confirmValueAlert: {
      description: 'The token stands behind the `#` of the link in the mail.',
      errors: ['not_found'],
      example: { body: { token: exampleToken }, response: successResponse },
    },
    stopValueAlert: {
      description: 'The token stands behind the `#` of the link in every mail about the property.',
      errors: ['not_found'],
      example: { body: { token: exampleToken }, response: successResponse },
    },
    quote: {
      description:
        'By ids: what was chosen. By hand: `address`, `district`, `areaSqft`, `floor` and `ageYears`. Car park: `carpark`. `propertyType` other than a flat, a village house by its address, and a subsidised flat whose `premium` is not `paid` are left to a person. A property that cannot be valued is answered with `success: 0` and 200; only `success` equal to 1 is a quote, and the first of `data.errorMessage`, `error` and `msg` that is there is shown.',
      example: {
        body: { ...building, floor: 'f:12', room: 'r:a', areaSqft: 582 },
        response: {
          success: 1,
          data: {
            low: 8_020_000,
            value: 8_910_000,
            high: 9_790_000,
            confidence: 90,
            rangeProbability: 0.8,
            level: 'building',
            pricePerSqft: 15_309,
            asOf: '2026-11-01',
            validUntil: '2026-11-30',
            hasKnownSales: true,
            comparables: [
              {
                soldOn: '2026-09-18',
                label: 'Fu Tien Mansion, 15/F, B',
                floor: '15',
                room: 'B',
                areaSqft: 582,
                priceHkd: 9_050_000,
                pricePerSqft: 15_550,
                weight: 0.42,
              },
            ],
            basis: { kind: 'sales', ownShare: null, month: null },
            neighbours: [
              {
                label: 'Kornhill, Quarry Bay',
                ids: { area: 'HK', district: 's:quarry-bay', estate: 'e:kornhill' },
                distanceMetres: 420,
                pricePerSqft: 15_020,
                weight: 0.17,
                position: [22.2834, 114.2172],
              },
            ],
            streets: [{ name: 'King’s Road', position: [22.2861, 114.2138] }],
            drivers: [{ kind: 'floor', change: 5, differenceHkd: 98_000 }],
            trend: [
              { date: '2026-09-30', value: 15_240 },
              { date: '2026-11-01', value: 15_309, isEstimate: true },
            ],
            maxLoan: { percent75: 6_682_500, percent85: 7_573_500 },
            needsPerson: false,
            reasons: [],
            property: {
              label: 'Fu Tien Mansion, Taikoo Shing, 12/F, A',
              ids: building,
              areaSqft: 582,
              floor: '12',
              room: 'A',
              ageYears: 47,
              position: [22.2851, 114.2185],
            },
          },
        },
      },
    },
  },
};
