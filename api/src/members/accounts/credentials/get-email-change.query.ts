import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Clock, Instant, Nullable, Store, Vault } from '../../../kernel/index.js';
import { pendingEmailChange } from './email-change.js';
import { memberOf } from '../member.js';

export const EmailChange = Type.Object({
  pending: Nullable(
    Type.Object({
      email: Type.String(),
      expires_at: { ...Instant, description: 'Until then the mailed link works' },
    }),
  ),
});
export type EmailChange = Static<typeof EmailChange>;

export class GetEmailChange extends Query<EmailChange> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetEmailChange)
export class GetEmailChangeHandler implements IQueryHandler<GetEmailChange> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  async execute({ memberId }: GetEmailChange): Promise<EmailChange> {
    // Another process may have stored the request a moment ago.
    const state = await this.store.readFresh(memberOf(memberId));
    const waiting = pendingEmailChange(state, this.clock.now());
    const email = await this.vault.open(waiting?.email);
    return { pending: waiting && email ? { email, expires_at: waiting.expiresAt.toISOString() } : null };
  }
}
