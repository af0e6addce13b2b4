import { addedSentence, draftQuestion, plannedBanner } from '@/copy/demo/drafts';
import { dayMs } from '@/lib/hong-kong-day';
import { ServiceError } from '../common/service-error';
import { inventedBy } from '../domains/staff/staff.model';
import type { DemoOffice } from './demo-office';

const question = { kind: 'faqs', id: 'documents-in-chinese' } as const;
const answer = { kind: 'faqs', id: 'which-product' } as const;
const banner = { kind: 'banners', id: 'public-holidays' } as const;

/** A new question without one of its languages, an answer that was changed in English alone, and a banner planned for next week. Begun once. */
export async function playContent(office: DemoOffice): Promise<void> {
  const { contents, publications } = office.container.content;
  office.setTo(2, 10);
  const edit = { staff: inventedBy, version: 0 };
  const at = { position: null, upToDate: [] };
  try {
    await contents.save({ ...edit, address: question }, { ...at, body: draftQuestion });
    const { body } = await contents.find(answer);
    const answerEn = `${typeof body.answerEn === 'string' ? body.answerEn : ''}${addedSentence}`;
    await contents.save({ ...edit, address: answer }, { ...at, body: { ...body, answerEn } });
    await contents.save({ ...edit, address: banner }, { ...at, body: plannedBanner });
    const from = office.now().getTime() + 9 * dayMs;
    await publications.schedule(
      { ...edit, version: 1, address: banner },
      {
        version: 1,
        from: new Date(from).toISOString(),
        until: new Date(from + 7 * dayMs).toISOString(),
      },
    );
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'changed_meanwhile') throw error;
  }
}
