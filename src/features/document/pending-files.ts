/** Files of pending and failed uploads, by index; a `File` is not serialisable and can't be part of the store's state. */
const files = new Map<number, File>();

export const storePendingFile = (index: number, file: File): void => void files.set(index, file);
export const getPendingFile = (index: number): File | undefined => files.get(index);
export const removePendingFile = (index: number): void => void files.delete(index);
export const clearPendingFiles = (): void => files.clear();
