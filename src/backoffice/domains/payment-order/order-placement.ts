import { randomBytes } from 'node:crypto';
import { newReference } from '@/backoffice/common/reference';
import { createPlaceOrder, type PlaceOrder } from './place-order';

/** Places payment orders under random numbers of their own. */
export const createOrderPlacement = (now: () => Date): PlaceOrder =>
  createPlaceOrder({ now, newOrderId: () => newReference('PO', randomBytes) });
