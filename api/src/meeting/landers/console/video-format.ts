/** Brands of MP4 files whose parts browsers play. */
const MP4 = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'MSNV']);
/** An EBML header and, shortly after, the kind of document. */
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const DOC_TYPE_WEBM = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')]);
const HEAD = 64;

/** What a file is by its first bytes, whatever it is called; undefined: no video that browsers play. */
export function videoFormat(file: Buffer): 'mp4' | 'webm' | undefined {
  if (file.toString('latin1', 4, 8) === 'ftyp' && MP4.has(file.toString('latin1', 8, 12))) return 'mp4';
  const isWebm = file.subarray(0, EBML.length).equals(EBML) && file.subarray(0, HEAD).includes(DOC_TYPE_WEBM);
  return isWebm ? 'webm' : undefined;
}
