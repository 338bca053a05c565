import { describe, expect, it } from '@jest/globals';
import { videoFormat } from './video-format.js';

const mp4 = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(64)]);
const ebml = (kind: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1]),
    Buffer.from([0x42, 0x82, 0x80 + kind.length]),
    Buffer.from(kind),
    Buffer.alloc(64),
  ]);

describe('CLI-04 what a file is', () => {
  it.each([
    ['an MP4', mp4('isom'), 'mp4'],
    ['an MP4 of another brand', mp4('mp42'), 'mp4'],
    ['a WebM', ebml('webm'), 'webm'],
    ['a photo of the same container', mp4('heic'), undefined],
    ['a film that browsers do not play', mp4('qt  '), undefined],
    ['another document of the same kind', ebml('matroska'), undefined],
    ['a page', Buffer.from('<!doctype html><script>webm</script>'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('%s', (_, file, format) => expect(videoFormat(file)).toBe(format));
});
