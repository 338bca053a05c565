import { describe, expect, it } from '@jest/globals';
import { fromBytes, toBytes } from './rendering.js';

const webp = Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1');
const photo = {
  width: 900,
  height: 1200,
  placeholder: 'data:image/webp;base64,AAAA',
  renditions: { original: webp, card: webp, thumb: webp, blurred: webp },
};
const answer = (changes: object): Buffer => toBytes({ ...photo, ...changes });

describe('what a decoder answers', () => {
  it('is read as it was written', () => {
    expect(fromBytes(toBytes(photo))).toEqual(photo);
    expect(fromBytes(toBytes({ problem: 'too_small' }))).toEqual({ problem: 'too_small' });
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['less than it announces', toBytes(photo).subarray(0, -1)],
    ['a head of 4 GB', Buffer.alloc(50, 0xff)],
    ['no JSON', Buffer.concat([Buffer.from([0, 0, 0, 2]), Buffer.from('{{')])],
    ['null', Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('null')])],
    ['a problem of its own', toBytes({ problem: 'other' as 'too_small' })],
    ['a side of nothing', answer({ width: 0 })],
    ['a side that is no number', answer({ height: '1200' })],
    ['a placeholder that is no picture', answer({ placeholder: 'javascript:alert(1)' })],
    ['a placeholder that closes its place', answer({ placeholder: 'data:image/webp;base64,AA");color:red' })],
    ['a placeholder of a book’s length', answer({ placeholder: `data:image/webp;base64,${'A'.repeat(5_000)}` })],
    ['a page for a picture', answer({ renditions: { ...photo.renditions, card: Buffer.from('<html>hello') } })],
  ])('is nothing when it is %s', (_case, bytes) => expect(fromBytes(bytes)).toBeUndefined());
});
