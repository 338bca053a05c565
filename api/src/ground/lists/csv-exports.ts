import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Type } from 'typebox';
import {
  CSV_LANGUAGES,
  csvOf,
  defineContract,
  DOWNLOAD_LIMITS,
  DownloadBulkhead,
  limitDownload,
  staffActor,
  Store,
  type Cell,
  type Contract,
  type CsvLanguage,
  type Reply,
} from '../../kernel/index.js';
import { headed } from './csv-headings.js';
import { exportsOf } from './export.js';
import { ListQuery, type ListParams } from './list-params.js';

/** For the API's description; a file is sent as it comes. */
export const CSV = Type.Unsafe<Readable>({
  description: 'RFC 4180 in UTF-8, with the names of its columns first',
  content: { 'text/csv': { schema: { type: 'string' } } },
});

/** For the query of a route that sends a file to staff. */
export const CsvLanguageParam = Type.Optional(
  Type.Enum([...CSV_LANGUAGES], {
    description: 'Of its reader: the headings are words of it, and so is how numbers and times are written',
  }),
);
const DECIMALS = ['comma', 'point'] as const;
export const CsvFormParams = {
  language: CsvLanguageParam,
  decimal: Type.Optional(
    Type.Enum([...DECIMALS], {
      description:
        'As the spreadsheet reads numbers: `comma` has semicolons and local times too, `point` commas and times in UTC',
    }),
  ),
};
interface CsvForm {
  language?: CsvLanguage | undefined;
  decimal?: (typeof DECIMALS)[number] | undefined;
}
const NOTATIONS = { comma: 'nl', point: 'en' } as const;

/** The file of a list, beside the route that shows it. */
export const csvRoute = <A extends Contract['access']>(access: A) =>
  defineContract({
    summary: 'The same list as a file, all of it',
    access,
    query: Type.Interface([ListQuery], CsvFormParams),
    reply: { 200: CSV },
  });

export type CsvColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => Cell])[];

/** Of which rows a file is made. */
export interface CsvFile<Row> extends CsvForm {
  rows: AsyncIterable<Row> | readonly Row[];
  /** How many those are that come one by one; left out where counting them would take as long as reading them. */
  count?: () => Promise<number>;
  columns: CsvColumns<Row>;
}

export interface CsvExport<Row> extends CsvFile<Row> {
  /** Its name, in the file's name and in the audit log. */
  list: string;
  filter: ListParams['filter'];
}

/** `day`: `YYYY-MM-DD`. */
type NamedFile<Row> = CsvFile<Row> & { list: string; day: string };

/** Each holds a connection to the database for as long as it is read. */
const MAX_AT_ONCE = 2;
/** Files that members take of their own rows: short ones, and never in the way of staff. */
const MAX_OWN_AT_ONCE = 4;

/**
 * Sends lists as files. Who of the staff took which is in the audit log before the first row leaves (ADM-05); a member's
 * own rows are nobody's business but theirs.
 */
@Injectable()
export class CsvExports {
  private readonly turns = new DownloadBulkhead(MAX_AT_ONCE);
  private readonly ownTurns = new DownloadBulkhead(MAX_OWN_AT_ONCE);
  /** Tests do not wait so long. */
  limits = DOWNLOAD_LIMITS;

  constructor(private readonly store: Store) {}

  async send<Row extends object>(reply: Reply, staffId: string, wanted: CsvExport<Row>): Promise<Readable> {
    const end = await this.turns.take();
    try {
      const at = await this.note(staffId, wanted);
      return this.file(reply, { ...wanted, day: at.slice(0, 10) }, end);
    } catch (error) {
      end();
      throw error;
    }
  }

  /** A member's own rows; `day` is part of the file's name. */
  async sendOwn<Row extends object>(reply: Reply, wanted: NamedFile<Row>): Promise<Readable> {
    return this.file(reply, wanted, await this.ownTurns.take());
  }

  private file<Row extends object>(reply: Reply, wanted: NamedFile<Row>, end: () => void): Readable {
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${wanted.list}-${wanted.day}.csv"`);
    const file = Readable.from(this.lines(wanted), { objectMode: false, highWaterMark: 64 * 1024 });
    return limitDownload(file, this.limits, end);
  }

  /** @returns when, as it stands in the audit log */
  private async note<Row extends object>(staffId: string, wanted: CsvExport<Row>): Promise<string> {
    const { list } = wanted;
    const filter = withoutWords(wanted.filter);
    const rows = 'length' in wanted.rows ? wanted.rows.length : await wanted.count?.();
    const stream = exportsOf(staffId);
    // Each download is one of its own.
    const key = randomUUID();
    const command = { actor: staffActor(staffId), key, request: { export: list, filter }, writes: [stream] };
    const { at } = await this.store.transact(command, (tx) => {
      const { at } = tx;
      const data = { list, filter, ...(rows !== undefined && { rows }), exportedAt: at };
      tx.append(stream, { type: 'ListExported', data });
      return { at };
    });
    return at;
  }

  private async *lines<Row extends object>({ rows, columns, language, decimal }: CsvFile<Row>): AsyncGenerator<Buffer> {
    const notation = decimal ? NOTATIONS[decimal] : language;
    for await (const piece of csvOf(headed(columns, language), rows, notation)) yield Buffer.from(piece);
  }
}

/** What was searched for may be somebody's address or account number, and the audit log keeps what a list was filtered by. */
const withoutWords = ({ q, ...filter }: ListParams['filter']): ListParams['filter'] => ({
  ...filter,
  ...(q ? { q: '…' } : {}),
});
