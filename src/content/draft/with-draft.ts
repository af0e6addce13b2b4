import type { Collection } from '@/contracts/desk';
import type { EndpointKey } from '@/contracts/endpoints';
import { isRecord } from '@/lib/object/to-record';
import type { PreviewedContent } from '@/lib/preview/previewed-content';

/** Lists of the desk by the call that answers their entries. */
const listOfEndpoint: Partial<Record<EndpointKey, Collection>> = {
  navs: 'navs',
  banners: 'banners',
  personas: 'personas',
  faqs: 'faqs',
  jobs: 'jobs',
  privateLinks: 'private-links',
  csContacts: 'contacts-cscenter',
  generalContact: 'contacts-gen',
  sectionCards: 'online-valuation-steps',
  sectionPageEntries: 'pymt-holiday',
  sectionVideos: 'infographic-video',
};

/** An answer of the content API as it would be with the draft in it. Only this copy is changed: the answer itself is everybody’s. */
export function withDraft(
  key: EndpointKey,
  { answer, slug }: { answer: unknown; slug: string | undefined },
  preview: PreviewedContent,
): unknown {
  const { kind, id, body } = preview;
  if (key === 'page') return kind === 'page' && slug === id ? body : answer;
  if (key === 'landingPage') return kind === 'landing-pages' && slug === id ? body : answer;
  if (kind === 'maintenance' && key === 'maintenance') return { ...body, showButton1: true };
  if (kind === 'notifications' && key === 'notifications') return { data: [unrestricted(body)] };
  if (key === 'valuationSwitch') return kind === 'valuation-switch' ? body : answer;
  if (!isRecord(answer)) return answer;
  if (key === 'rules')
    return kind === 'finder-questions'
      ? { ...answer, questions: withEntry(answer.questions, preview) }
      : answer;
  const list = key === 'sectionTools' ? slug : listOfEndpoint[key];
  return list === kind ? { ...answer, data: withEntry(answer.data, preview) } : answer;
}

/** A notification as everybody sees it, also who closed it before. */
const unrestricted = (body: PreviewedContent['body']) => ({
  ...body,
  _id: 'preview',
  paths: undefined,
  forSignedIn: undefined,
});

function withEntry(entries: unknown, { id, body, index }: PreviewedContent): unknown[] {
  const others = Array.isArray(entries)
    ? entries.filter((entry: unknown) => !(isRecord(entry) && entry._id === id))
    : [];
  return others.toSpliced(index, 0, body);
}
