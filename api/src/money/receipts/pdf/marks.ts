import type { Letter, Mark } from './letters.js';

/** Where a letter stands: its left edge on the baseline, in points; `width` in thousandths of `size`, as in fonts. */
interface Place {
  x: number;
  baseline: number;
  size: number;
  width: number;
  bold: boolean;
  color: string;
}

const ACCENT = 333;
const COMMA = 278;
/** How much higher a mark is on a capital or a letter with an ascender. */
const LIFT = 195;

/** Draws a mark at the measures that Helvetica gives it: in thousandths of the size, up from the baseline. */
export function drawMark(doc: PDFKit.PDFDocument, { char }: Letter, mark: Mark, place: Place): void {
  const { width, size, bold, color, baseline } = place;
  const centre = width / 2;
  const lift = /[A-Zbdfhklt]/.test(char) ? LIFT : 0;
  const x = (at: number) => place.x + (at * size) / 1000;
  const y = (at: number) => baseline - (at * size) / 1000;
  const glyph = (sign: string, left: number, up: number) =>
    doc.text(sign, x(left), y(up), { lineBreak: false, baseline: 'alphabetic' });
  const pen = (thickness: number) => doc.lineWidth(((bold ? 1.4 : 1) * thickness * size) / 1000).strokeColor(color);

  switch (mark) {
    case 'acute':
      glyph('´', centre - ACCENT / 2, lift);
      break;
    case 'double acute':
      glyph('´', centre - ACCENT / 2 - 95, lift);
      glyph('´', centre - ACCENT / 2 + 65, lift);
      break;
    case 'macron':
      glyph('¯', centre - ACCENT / 2, lift);
      break;
    case 'cedilla':
      glyph('¸', centre - ACCENT / 2, 0);
      break;
    case 'comma below':
      glyph(',', centre - COMMA / 2, -190);
      break;
    case 'dot':
      pen(102);
      doc.moveTo(x(centre - (bold ? 65 : 46)), y(lift + 655));
      doc.lineTo(x(centre + (bold ? 65 : 46)), y(lift + 655)).stroke();
      break;
    case 'caron':
      pen(62);
      doc.moveTo(x(centre - 115), y(lift + 734)).lineTo(x(centre), y(lift + 620));
      doc.lineTo(x(centre + 115), y(lift + 734)).stroke();
      break;
    case 'breve':
      pen(55);
      doc.moveTo(x(centre - 125), y(lift + 731));
      doc.quadraticCurveTo(x(centre), y(lift + 515), x(centre + 125), y(lift + 731)).stroke();
      break;
    case 'ring':
      pen(42);
      doc.circle(x(centre), y(lift + 664), (72 * size) / 1000).stroke();
      break;
    case 'ogonek': {
      pen(58);
      const right = width - 25;
      doc.moveTo(x(right - 55), y(10));
      doc.bezierCurveTo(x(right - 165), y(-65), x(right - 175), y(-200), x(right - 70), y(-190));
      doc.lineTo(x(right - 15), y(-178)).stroke();
      break;
    }
    case 'stroke': {
      pen(70);
      const stem = char === 'L' ? 0.23 * width : centre;
      doc
        .moveTo(x(stem - 125), y(275))
        .lineTo(x(stem + 125), y(435))
        .stroke();
      break;
    }
    case 'bar':
      pen(52);
      doc
        .moveTo(x(width - 270), y(600))
        .lineTo(x(width + 15), y(600))
        .stroke();
      break;
  }
}
