import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { networkOf } from '../../ground/authentication/index.js';
import { defineContract, Post, unsupportedMediaType, type RequestOf } from '../../kernel/index.js';
import { Incoming, UploadMutex, type IncomingFile } from '../../members/photos/index.js';
import { ComplaintDto, MadeComplaint, MakeComplaint } from './commands/make-complaint.command.js';
import { ComplaintFiles } from './complaint-files.js';
import { FILE_MEGABYTES } from './complaint.values.js';
import { complaintFileGone, complaintFileNotAccepted, complaintFileTooLarge } from './complaints.errors.js';

const makeRoute = defineContract({
  summary: 'Complain, or send a notice of illegal content (DSA art. 16); anybody may',
  access: 'visitor',
  key: 'required',
  limit: 'complaints',
  body: ComplaintDto,
  reply: { 201: MadeComplaint },
  errors: [complaintFileGone],
});
const fileRoute = defineContract({
  summary: `Upload the file of a complaint (JPEG, PNG, WebP, HEIC, PDF or plain text, at most ${FILE_MEGABYTES} MB) before it is sent`,
  access: 'visitor',
  limit: 'complaints',
  upload: 'file',
  reply: {
    201: Type.Object({ file: Type.String({ description: 'What the complaint names it by, within a day' }) }),
  },
  errors: [complaintFileTooLarge, complaintFileNotAccepted, unsupportedMediaType],
});

/** ADM-09, CLI-04: complaints of members and of anybody else. */
@Controller('complaints')
export class ComplaintsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly incoming: Incoming,
    private readonly files: ComplaintFiles,
    private readonly turns: UploadMutex,
  ) {}

  @Post('', makeRoute)
  make(@Req() { caller, body, host, key }: RequestOf<typeof makeRoute>): Promise<MadeComplaint> {
    return this.commands.execute(new MakeComplaint({ caller, body, host, key }));
  }

  @Post('files', fileRoute)
  upload(@Req() request: RequestOf<typeof fileRoute>): Promise<{ file: string }> {
    const expected = { field: 'file', megabytes: FILE_MEGABYTES, tooLarge: complaintFileTooLarge };
    const keep = async (file: IncomingFile) => ({ file: await this.files.keep(file) });
    return this.turns.run(`complaints ${networkOf(request.ip)}`, () => this.incoming.withFile(request, keep, expected));
  }
}
