import { shortLinkStates } from '@/contracts/campaign/short-link-choices';
import { shortLinkEndpoints } from '@/contracts/campaign/short-link';
import { formatDay } from '@/lib/dates';
import { formatGrouped } from '@/lib/format';
import { createDeskList } from '../list/desk-list';

const { query: querySchema } = shortLinkEndpoints.deskShortLinks;

/** Short links with how often they were followed. */
export const shortLinkList = createDeskList({
  name: 'shortLinkList',
  endpoint: 'deskShortLinks',
  querySchema,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'shortLink.name', cell: ({ name }) => name },
    { heading: 'shortLink.code', cell: ({ code }) => `/go/${code}` },
    { heading: 'shortLink.path', cell: ({ path }) => path },
    {
      heading: 'campaignDimension.campaign',
      cell: ({ source, medium, campaign }) => [source, medium, campaign].join(' / '),
    },
    { heading: 'shortLink.state', cell: ({ state }, { t }) => t(`shortLinkState.${state}`) },
    {
      heading: 'shortLink.clicks',
      cell: ({ clicks }) => formatGrouped(clicks),
      isFigure: true,
    },
    {
      heading: 'shortLink.lastClick',
      cell: ({ lastClickOn }, { locale }) =>
        lastClickOn === null ? '–' : formatDay(lastClickOn, locale),
    },
  ],
  filters: [
    { name: 'text', label: 'shortLink.text', kind: 'text' },
    {
      name: 'state',
      label: 'shortLink.state',
      kind: 'choice',
      options: shortLinkStates.map((state) => ({
        value: state,
        label: `shortLinkState.${state}` as const,
      })),
    },
  ],
  keyOf: ({ code }) => code,
  linkOf: ({ code }) => ({ section: 'links', id: code }),
});
