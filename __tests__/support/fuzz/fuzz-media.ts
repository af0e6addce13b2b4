import sharp from 'sharp';
import type { EndpointKey } from '@/contracts/endpoints';
import type { TestApi } from '../api/test-api';
import { altOfImage, mediaClient } from '../content/media-client';
import { field, filePart, formBytes, formType } from '../document/documents';
import type { Prepare } from './fuzz-fixtures';

/** What the calls about images need: one of one colour, another each time. */
export function mediaFixtures(api: TestApi): Partial<Record<EndpointKey, Prepare>> {
  let serial = 0;
  const picture = (): Promise<Buffer> => {
    serial += 1;
    const background = { r: serial % 256, g: Math.floor(serial / 256), b: 90 };
    return sharp({ create: { width: 8, height: 6, channels: 3, background } })
      .png()
      .toBuffer();
  };
  const newImage = async () => (await mediaClient(api).add(await picture())).data;
  const ofNewImage: Prepare = async () => ({ params: { id: (await newImage()).id } });
  return {
    mediaFile: async () => ({ params: { name: `${(await newImage()).id}-8.webp` } }),
    deskMedia: ({ query }) => ({ query: { ...query, cursor: undefined } }),
    deskMedium: ofNewImage,
    deskAddMedium: async () => ({
      headers: { 'content-type': formType },
      body: Uint8Array.from(
        formBytes([
          ...Object.entries(altOfImage).map(([name, value]) => field(name, value)),
          filePart(await picture(), 'wall.png', 'image/png'),
        ]),
      ),
    }),
    deskChangeMedium: async () => ({
      params: { id: (await newImage()).id },
      headers: { 'if-match': '"1"' },
    }),
    deskRemoveMedium: ofNewImage,
  };
}
