import { mediaDeskEndpoints, type Medium } from '@/contracts/media/media-desk';
import type { TestApi, TestResponse } from '../api/test-api';
import { amyToken } from '../database/test-database';
import { field, filePart, formBytes, formType } from '../document/documents';

export const altOfImage = {
  altEn: 'A red and a blue wall',
  altHk: '紅藍兩色的牆',
  altCn: '红蓝两色的墙',
};

/** Sends files to the library as a member of staff, cut off before their end where they are not `isEnded`. */
export function mediaClient(api: TestApi) {
  const send = (
    file: Buffer,
    { isEnded = true, alt = altOfImage }: { isEnded?: boolean; alt?: object } = {},
  ): Promise<TestResponse> =>
    api.call('/desk/media', {
      method: 'POST',
      headers: { authorization: `Bearer ${amyToken}`, 'content-type': formType },
      body: new Uint8Array(
        formBytes(
          [
            ...Object.entries(alt).map(([name, value]) => field(name, String(value))),
            filePart(file, 'wall.png', 'image/png'),
          ],
          { isEnded },
        ),
      ),
    });
  return {
    send,
    add: async (file: Buffer): Promise<{ data: Medium; isNew: boolean }> =>
      mediaDeskEndpoints.deskAddMedium.response.parse((await send(file)).body),
  };
}
