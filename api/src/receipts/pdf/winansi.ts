/** Windows-1252 beyond Latin-1: what PDF's own fonts can show besides. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const STROKED: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '−': '-' };

/** Letters that those fonts do not have lose their marks; what cannot be told at all becomes a question mark. */
export const printable = (text: string): string =>
  [...text.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ')].map(toPrintable).join('');

function toPrintable(char: string): string {
  if (/[\x20-\x7e\u00a1-\u00ff]/.test(char) || EXTRA.includes(char)) return char;
  const bare = STROKED[char] ?? char.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7e]+$/.test(bare) ? bare : '?';
}
