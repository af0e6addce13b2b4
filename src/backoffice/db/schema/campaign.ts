import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * Daily totals (Hong Kong time) of applicants by the campaign of their link and the stage that they reached; no personal data. An empty
 * text means that the link did not name it.
 */
export const campaignCountTable = pgTable(
  'campaign_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    step2: integer('step2').notNull().default(0),
    submitted: integer('submitted').notNull().default(0),
    refused: integer('refused').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.medium, table.campaign] })],
);

/** What was spent on a day (Hong Kong time) on a link, in cents of HK$; each day and link once, so that a file that is imported again changes nothing. */
export const campaignCostTable = pgTable(
  'campaign_cost',
  {
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    importedBy: text('imported_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.medium, table.campaign] })],
);

/** Files of costs that were imported: each line that changed something stands in `campaign_cost_change`. */
export const campaignCostImportTable = pgTable(
  'campaign_cost_import',
  {
    id: text('id').primaryKey(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    importedBy: text('imported_by').notNull(),
    /** As the browser named it; empty where nobody said. */
    fileName: text('file_name').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** Of the file, in cents of HK$. */
    totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    same: integer('same').notNull(),
    removed: integer('removed').notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneBy: text('undone_by'),
  },
  (table) => [index('campaign_cost_import_imported_at').on(table.importedAt, table.id)],
);

/** What an import made of a day and link, in cents of HK$: null where nothing was known, or is any more. */
export const campaignCostChangeTable = pgTable(
  'campaign_cost_change',
  {
    importId: text('import_id')
      .notNull()
      .references(() => campaignCostImportTable.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    beforeCents: bigint('before_cents', { mode: 'number' }),
    afterCents: bigint('after_cents', { mode: 'number' }),
  },
  (table) => [
    primaryKey({
      columns: [table.importId, table.day, table.source, table.medium, table.campaign],
    }),
  ],
);

/** The day's salt of the marks of visitors, one for all instances. It is removed when the day is over: nobody can tell afterwards whose a mark was. */
export const visitSaltTable = pgTable('visit_salt', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});

/** Marks of the visitors of a day, each with an empty touch and once with each mark of what brought it; removed with the salt. */
export const visitSeenTable = pgTable(
  'visit_seen',
  {
    day: date('day', { mode: 'string' }).notNull(),
    visitor: text('visitor').notNull(),
    touch: text('touch').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.visitor, table.touch] })],
);

/** Daily totals of visits (Hong Kong time) by all that is known of them; `key` is a hash of the texts, which together may be too long for an index. */
export const visitCountTable = pgTable(
  'visit_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    content: text('content').notNull(),
    term: text('term').notNull(),
    referrer: text('referrer').notNull(),
    landing: text('landing').notNull(),
    language: text('language').notNull(),
    device: text('device').notNull(),
    /** The parameter of an advertiser's click, without the click. */
    click: text('click').notNull().default(''),
    visitors: integer('visitors').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] })],
);

/**
 * Daily totals (Hong Kong time) of people who reached a stage, by what brought them (`touch`: `first` or `last`). An empty text: nothing said
 * it; three of them: nothing is known to have brought these people.
 */
export const stageCountTable = pgTable(
  'stage_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    touch: text('touch').notNull(),
    stage: text('stage').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    people: integer('people').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.touch, table.stage, table.source, table.medium, table.campaign],
    }),
  ],
);

/**
 * Whom `stage_count` counts, by what their link said beside its names, their first page, product, language and device (`dimension`), as far as
 * these are known: by what brought them, and once more in sums over all of that (`isSum`), whose texts are empty.
 */
export const stagePartCountTable = pgTable(
  'stage_part_count',
  {
    isSum: boolean('is_sum').notNull(),
    dimension: text('dimension').notNull(),
    touch: text('touch').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    stage: text('stage').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    value: text('value').notNull(),
    people: integer('people').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'stage_part_count_pk',
      columns: [
        table.isSum,
        table.dimension,
        table.touch,
        table.day,
        table.stage,
        table.source,
        table.medium,
        table.campaign,
        table.value,
      ],
    }),
    // Sums stand among the parts of which they are made, a hundred times as many; a year of them is read from here alone.
    index('stage_part_count_sum')
      .on(table.dimension, table.touch, table.day, table.stage, table.value, table.people)
      .where(sql`is_sum`),
  ],
);

/**
 * Daily totals (Hong Kong time) of visitors who searched and found nothing. `hash` is a keyed hash of the term, empty where a day holds too many
 * to be told apart.
 */
export const missedSearchTable = pgTable(
  'missed_search',
  {
    day: date('day', { mode: 'string' }).notNull(),
    place: text('place').notNull(),
    language: text('language').notNull(),
    hash: text('hash').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.place, table.language, table.hash] }),
    index('missed_search_hash').on(table.hash),
  ],
);

/** The words of terms that many searched. */
export const missedSearchTermTable = pgTable('missed_search_term', {
  hash: text('hash').primaryKey(),
  term: text('term').notNull(),
});
