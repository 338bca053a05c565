import type { Readable } from 'node:stream';
import { Controller, Inject, Injectable, Req, Res } from '@nestjs/common';
import { Type, type Static, type TSchema } from 'typebox';
import {
  defineContract,
  Get,
  ReadsReplica,
  type Access,
  type Reply,
  type RequestOf,
  type Staff,
} from '../../kernel/index.js';
import { CsvExports, csvRoute, type CsvFile } from './csv-exports.js';
import { contentRange, countTo, ListQuery, readParams, type ListParams, type Sorting } from './list-params.js';

/** What a list is asked for, and by whom. */
export type AskedList = ListParams & { caller: Staff };

export interface Page<Item> {
  rows: Item[];
  /** Counted up to `countTo`; above it where there are more. */
  total: number;
}

// As Nest takes them, whatever their constructors do.
// oxlint-disable-next-line typescript/no-explicit-any
export type Injectables = Record<string, abstract new (...dependencies: any[]) => unknown>;
export type Injected<I extends Injectables> = { [Name in keyof I]: InstanceType<I[Name]> };

export interface ListOptions<Item extends TSchema, I extends Injectables> extends Sorting {
  /** Below `/admin`; in `Content-Range`, in the file's name and in the audit log of who took it. */
  resource: string;
  summary: string;
  access: Extract<Access, `staff${string}`>;
  /** The API's description of one of it. */
  item: Item;
  /** Services that the functions of this declaration are handed, by their names. */
  inject?: I;
}

interface CustomList<Item extends TSchema, I extends Injectables, Row> extends ListOptions<Item, I> {
  page: (asked: AskedList, services: Injected<I>) => Promise<Page<Static<Item>>>;
  /** All of it, without pages. Left out: the list has no file. */
  file?: (asked: AskedList, services: Injected<I>) => CsvFile<Row> | Promise<CsvFile<Row>>;
}

/**
 * A list of the console whose rows do not come from one table: a Nest controller with `GET /admin/{resource}`, in the
 * conventions of ra-data-simple-rest, and `GET /admin/{resource}.csv`. Of a list that is too long to count, `X-More-Than`
 * says how many there are at least. Rows of a table: `consoleList`.
 */
export function customList<Item extends TSchema, Row extends object, I extends Injectables = Record<never, never>>(
  options: CustomList<Item, I, Row>,
) {
  const { resource, summary, access, item, page, file } = options;
  const inject: Injectables = options.inject ?? {};
  const listRoute = defineContract({ summary, access, query: ListQuery, reply: { 200: Type.Array(item) } });
  const fileRoute = csvRoute(access);

  @Controller('admin')
  @Injectable()
  class CustomListController {
    protected readonly services: Injected<I>;
    private readonly exports: CsvExports;

    constructor(...[exports, ...services]: [CsvExports, ...unknown[]]) {
      this.exports = exports;
      this.services = Object.fromEntries(Object.keys(inject).map((name, i) => [name, services[i]])) as Injected<I>;
    }

    @Get(resource, listRoute)
    @ReadsReplica()
    async list(
      @Req() { caller, query }: RequestOf<typeof listRoute>,
      @Res({ passthrough: true }) reply: Reply,
    ): Promise<Static<Item>[]> {
      const asked = readParams(query, options);
      const { rows, total } = await page({ ...asked, caller }, this.services);
      const counted = countTo(asked);
      const known = total > counted ? '*' : total;
      void reply.header('content-range', contentRange(resource, asked.from, rows.length, known));
      if (known === '*') void reply.header('x-more-than', String(counted));
      return rows;
    }

    async file(
      @Req() { caller, query }: RequestOf<typeof fileRoute>,
      @Res({ passthrough: true }) reply: Reply,
    ): Promise<Readable> {
      const asked = readParams(query, options);
      const wanted = await file!({ ...asked, caller }, this.services);
      const { language, decimal } = query;
      return this.exports.send(reply, caller.id, {
        list: resource,
        filter: asked.filter,
        language,
        decimal,
        ...wanted,
      });
    }
  }
  // What a decorator cannot say of a class that is made from a declaration.
  [CsvExports, ...Object.values(inject)].forEach((token, i) => Inject(token)(CustomListController, undefined, i));
  if (file) {
    const prototype = CustomListController.prototype;
    Get(`${resource}.csv`, fileRoute)(prototype, 'file', Object.getOwnPropertyDescriptor(prototype, 'file')!);
  }
  return CustomListController;
}
