/** The option value for the car parks of an estate or a sub-district; `parseCarParkOption` is the inverse. */
export function carParkOptionValue(placeId: string): string {
  return `p:${placeId.replace(':', '-')}`;
}

/** The estate or sub-district of a chosen car park, or null. */
export function parseCarParkOption(optionValue: string): string | null {
  const match = /^p:([es])-(.+)$/.exec(optionValue);
  return match ? `${match[1]}:${match[2]}` : null;
}
