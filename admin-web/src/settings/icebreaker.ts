export interface Piece {
  /** `filled`: the name of what is filled in; `unknown`: braces that nothing fills. */
  kind: 'text' | 'filled' | 'unknown';
  text: string;
}

/** A line to begin with, taken apart at its braces (CHT-07). */
export const piecesOf = (line: string, known: readonly string[]): Piece[] =>
  line
    .split(/(\{[^{}]*\}|[{}])/)
    .filter(Boolean)
    .map((text): Piece => {
      if (!/[{}]/.test(text)) return { kind: 'text', text };
      const name = text.slice(1, -1);
      return known.includes(name) ? { kind: 'filled', text: name } : { kind: 'unknown', text };
    });

export const wrongIn = (lines: readonly string[], known: readonly string[]): boolean =>
  lines.some((line) => piecesOf(line, known).some(({ kind }) => kind === 'unknown'));
