import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Post, type Reply, type RequestOf, type Staff } from '../../kernel/index.js';
import { OPENED_FROM_HEADER, openedFrom } from '../audit/index.js';
import {
  ComplaintAnswerDto,
  ComplaintClaimDto,
  ComplaintHandOverDto,
  ComplaintTextDto,
  HandleComplaint,
  type Handling,
} from './commands/handle-complaint.command.js';
import { ComplaintCaseDto, MakeCase } from './commands/make-case.command.js';
import { ViewComplaint } from './commands/view-complaint.command.js';
import { Complaints } from './complaints.js';
import {
  complaintAlreadyClosed,
  complaintClaimed,
  complaintHasCase,
  complaintNotFound,
  complaintWithoutAddress,
  contentNotFound,
} from './complaints.errors.js';
import { ComplaintView } from './queries/get-complaint.query.js';

const params = Type.Object({ id: Id });
// Each desk's own alone: `requireOwn`.
const access = 'staff';
const act = { access, key: 'required', params } as const;
const decided = [complaintNotFound, complaintClaimed, complaintAlreadyClosed];

const showRoute = defineContract({
  summary: 'A complaint with all that was written; that it was looked at is recorded',
  access,
  params,
  reply: { 200: ComplaintView },
  errors: [complaintNotFound],
});
const fileRoute = defineContract({
  summary: 'The file that came with a complaint, only ever as a download',
  access,
  params,
  reply: {
    200: Type.Unsafe<Buffer>({
      description: 'The file',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    }),
  },
  errors: [complaintNotFound],
});
const attachedRoute = defineContract({
  summary: 'A file that was attached to a mailed reply, only ever as a download',
  access,
  params: Type.Object({ id: Id, file: Id }),
  reply: fileRoute.reply,
  errors: [complaintNotFound],
});
const claimRoute = defineContract({
  ...act,
  summary: 'Take a complaint up; with `over` also from a colleague',
  body: ComplaintClaimDto,
  errors: decided,
});
const releaseRoute = defineContract({
  ...act,
  summary: 'Give a complaint back',
  errors: [complaintNotFound],
});
const handOverRoute = defineContract({
  ...act,
  summary: 'Leave a complaint to the other desk: to finance, or back to moderators',
  body: ComplaintHandOverDto,
  errors: decided,
});
const answerRoute = defineContract({
  ...act,
  summary: 'Answer by mail, in the name of the site',
  body: ComplaintAnswerDto,
  errors: [...decided, complaintWithoutAddress],
});
const noteRoute = defineContract({
  ...act,
  summary: 'Write a note that only staff read',
  body: ComplaintTextDto,
  errors: [complaintNotFound],
});
const closeRoute = defineContract({
  ...act,
  summary: 'Close a complaint without a further answer',
  errors: decided,
});
const caseRoute = defineContract({
  summary: 'Make a case of a notice of illegal content, with evidence',
  access: 'staff:moderator',
  key: 'required',
  params,
  body: ComplaintCaseDto,
  reply: { 201: Type.Object({ case_id: Id }) },
  errors: [complaintNotFound, complaintHasCase, contentNotFound],
});

@Controller('admin/complaints')
export class ComplaintsAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly complaints: Complaints,
  ) {}

  @Get(':id', showRoute)
  show(@Req() { caller, params: { id }, headers }: RequestOf<typeof showRoute>): Promise<ComplaintView> {
    const from = openedFrom(headers[OPENED_FROM_HEADER]);
    return this.commands.execute(new ViewComplaint({ caller, complaintId: id, from }));
  }

  @Get(':id/file', fileRoute)
  async file(@Req() request: RequestOf<typeof fileRoute>, @Res({ passthrough: true }) answer: Reply): Promise<Buffer> {
    return this.download(answer, { caller: request.caller, complaintId: request.params.id });
  }

  @Get(':id/files/:file', attachedRoute)
  async attached(
    @Req() { caller, params: asked }: RequestOf<typeof attachedRoute>,
    @Res({ passthrough: true }) answer: Reply,
  ): Promise<Buffer> {
    return this.download(answer, { caller, complaintId: asked.id, fileId: asked.file });
  }

  @Post(':id/claim', claimRoute)
  claim(@Req() request: RequestOf<typeof claimRoute>): Promise<void> {
    return this.handle(request, { act: 'claim', ...request.body });
  }

  @Post(':id/release', releaseRoute)
  release(@Req() request: RequestOf<typeof releaseRoute>): Promise<void> {
    return this.handle(request, { act: 'release' });
  }

  @Post(':id/hand-over', handOverRoute)
  handOver(@Req() request: RequestOf<typeof handOverRoute>): Promise<void> {
    return this.handle(request, { act: 'hand-over', ...request.body });
  }

  @Post(':id/answer', answerRoute)
  answer(@Req() request: RequestOf<typeof answerRoute>): Promise<void> {
    return this.handle(request, { act: 'answer', ...request.body });
  }

  @Post(':id/note', noteRoute)
  note(@Req() request: RequestOf<typeof noteRoute>): Promise<void> {
    return this.handle(request, { act: 'note', ...request.body });
  }

  @Post(':id/close', closeRoute)
  close(@Req() request: RequestOf<typeof closeRoute>): Promise<void> {
    return this.handle(request, { act: 'close' });
  }

  @Post(':id/case', caseRoute)
  async makeCase(@Req() { caller, params: { id }, body, key }: RequestOf<typeof caseRoute>) {
    const made = new MakeCase({ caller, complaintId: id, address: body.address, key });
    return { case_id: (await this.commands.execute(made)).caseId };
  }

  private async download(
    answer: Reply,
    { caller, complaintId, fileId }: { caller: Staff; complaintId: string; fileId?: string },
  ): Promise<Buffer> {
    const { number } = await this.commands.execute(new ViewComplaint({ caller, complaintId, file: true }));
    const file = await this.complaints.file(complaintId, fileId);
    if (!file) throw complaintNotFound({});
    void answer
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${number}.${file.kind}"`)
      .header('content-security-policy', "default-src 'none'; sandbox");
    return file.bytes;
  }

  private handle(request: Pick<RequestOf<typeof releaseRoute>, 'caller' | 'params' | 'key'>, handling: Handling) {
    const { caller, params: asked, key } = request;
    return this.commands.execute(new HandleComplaint({ caller, complaintId: asked.id, handling, key }));
  }
}
