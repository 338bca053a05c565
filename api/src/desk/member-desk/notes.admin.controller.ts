import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Delete, Id, Post, type RequestOf } from '../../kernel/index.js';
import { memberNotFound } from '../../members/profiles/index.js';
import { RemoveNote, WriteNote, WriteNoteDto } from './commands/note-on-member.command.js';
import { noteNotFound, tooManyNotes } from './member-desk.errors.js';

const writeRoute = defineContract({
  summary: 'Write something down about a member, for colleagues of the own role and for admins',
  access: 'staff',
  key: 'required',
  params: Type.Object({ id: Id }),
  body: WriteNoteDto,
  reply: { 201: Type.Object({ id: Id }) },
  errors: [memberNotFound, tooManyNotes],
});
const removeRoute = defineContract({
  summary: 'Remove a note about a member; who wrote and who removed one stays in the audit log',
  access: 'staff',
  key: 'required',
  params: Type.Object({ id: Id, note: Id }),
  errors: [noteNotFound],
});

@Controller('admin/members')
export class NotesAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/notes', writeRoute)
  write(@Req() { caller, params, body, key }: RequestOf<typeof writeRoute>): Promise<{ id: string }> {
    return this.commands.execute(new WriteNote({ caller, memberId: params.id, text: body.text, key }));
  }

  @Delete(':id/notes/:note', removeRoute)
  remove(@Req() { caller, params, key }: RequestOf<typeof removeRoute>): Promise<void> {
    const { id, note } = params;
    return this.commands.execute(new RemoveNote({ caller, memberId: id, noteId: note, key }));
  }
}
