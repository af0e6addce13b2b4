import { harbour, harbourNarrow } from './scene-harbour.mjs';
import { desk, letter, people, workshop } from './scenes-indoors.mjs';
import { estate, shopfront, tongLau, tram } from './scenes-street.mjs';
import { bridge, ferry, key, peak, towers } from './scenes-water.mjs';

/** File name → scene. */
export const scenes = {
  harbour,
  'harbour-narrow': harbourNarrow,
  tongLau,
  towers,
  key,
  ferry,
  tram,
  peak,
  bridge,
  workshop,
  shopfront,
  estate,
  desk,
  letter,
  people,
};
