/** The list with one of it a place up (-1) or down (1). */
export function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  next.splice(index + by, 0, item!);
  return next;
}
