/** Files that are being sent, or may be sent again, by their index; a file cannot be part of the store's state. */
const files = new Map<number, File>();

export const keepFile = (index: number, file: File): void => void files.set(index, file);
export const pendingFile = (index: number): File | undefined => files.get(index);
export const dropFile = (index: number): void => void files.delete(index);
export const dropAllFiles = (): void => files.clear();
