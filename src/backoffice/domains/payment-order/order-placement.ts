import { randomBytes } from 'node:crypto';
import { newReference } from '@/backoffice/common/reference';
import { createPlaceOrder, type PlaceOrder } from './place-order';

/** Creates payment orders, each under a new random reference. */
export const createOrderPlacement = (now: () => Date): PlaceOrder =>
  createPlaceOrder({ now, newOrderId: () => newReference('PO', randomBytes) });
