import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberOf, type MemberState } from '../../../members/accounts/index.js';
import { invalidInput, staffActor, Store, Vault, type Staff } from '../../../kernel/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { notesOn, writeNote } from '../note.js';

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
    const plain = text.trim();
    if (plain === '') throw invalidInput([{ field: 'text', code: 'required' }]);
    const member = memberOf(memberId);
    const sealed = await this.vault.seal(memberId, plain, { missing: memberNotFound });
    const note = notesOn(memberId);
    const command = { actor: staffActor(caller.id), key, request: { memberId, text }, reads: [member], writes: [note] };
    return this.store.transact(command, (tx) => {
      requireKnown(tx.state(member));
      const noteId = randomUUID();
      tx.decide(note, (state) =>
        writeNote(state, { noteId, text: sealed, role: caller.role, at: tx.now.toISOString() }),
      );
      return { id: noteId };
    });
  }
}

function requireKnown({ status, deletion }: MemberState): void {
  if (status === 'none' || deletion?.erasing) throw memberNotFound({});
}
