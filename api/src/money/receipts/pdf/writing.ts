import { lettersOf, spaced, type Letter } from './letters.js';
import { drawMark } from './marks.js';

export interface Style {
  size: number;
  color: string;
  bold?: boolean;
}

interface Box {
  x: number;
  y?: number;
  width: number;
  align?: 'left' | 'right';
}

/** Helvetica's height of capitals, which PDFKit counts lines from. */
const ASCENDER = 0.718;

/**
 * Writes a text in PDF's own fonts and leaves `doc.y` below it. Those fonts are in every reader and need no file, but
 * they know the letters of Western Europe only: marks of others are drawn, and the text itself is kept beside for
 * whoever copies, searches or hears it.
 */
export function write(doc: PDFKit.PDFDocument, text: string, style: Style, { x, y, width, align }: Box): void {
  const { bold = false, size, color } = style;
  doc.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  let top = y ?? doc.y;
  for (const line of wrapped(doc, text, width)) {
    const letters = lettersOf(line);
    const left = align === 'right' ? x + width - widthOf(doc, letters) : x;
    writeLine(doc, line, letters, { x: left, baseline: top + ASCENDER * size, size, color, bold });
    top += doc.currentLineHeight(true);
  }
  doc.y = top;
}

type Line = Required<Style> & { x: number; baseline: number };

function writeLine(doc: PDFKit.PDFDocument, line: string, letters: readonly Letter[], at: Line): void {
  const marked = plain(letters) !== spaced(line);
  if (marked) doc.markContent('Span', { actual: line });
  doc.fillColor(at.color).text(plain(letters), at.x, at.baseline, { lineBreak: false, baseline: 'alphabetic' });
  for (const [i, letter] of letters.entries()) {
    const own = doc.widthOfString(letter.char);
    // Up to its right edge and back: pairs of letters are set closer.
    const x = at.x + widthOf(doc, letters.slice(0, i + 1)) - own;
    for (const mark of letter.marks) drawMark(doc, letter, mark, { ...at, x, width: (own * 1000) / at.size });
  }
  if (marked) doc.endMarkedContent();
}

function wrapped(doc: PDFKit.PDFDocument, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(doc, lettersOf(longer)) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const plain = (letters: readonly Letter[]) => letters.map(({ char }) => char).join('');
const widthOf = (doc: PDFKit.PDFDocument, letters: readonly Letter[]) => doc.widthOfString(plain(letters));
