import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import { FetchDebitFile, MakeDebitFile } from './commands/make-debit-file.command.js';
import {
  CollectDebitFile,
  DebitFileStepDto,
  SendDebitFile,
  TakeDebitFileApart,
} from './commands/step-debit-file.command.js';
import {
  debitDecided,
  debitFileExpired,
  debitFileNotFound,
  debitFileNotSent,
  debitFileSent,
  debitFileTakenApart,
  debitUnavailable,
  noDebitsDue,
} from './debits.errors.js';
import { DueDebits, GetDueDebits } from './queries/get-due-debits.query.js';

const params = Type.Object({ id: Id });
const XML = Type.Unsafe<string>({
  description: 'pain.008.001.08',
  content: { 'application/xml': { schema: { type: 'string' } } },
});
const step = {
  access: 'staff:finance',
  key: 'required',
  params,
  body: DebitFileStepDto,
  reply: { 200: Type.Object({ id: Type.String() }) },
} as const;

const due = defineContract({
  summary: 'How many direct debits the next file for the bank would hold',
  access: 'staff:finance',
  reply: { 200: DueDebits },
});
const make = defineContract({
  summary: 'Put the direct debits that are due into a file for the bank, each once',
  access: 'staff:finance',
  key: 'required',
  reply: { 201: Type.Object({ id: Type.String(), debits: Type.Integer() }) },
  errors: [noDebitsDue, debitUnavailable],
});
const fetch = defineContract({
  summary: 'A file of direct debits as the bank takes it; as often as it is asked for',
  access: 'staff:finance',
  params,
  reply: { 200: XML },
  errors: [debitFileNotFound, debitFileTakenApart, debitFileExpired],
});
const sent = defineContract({
  ...step,
  summary: 'A file was handed in at the bank',
  errors: [debitFileNotFound, debitFileSent, debitFileTakenApart],
});
const apart = defineContract({
  ...step,
  summary: 'A file that was not sent is taken apart: its debits wait for the next one',
  errors: [debitFileNotFound, debitFileSent, debitFileTakenApart],
});
const collected = defineContract({
  ...step,
  summary: 'The bank has credited a file',
  errors: [debitFileNotFound, debitFileNotSent, debitFileTakenApart, debitDecided],
});

@Controller('admin')
export class DebitFilesAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('debit-files-due', due)
  due(@Req() _: RequestOf<typeof due>): Promise<DueDebits> {
    return this.queries.execute(new GetDueDebits());
  }

  @Post('debit-files', make)
  make(@Req() { caller, key }: RequestOf<typeof make>): Promise<{ id: string; debits: number }> {
    return this.commands.execute(new MakeDebitFile({ staffId: caller.id, key }));
  }

  @Get('debit-files/:id/pain.008.xml', fetch)
  async fetch(@Req() { caller, params }: RequestOf<typeof fetch>, @Res({ passthrough: true }) reply: Reply) {
    const { id } = params;
    const xml = await this.commands.execute(new FetchDebitFile({ fileId: id, staffId: caller.id }));
    void reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="direct-debits-${id.slice(-12)}.xml"`);
    return xml;
  }

  @Post('debit-files/:id/sent', sent)
  sent(@Req() { caller, params, body, key }: RequestOf<typeof sent>): Promise<{ id: string }> {
    return this.commands.execute(new SendDebitFile({ fileId: params.id, staffId: caller.id, body, key }));
  }

  @Post('debit-files/:id/apart', apart)
  apart(@Req() { caller, params, body, key }: RequestOf<typeof apart>): Promise<{ id: string }> {
    return this.commands.execute(new TakeDebitFileApart({ fileId: params.id, staffId: caller.id, body, key }));
  }

  @Post('debit-files/:id/collected', collected)
  collected(@Req() { caller, params, body, key }: RequestOf<typeof collected>): Promise<{ id: string }> {
    return this.commands.execute(new CollectDebitFile({ fileId: params.id, staffId: caller.id, body, key }));
  }
}
