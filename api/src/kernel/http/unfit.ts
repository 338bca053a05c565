const isUnfit = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * The way to each text that could not be kept as it came: PostgreSQL takes no NUL, and half of a surrogate pair has no
 * bytes in UTF-8, so that another character would be read back. A stack of our own, for what somebody sends may be nested
 * without end.
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
        // A name that is unfit is not repeated.
        if (isUnfit(name)) found.push(way);
        else parts.push([`${way}/${name}`, inner]);
      }
    }
  }
  return found;
}
