import type { Approval } from '@/contracts/approval/approval';
import { localisedPath } from '@/config/paths';
import { locales, type Locale } from '@/contracts/locale';
import { recordOf } from '@/contracts/typed-record';
import { previewParam } from '@/lib/preview/preview-param';
import { ifMatchOf } from '@/backoffice/http/access/request-credentials';
import { requirePerson, type DeskCaller } from '@/backoffice/http/access/desk-authenticator';
import type { CallContext } from '@/backoffice/http/api-types';
import { fieldMessage } from '@/backoffice/http/error/field-messages';
import type { Registrar } from '@/backoffice/http/registrar';
import type { RequestApproval } from '../approval/approval.service';
import type { CheckedDraft } from './content.service';
import type { ContentModule } from './content.module';
import type { ContentAddress, ContentEdit } from './content-writer';
import { previewAnchorOf } from './preview-paths';

const editOf = (
  { kind, id }: ContentAddress,
  { staff, headers }: CallContext & DeskCaller,
): ContentEdit => ({ staff, address: { kind, id }, version: ifMatchOf(headers) });

const inWords = <T extends Pick<CheckedDraft, 'problems'>>(
  { problems, ...draft }: T,
  locale: Locale,
) => ({
  ...draft,
  problems: Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path, fieldMessage(problem, locale)]),
  ),
});

export function registerContentRoutes(
  { desk }: Registrar,
  {
    contents,
    previews,
    publications,
    siteOrigin,
    requestApproval,
  }: Pick<ContentModule, 'contents' | 'previews' | 'publications' | 'siteOrigin'> & {
    requestApproval: RequestApproval;
  },
): void {
  const answer = async (address: ContentAddress, locale: Locale) => ({
    data: inWords(await contents.find(address), locale),
  });
  async function askIfNeeded(
    { kind, id }: ContentAddress,
    at: { version: number; from: string | null; until: string | null },
    call: CallContext & DeskCaller,
  ): Promise<Approval | null> {
    if (!publications.needsSecond()) return null;
    requirePerson(call);
    const draft = ifMatchOf(call.headers);
    return requestApproval(call.staff, 'content-publication', { kind, id, draft, ...at });
  }
  desk('deskContents', ({ query }) => contents.list(query));
  desk('deskContentTokens', async () => ({ data: contents.listTokens() }));
  desk('deskContentLinks', async () => ({ data: await contents.listBrokenLinks() }));
  desk('deskContent', ({ params }, { locale }) => answer(params, locale));
  desk('deskContentVersion', async ({ params: { version, ...address } }) => ({
    data: await contents.findVersion(address, version),
  }));
  desk('deskContentDifference', async ({ params, query }) => ({
    data: await contents.findDifference(params, query),
  }));
  desk('deskPreviewContent', async ({ params, body }) => {
    const { path, token, expiresAt } = await previews.create(params, body.version);
    const addresses = recordOf(
      locales,
      (locale) =>
        `${siteOrigin ?? ''}${localisedPath(locale, path)}?${previewParam}=${token}${previewAnchorOf(params.kind)}`,
    );
    return { data: { version: body.version, addresses, expiresAt: expiresAt.toISOString() } };
  });
  desk('deskCheckContent', async ({ params, body }, { locale }) => ({
    data: inWords(await contents.check(params, body.body), locale),
  }));
  desk('deskSaveContent', async ({ params, body }, call) => ({
    data: inWords(await contents.save(editOf(params, call), body), call.locale),
  }));
  desk('deskPublishContent', async ({ params, body }, call) => {
    const at = { version: body.version, from: null, until: null };
    const approval = await askIfNeeded(params, at, call);
    if (approval === null) await publications.publish(editOf(params, call), body.version);
    return { ...(await answer(params, call.locale)), approval };
  });
  desk('deskScheduleContent', async ({ params, body }, call) => {
    const approval = await askIfNeeded(params, body, call);
    if (approval === null) await publications.schedule(editOf(params, call), body);
    return { ...(await answer(params, call.locale)), approval };
  });
  desk('deskUnscheduleContent', async ({ params }, call) => {
    await publications.unschedule(editOf(params, call));
    return answer(params, call.locale);
  });
  desk('deskWithdrawContent', async ({ params }, call) => {
    await publications.withdraw(editOf(params, call));
    return answer(params, call.locale);
  });
  desk('deskEditContent', async ({ params }, { staff }) => ({
    data: await contents.markEditing(staff, params),
  }));
}
