import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CSV_LANGUAGES, csvLines, csvOf } from './csv.js';

async function* rowsOf(count: number) {
  for (let i = 0; i < count; i++) yield await Promise.resolve({ i });
}

describe('ADM-04 CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+31 20', "'+31 20"],
    ['-cmd', "'-cmd"],
    ['@sum', "'@sum"],
    ['\tx', '"\'\tx"'],
    ['a;b', '"a;b"'],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a,-1', '"a,\'-1"'],
    ['a\t@x', '"a\t\'@x"'],
    ['a"+1', '"a""\'+1"'],
    ['\rx', '"\'\rx"'],
    ['＝1+1', "'＝1+1"],
    ['=A1,"x"', '"\'=A1,""x"""'],
    ['say "hi"', '"say ""hi"""'],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
    ['plain = text', 'plain = text'],
    ['', ''],
  ])('%j is written %j', (text, written) => expect(csvLines([[text]])).toBe(`${written}\r\n`));

  it('keeps numbers, instants and what is not there', () => {
    const cells = [-5, 9.99, new Date('2026-03-01T10:00:00Z'), null];
    expect(csvLines([cells])).toBe('-5,9.99,2026-03-01T10:00:00.000Z,\r\n');
  });

  it('writes a line the same whether or not another cell of it has to be quoted', () => {
    const cells = [-5, 0.1 + 0.2, null, '', 'José 12:30', 'Łódź', 'sb_1-2.3', new Date('2026-03-01T10:00:00Z')];
    const [alone, beside] = csvLines([cells, [...cells, 'a,b']]).split('\r\n');
    expect(beside).toBe(`${alone},"a,b"`);
    expect(alone).toBe('-5,0.30000000000000004,,,José 12:30,Łódź,sb_1-2.3,2026-03-01T10:00:00.000Z');
  });

  it.each([
    [[-5, 9.99, 1200], '-5;9,99;1200'],
    [['=1+1', 'a,b', 'a;b', 'say "hi"'], `'=1+1;"a,b";"a;b";"say ""hi"""`],
    [['-1,5', '+2'], `"'-1,5";'+2`],
    [['2026-03-01', '2026-03-29T01:00:00.000Z'], '2026-03-01;2026-03-29 03:00:00'],
    [[new Date('2026-12-31T23:30:00Z'), null, ''], '2027-01-01 00:30:00;;'],
  ])('opens in a Dutch spreadsheet: %j', (cells, written) => expect(csvLines([cells], 'nl')).toBe(`${written}\r\n`));

  it.each(CSV_LANGUAGES)('begins no formula, whatever separator a spreadsheet was told: %s', (language) => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@＝;,\t"\n a1') });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        const line = csvLines([cells], language);
        for (const separator of [';', ',', '\t'])
          for (const piece of line.split(/\r?\n/).flatMap((one) => one.split(separator)))
            expect(piece).not.toMatch(/^"*[=+\-@＝]/);
      }),
      { numRuns: 500 },
    );
  });

  it('comes in pieces, after a byte order mark and the names of its columns', async () => {
    const pieces: string[] = [];
    for await (const piece of csvOf([['number', ({ i }: { i: number }) => i]], rowsOf(1200))) pieces.push(piece);
    expect(pieces).toHaveLength(3);
    const lines = pieces.join('').split('\r\n');
    expect(lines[0]).toBe('\uFEFFnumber');
    expect(lines).toHaveLength(1202);
    expect(lines[1200]).toBe('1199');
  });
});
