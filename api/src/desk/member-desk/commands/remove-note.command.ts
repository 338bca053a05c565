import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, type Staff } from '../../../kernel/index.js';
import { notesOn, removeNote } from '../note.js';

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
      tx.decide(notes, (state) => removeNote(state, { noteId, role: caller.role, at: tx.now.toISOString() }));
      return {};
    });
  }
}
