import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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

const packages = createRequire(import.meta.url);
const arimo = (file: string) => readFileSync(packages.resolve(`@expo-google-fonts/arimo/${file}`));

/** Metrics of Helvetica, with Latin, Greek and Cyrillic; each document embeds only the glyphs it uses. */
const FONTS = { regular: arimo('400Regular/Arimo_400Regular.ttf'), bold: arimo('700Bold/Arimo_700Bold.ttf') };

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of Object.entries(FONTS)) doc.registerFont(name, font);
}

/** Writes a text, wrapped to the width, and leaves `doc.y` below it. */
export function write(doc: PDFKit.PDFDocument, text: string, style: Style, { x, y, width, align }: Box): void {
  const { bold = false, size, color } = style;
  doc.font(bold ? 'bold' : 'regular').fontSize(size);
  doc.fillColor(color).text(text, x, y ?? doc.y, { width, align });
}
