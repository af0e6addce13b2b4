/** False when this file runs from its TypeScript source (tsx, Jest), true in the bundle of the build. */
export const isBundled = !import.meta.url.endsWith('.ts');
