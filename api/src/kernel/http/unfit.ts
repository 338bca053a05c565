const isUnfit = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * Paths to all strings that cannot be stored unchanged: PostgreSQL rejects NUL, and a lone surrogate has no UTF-8
 * encoding, so a different character would be read back. Uses an explicit stack, because the input may be nested
 * arbitrarily deep.
 */
export function unfitIn(whole: unknown): string[] {
  const found: string[] = [];
  const parts: [way: string, part: unknown][] = [['', whole]];
  for (let next = parts.pop(); next; next = parts.pop()) {
    const [way, part] = next;
    if (typeof part === 'string') {
      if (isUnfit(part)) found.push(way);
    } else if (typeof part === 'object' && part !== null) {
      for (const [name, inner] of Object.entries(part)) {
        // An invalid property name is not repeated in the path.
        if (isUnfit(name)) found.push(way);
        else if (typeof inner === 'string' ? isUnfit(inner) : typeof inner === 'object')
          parts.push([`${way}/${name}`, inner]);
      }
    }
  }
  return found;
}
