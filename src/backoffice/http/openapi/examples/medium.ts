import { brand } from '@/config/brand';
import type { Medium } from '@/contracts/media/media-desk';
import { mediaRoot } from '@/contracts/media/media-choices';
import { instant } from './application';

const id = '5f1b0c7e9a3d4e2f8c6b7a1d0e9f8c3b';

export const mediumExample: Medium = {
  id,
  altEn: brand.nameEn,
  altHk: brand.nameHk,
  altCn: brand.nameCn,
  width: 1_600,
  height: 900,
  version: 1,
  sources: [480, 960, 1_600].map((width) => ({ path: `${mediaRoot}${id}-${width}.webp`, width })),
  sharedPath: `${mediaRoot}${id}-1200.jpg`,
  bytes: 412_806,
  addedAt: instant,
  addedBy: 'may@lender.example',
};
