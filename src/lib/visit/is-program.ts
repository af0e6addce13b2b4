import { isbot } from 'isbot';
import type { DeviceClass } from '@/contracts/site-health/site-health-choices';
import { deviceClassOf } from './visit';

/** So many browsers are remembered; names that are longer are rare, and could be sent to fill the memory. */
const maxRemembered = 2_000;
const maxRememberedLength = 300;
const remembered = new Map<string, KnownBrowser>();

/** What a browser says of itself, as far as visits are counted by it. */
export interface KnownBrowser {
  /** It names itself a program, or nothing at all; `isbot` keeps the list. */
  isProgram: boolean;
  device: DeviceClass;
}

/** What a browser's name says; asked for every page that is served. */
export function browserOf(userAgent: string): KnownBrowser {
  const known = remembered.get(userAgent);
  if (known !== undefined) return known;
  const found = {
    isProgram: userAgent === '' || isbot(userAgent),
    device: deviceClassOf(userAgent),
  };
  if (remembered.size >= maxRemembered) remembered.clear();
  if (userAgent.length <= maxRememberedLength) remembered.set(userAgent, found);
  return found;
}

/** Whether a browser names itself a program, or nothing at all. */
export const isProgram = (userAgent: string): boolean => browserOf(userAgent).isProgram;
