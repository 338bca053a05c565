import type { Fold, Sealed } from '../../kernel/domain.js';
import type { MemberEvent } from './member.events.js';
import { member, type MemberState } from './member.js';

/** An account with what its stream alone keeps of it; `erased`: nothing personal is left. */
export interface AccountAsOf extends Pick<MemberState, 'status' | 'premium' | 'disabled' | 'language' | 'signedUpAt'> {
  email: Sealed | null;
  /** IANA. */
  timeZone: string;
  erased: boolean;
}

interface Folded {
  member: MemberState;
  kept: Pick<AccountAsOf, 'email' | 'timeZone' | 'erased' | 'signedUpAt'>;
}

function keep(kept: Folded['kept'], { type, data }: MemberEvent): Folded['kept'] {
  if (type === 'SignedUp') return { ...kept, email: data.email, timeZone: data.timeZone, signedUpAt: data.signedUpAt };
  if (type === 'EmailChanged') return { ...kept, email: data.email };
  return type === 'MemberErased' ? { ...kept, erased: true } : kept;
}

export const accountFold: Fold<Folded, MemberEvent> = {
  initial: { member: member.initial, kept: { email: null, timeZone: 'UTC', erased: false, signedUpAt: null } },
  evolve: (state, event) => ({ member: member.evolve(state.member, event), kept: keep(state.kept, event) }),
};

export const accountOf = ({ member: { status, premium, disabled, language }, kept }: Folded): AccountAsOf => ({
  status,
  premium,
  disabled,
  language,
  ...kept,
});
