import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { Database } from '../../kernel/index.js';
import { isEqual, type Check } from './month-checks.js';
import { MonthBooks, type MonthPart, type MonthWanted } from './month-books.js';

/** Bytes of the ZIP that one row holds. */
const PART = 1024 * 1024;

interface MadeFile {
  /** SHA-256 of names and contents. */
  digest: string;
  bytes: number;
  checks: Check[];
}

/** Makes, keeps and reads the files of closed months. */
@Injectable()
export class MonthFiles {
  constructor(
    private readonly database: Database,
    private readonly books: MonthBooks,
  ) {}

  /** Makes the month's file for this request, over what an attempt before may have left of it. */
  async make(wanted: MonthWanted, request: number): Promise<MadeFile> {
    const { month } = wanted;
    const hash = createHash('sha256');
    let checks: Check[] = [];
    const parts = await this.books.partsOf(wanted, (found) => (checks = found));
    await this.database.query('DELETE FROM bookkeeping.month_files WHERE month = $1 AND request = $2', [
      month,
      request,
    ]);
    let bytes = 0;
    let part = 0;
    for await (const piece of inPieces(zipOf(parts, month, hash))) {
      await this.database.query('INSERT INTO bookkeeping.month_files VALUES ($1, $2, $3, $4)', [
        month,
        request,
        part++,
        piece,
      ]);
      bytes += piece.length;
    }
    return { digest: hash.digest('hex'), bytes, checks };
  }

  /** A part at a time. */
  async *read(month: string, request: number): AsyncGenerator<Buffer> {
    for (let part = 0; ; part++) {
      const row = await this.database.one<{ bytes: Buffer }>(
        'SELECT bytes FROM bookkeeping.month_files WHERE month = $1 AND request = $2 AND part = $3',
        [month, request, part],
      );
      if (!row) return;
      yield row.bytes;
    }
  }

  /** Deletes what requests before this one, or failed ones, have left. */
  async keepOnly(month: string, request: number): Promise<void> {
    await this.database.query('DELETE FROM bookkeeping.month_files WHERE month = $1 AND request <> $2', [
      month,
      request,
    ]);
  }

  /** `month`: the first that stays. */
  async deleteBefore(month: string): Promise<void> {
    await this.database.query('DELETE FROM bookkeeping.month_files WHERE month < $1', [month]);
  }
}

export const failedOf = (checks: readonly Check[]): number => checks.filter((check) => !isEqual(check)).length;

/**
 * The same books give the same bytes: no time of making, no mode of a file system, and one order. Entries bear the last
 * day of their month, in the ZIP's own notation, which knows no time zone.
 */
export function zipOf(parts: readonly MonthPart[], month: string, hash: Hash): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const [year, number] = month.split('-').map(Number) as [number, number];
  const options = { mtime: new Date(year, number, 0), mode: 0o100644, forceDosTimestamp: true, compress: true };
  for (const { name, read } of parts) {
    zip.addReadStreamLazy(`books-${month}/${name}`, options, (done) => {
      const content = Readable.from(hashed(name, read(), hash), { objectMode: false });
      // Without a listener, a read error would end the process instead of this file.
      content.once('error', (error) => output.destroy(error));
      done(null, content);
    });
  }
  zip.end();
  return output;
}

async function* hashed(name: string, pieces: AsyncIterable<string>, hash: Hash): AsyncGenerator<Buffer> {
  hash.update(`${name}\n`);
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece);
    hash.update(bytes);
    yield bytes;
  }
}

async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const some of bytes) {
    waiting.push(some);
    length += some.length;
    while (length >= PART) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, PART);
      const rest = all.subarray(PART);
      waiting = [rest];
      length = rest.length;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
