import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import { memberOf } from '../../../members/accounts/index.js';
import { requireText, staffActor, Store, Vault, type Staff } from '../../../kernel/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { requireKnown } from '../decide-member.js';
import { notesOn, removeNote, writeNote } from '../note.js';

export class WriteNoteDto {
  @MaxLength(2_000)
  text!: string;
}

export class WriteNote extends Command<{ id: string }> {
  constructor(readonly input: { caller: Pick<Staff, 'id' | 'role'>; memberId: string; text: string; key: string }) {
    super();
  }
}

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { caller, memberId, text, key } }: WriteNote): Promise<{ id: string }> {
    const plain = requireText('text', text);
    const member = memberOf(memberId);
    const sealed = await this.vault.seal(memberId, plain, { missing: memberNotFound });
    const note = notesOn(memberId);
    const command = { actor: staffActor(caller.id), key, request: { memberId, text }, reads: [member], writes: [note] };
    return this.store.transact(command, (tx) => {
      requireKnown(tx.state(member));
      const noteId = randomUUID();
      tx.decide(note, (state) => writeNote(state, { noteId, text: sealed, role: caller.role, at: tx.at }));
      return { id: noteId };
    });
  }
}

export class RemoveNote extends Command<void> {
  constructor(readonly input: { caller: Pick<Staff, 'id' | 'role'>; memberId: string; noteId: string; key: string }) {
    super();
  }
}

@CommandHandler(RemoveNote)
export class RemoveNoteHandler implements ICommandHandler<RemoveNote> {
  constructor(private readonly store: Store) {}

  async execute({ input: { caller, memberId, noteId, key } }: RemoveNote): Promise<void> {
    const notes = notesOn(memberId);
    const command = { actor: staffActor(caller.id), key, request: { remove: noteId }, writes: [notes] };
    await this.store.transact(command, (tx) => {
      tx.decide(notes, (state) => removeNote(state, { noteId, role: caller.role, at: tx.at }));
    });
  }
}
