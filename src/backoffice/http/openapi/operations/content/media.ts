import { successResponse } from '@/backoffice/http/responses';
import type { OperationGroup } from '../../operation-notes';
import { landingExample } from '../../examples/page';
import { mediumExample } from '../../examples/medium';

const { id, altEn, altHk, altCn } = mediumExample;
const alt = { altEn, altHk, altCn };
const params = { id };

export const mediaFileOperations = {
  mediaFile: {
    description:
      'What a page names as `path` of an image; never other bytes under the same name, so that it may be kept for a year. Not an attachment.',
    errors: ['not_found'],
    isInline: true,
    fileTypes: ['image/webp', 'image/jpeg'],
    example: { params: { name: `${id}-960.webp` } },
  },
} as const satisfies OperationGroup['operations'];

export const deskMediaOperations = {
  deskMedia: {
    example: {
      query: { text: 'harbour' },
      response: { data: [mediumExample], next: null, total: 1 },
    },
  },
  deskMedium: {
    errors: ['not_found'],
    example: {
      params,
      response: {
        data: {
          ...mediumExample,
          uses: [
            {
              kind: 'landing-pages',
              id: 'spring-rates',
              titleEn: landingExample.titleEn,
              titleHk: landingExample.titleHk,
              titleCn: landingExample.titleCn,
            },
          ],
        },
      },
    },
  },
  deskAddMedium: {
    description:
      'The text parts come before the file: JPEG, PNG, WebP or AVIF, of which only the pixels are kept. The type is found in the bytes. The very same file is one image.',
    example: { form: alt, response: { data: mediumExample, isNew: true } },
  },
  deskChangeMedium: {
    description: 'Documents that show the image keep the words that they took over.',
    needsVersion: true,
    errors: ['not_found', 'changed_meanwhile'],
    example: { params, body: alt, response: { data: { ...mediumExample, version: 2 } } },
  },
  deskRemoveMedium: {
    description:
      'A `conflict` while a document shows it, has it in its draft, or is to show it by a schedule or test.',
    errors: ['not_found', 'conflict'],
    example: { params, response: successResponse },
  },
} as const satisfies OperationGroup['operations'];
