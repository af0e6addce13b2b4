import { localeMetadata } from '@/config/locales';
import { contentStates } from '@/contracts/content/content-choices';
import { contentDeskEndpoints, contentKinds } from '@/contracts/content/content-desk';
import { locales } from '@/contracts/locale';
import { formatDayAndTime } from '@/lib/dates';
import { localise } from '@/lib/localise';
import { createDeskList } from '../list/desk-list';
import { contentName } from './content-queries';

const { query: querySchema } = contentDeskEndpoints.deskContents;

/** Pages and entries of lists, with what is to be done in each language. */
export const contentList = createDeskList({
  name: 'contentList',
  endpoint: 'deskContents',
  querySchema,
  toRequest: (fields) => ({ query: querySchema.parse(fields) }),
  toPage: (response) => response,
  columns: [
    { heading: 'content.name', cell: (row, { locale }) => localise(row, 'title', { locale }) },
    { heading: 'content.kind', cell: ({ kind }, { t }) => t(`contentKind.${kind}`) },
    { heading: 'content.state', cell: ({ state }, { t }) => t(`contentState.${state}`) },
    {
      heading: 'content.languages',
      cell: ({ languages }, { t, locale }) =>
        locales
          .filter((one) => languages[one] !== 'complete')
          .map((one) =>
            t('content.inLanguage', {
              name: localeMetadata[one].label,
              language: t(`languageState.${languages[one]}`),
            }),
          )
          .join(localeMetadata[locale].listSeparator) || t('languageState.complete'),
    },
    {
      heading: 'content.changed',
      cell: ({ changedAt, changedBy }, { t, locale }) =>
        changedAt === null || changedBy === null
          ? t('content.delivered')
          : t('content.by', { time: formatDayAndTime(new Date(changedAt), locale), by: changedBy }),
    },
  ],
  filters: [
    { name: 'text', label: 'content.text', kind: 'text' },
    {
      name: 'kind',
      label: 'content.kind',
      kind: 'choice',
      options: contentKinds.map((kind) => ({ value: kind, label: `contentKind.${kind}` as const })),
    },
    {
      name: 'state',
      label: 'content.state',
      kind: 'choice',
      options: contentStates.map((state) => ({
        value: state,
        label: `contentState.${state}` as const,
      })),
    },
    {
      name: 'language',
      label: 'content.language',
      kind: 'choice',
      none: 'content.none',
      options: locales.map((locale) => ({
        value: locale,
        label: `contentLanguage.${locale}` as const,
      })),
    },
  ],
  keyOf: contentName,
  linkOf: (row) => ({ section: 'content', id: contentName(row) }),
});
