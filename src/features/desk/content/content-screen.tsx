'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { contentKindSchema } from '@/contracts/content/content-desk';
import { keysOf } from '@/contracts/typed-record';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { useDeskSelector } from '@/store/desk-hooks';
import { DeskLink } from '../frame/desk-link';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { ListViews } from '../list/list-views';
import { staffSessionSlice } from '../session/staff-session.slice';
import { BeginEntry } from './begin-entry';
import own from './content.module.css';
import { contentList } from './content-list';
import { LinkCheck } from './link-check';
import { ContentView } from './content-view';
import { MediaTool } from './media/media-tool';
import { FinderTrialScreen } from './rule-trial/finder-trial-screen';
import { IndicativeTrialScreen } from './rule-trial/indicative-trial-screen';

const views = [
  { label: 'content.viewPages', fields: { kind: 'page' } },
  { label: 'content.viewLanding', fields: { kind: 'landing-pages' } },
  { label: 'content.viewRedirects', fields: { kind: 'redirects' } },
  { label: 'content.viewNotices', fields: { kind: 'notifications' } },
  { label: 'content.viewQuestions', fields: { kind: 'faqs' } },
  { label: 'content.viewChanged', fields: { state: 'changed' } },
  { label: 'content.viewScheduled', fields: { state: 'scheduled' } },
] as const;

/** What else the address may name; no document is called so, because names of documents begin with their kind. */
const tools = {
  images: MediaTool,
  links: LinkCheck,
  'finder-trial': FinderTrialScreen,
  'indicative-trial': IndicativeTrialScreen,
} as const;
const toolWords = {
  images: 'content.images',
  links: 'content.links',
  'finder-trial': 'ruleTrial.finder',
  'indicative-trial': 'ruleTrial.indicative',
} as const;
const toolIds = keysOf(tools);

/** Pages and entries of lists; one of them, as its form, where the address names it. */
export function ContentScreen({ id, query, t, locale }: DeskScreenProps) {
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  const mayEdit = permissions.includes('content.edit');
  const tool = toolIds.find((one) => one === id);
  if (tool !== undefined) {
    const Tool = tools[tool];
    return (
      <>
        <p>
          <DeskLink href={deskHref(locale, 'content')}>{t('content.title')}</DeskLink>
        </p>
        <h1>{t(toolWords[tool])}</h1>
        <RequireNamespace namespace="content-form">
          <Tool t={t} locale={locale} />
        </RequireNamespace>
      </>
    );
  }
  if (id !== null) {
    const at = id.indexOf('.');
    const kind = contentKindSchema.safeParse(id.slice(0, Math.max(at, 0)));
    if (!kind.success) return <p>{t('notFound.text')}</p>;
    return (
      <RequireNamespace namespace="content-form">
        <ContentView
          key={`${id} ${query.has('new')}`}
          kind={kind.data}
          id={id.slice(at + 1)}
          isNew={query.has('new')}
          mayEdit={mayEdit}
          t={t}
          locale={locale}
        />
      </RequireNamespace>
    );
  }
  return (
    <DeskListView
      list={contentList}
      section="content"
      title={t('content.title')}
      query={query}
      actions={() => (
        <>
          <ListViews section="content" views={views} query={query} t={t} locale={locale} />
          <span className={own.tools}>
            {toolIds.map((one) => (
              <DeskLink key={one} href={deskHref(locale, 'content', one)}>
                {t(toolWords[one])}
              </DeskLink>
            ))}
          </span>
          {mayEdit ? (
            <BeginEntry
              key={query.get('kind')}
              kind={query.get('kind') ?? 'landing-pages'}
              t={t}
              locale={locale}
            />
          ) : null}
        </>
      )}
      t={t}
      locale={locale}
    />
  );
}
