import { Controller, Req } from '@nestjs/common';
import { Type } from 'typebox';
import { OpenSessionView, sessionNotFound } from '../../../ground/authentication/index.js';
import { defineContract, Delete, Get, Id, Post, type RequestOf } from '../../../kernel/index.js';
import { MemberSessions } from './member-sessions.js';

const listRoute = defineContract({
  summary: 'Where the member is logged in, the newest first',
  access: 'member',
  reply: { 200: Type.Object({ sessions: Type.Array(OpenSessionView) }) },
});

const endRoute = defineContract({
  summary: 'Log out in one of these places',
  access: 'member',
  params: Type.Object({ id: Id }),
  errors: [sessionNotFound],
});

const endOthersRoute = defineContract({
  summary: 'Log out everywhere but here',
  access: 'member',
});

/** Stores no events: logins must not become part of a history. */
@Controller('user/sessions')
export class SessionsController {
  constructor(private readonly sessions: MemberSessions) {}

  @Get('', listRoute)
  async list(@Req() { caller }: RequestOf<typeof listRoute>) {
    return { sessions: await this.sessions.list(caller) };
  }

  @Delete(':id', endRoute)
  async end(@Req() { caller, params }: RequestOf<typeof endRoute>): Promise<void> {
    await this.sessions.endOne(caller, params.id);
  }

  @Post('end-others', endOthersRoute)
  async endOthers(@Req() { caller }: RequestOf<typeof endOthersRoute>): Promise<void> {
    await this.sessions.endOthers(caller);
  }
}
