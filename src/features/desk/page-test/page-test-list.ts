import { pageTestEndpoints } from '@/contracts/campaign/page-test';
import { formatDay } from '@/lib/dates';
import { hongKongDay } from '@/lib/hong-kong-day';
import { formatGrouped } from '@/lib/format';
import { createDeskList } from '../list/desk-list';

const { query: querySchema } = pageTestEndpoints.deskPageTests;

/** Tests of pages, the newest first. */
export const pageTestList = createDeskList({
  name: 'pageTestList',
  endpoint: 'deskPageTests',
  querySchema,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'pageTest.name', cell: ({ name }) => name },
    { heading: 'pageTest.page', cell: ({ path }) => path },
    { heading: 'pageTest.goal', cell: ({ goal }, { t }) => t(`funnelStage.${goal}`) },
    {
      heading: 'pageTest.variants',
      cell: ({ variants }) => formatGrouped(variants.length),
      isFigure: true,
    },
    { heading: 'pageTest.state', cell: ({ state }, { t }) => t(`pageTestState.${state}`) },
    {
      heading: 'pageTest.started',
      cell: ({ startedAt }, { locale }) => formatDay(hongKongDay(new Date(startedAt)), locale),
    },
  ],
  filters: [],
  keyOf: ({ id }) => id,
  linkOf: ({ id }) => ({ section: 'tests', id }),
});
