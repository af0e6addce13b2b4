/** The option's value for the car parks of an estate or a sub-district; `placeOfCarPark` undoes it. */
export function carParkChoice(placeId: string): string {
  return `p:${placeId.replace(':', '-')}`;
}

/** The estate or sub-district that a chosen car park belongs to, or null. */
export function placeOfCarPark(choice: string): string | null {
  const match = /^p:([es])-(.+)$/.exec(choice);
  return match ? `${match[1]}:${match[2]}` : null;
}
