import type { IndexQuarter } from './official-index';

/**
 * Private domestic price indices by class (A to E, territory-wide, 1999 = 100), quarterly 2018 Q1 to 2026 Q1.
 * Source: Rating and Valuation Department, "Private Domestic - Price Indices by Class (Territory-wide)", data.gov.hk.
 */
export const publishedIndexQuarters: readonly IndexQuarter[] = [
  { yearMonth: 201803, values: [401.6, 346.6, 323.2, 315.1, 324.7] },
  { yearMonth: 201806, values: [423.3, 365.6, 339.8, 325.3, 330.3] },
  { yearMonth: 201809, values: [434.2, 374.7, 344.1, 328.6, 332.7] },
  { yearMonth: 201812, values: [407.2, 350.5, 325, 311.5, 313.1] },
  { yearMonth: 201903, values: [409.7, 349.1, 327.1, 318.1, 314.9] },
  { yearMonth: 201906, values: [437.8, 375.1, 347.3, 338.6, 319.8] },
  { yearMonth: 201909, values: [431.4, 368, 340.9, 335.3, 310.6] },
  { yearMonth: 201912, values: [423.7, 362.3, 331.2, 326, 294.7] },
  { yearMonth: 202003, values: [418.7, 359.9, 323.9, 317.1, 306] },
  { yearMonth: 202006, values: [425.2, 365.4, 330, 318.6, 312.7] },
  { yearMonth: 202009, values: [425.5, 367, 329.9, 319.3, 312.6] },
  { yearMonth: 202012, values: [423.2, 365, 329, 314.2, 306.8] },
  { yearMonth: 202103, values: [429, 369.5, 337.2, 320.9, 319.9] },
  { yearMonth: 202106, values: [436.2, 378.6, 345.3, 331.3, 324.6] },
  { yearMonth: 202109, values: [441.8, 384, 348.3, 336.6, 320.2] },
  { yearMonth: 202112, values: [437.6, 380.7, 345.3, 337.2, 312.2] },
  { yearMonth: 202203, values: [425.7, 373.3, 338.5, 317.9, 303.9] },
  { yearMonth: 202206, values: [423.7, 371.9, 341, 318.5, 307.6] },
  { yearMonth: 202209, values: [405.3, 356.2, 329.8, 315.8, 297.7] },
  { yearMonth: 202212, values: [375.5, 328.2, 309.9, 306.2, 296.6] },
  { yearMonth: 202303, values: [378.6, 334.7, 315.9, 306.6, 304.8] },
  { yearMonth: 202306, values: [383, 340.2, 318.7, 309.5, 307.2] },
  { yearMonth: 202309, values: [363.8, 328.1, 311.1, 298.2, 293.8] },
  { yearMonth: 202312, values: [341.2, 308.1, 294.2, 282.7, 284.5] },
  { yearMonth: 202403, values: [328.7, 298, 286.5, 276.9, 277.4] },
  { yearMonth: 202406, values: [326.8, 298, 290.4, 280.6, 275.8] },
  { yearMonth: 202409, values: [311.6, 285.5, 277.1, 270.3, 265.1] },
  { yearMonth: 202412, values: [308, 284.5, 275.4, 268.3, 262.3] },
  { yearMonth: 202503, values: [305.1, 279.1, 270, 263.2, 256.5] },
  { yearMonth: 202506, values: [306.4, 279.4, 269.8, 263.4, 256.6] },
  { yearMonth: 202509, values: [310.2, 282.8, 272.9, 265.2, 260.5] },
  { yearMonth: 202512, values: [317.2, 290.5, 283, 271, 267.5] },
  { yearMonth: 202603, values: [326.2, 302.4, 294.4, 278.6, 272.6] },
];
