import cn from '@locales/cn/places.json';
import en from '@locales/en/places.json';
import hk from '@locales/hk/places.json';
import { createLocaleTexts } from './locale-texts';

/** The labels of floors, flats and car parks. */
export const placeTexts = createLocaleTexts({ en, hk, cn });
