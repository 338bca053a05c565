/**
 * Of an `LRUCache` for so many entries. With `max` it would set room aside for all of them at its start: 58 MB in a
 * process that has cached nothing.
 */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
