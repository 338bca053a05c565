import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Conversations } from '../../../meeting/conversations/index.js';
import { Nullable, ReadsReplica, type Staff } from '../../../kernel/index.js';
import { StaffPhoto, Photos } from '../../../members/photos/index.js';
import { memberNotFound, OwnProfile, Profiles } from '../../../members/profiles/index.js';
import { DecisionReader, MemberDecisions } from '../member-decisions.js';
import { MembersList } from '../members.list.js';
import { StaffNote, StaffNotes } from '../staff-notes.js';

export const ConsoleMemberPage = Type.Object({
  ...MembersList.item.properties,
  decisions: MemberDecisions,
  /** Number of members they exchanged messages with: those a decision about this member affects. */
  conversations: Type.Integer(),
  /** Consent to special categories of data, by purpose; null once the member is forgotten, and for staff who do not moderate. */
  consents: Nullable(OwnProfile.properties.consents),
  invisible: Type.Boolean(),
  /** The public profile; null for staff who do not moderate. */
  profile: Nullable(Type.Pick(OwnProfile, ['city', 'description', 'interests'])),
  notes: Type.Array(StaffNote),
  /** Null for staff who do not inspect photos. */
  photos: Nullable(Type.Array(StaffPhoto)),
});
export type ConsoleMemberPage = Static<typeof ConsoleMemberPage>;

export class GetConsoleMember extends Query<ConsoleMemberPage> {
  constructor(readonly input: { memberId: string; role: Staff['role'] }) {
    super();
  }
}

@QueryHandler(GetConsoleMember)
export class GetConsoleMemberHandler implements IQueryHandler<GetConsoleMember> {
  constructor(
    private readonly members: MembersList,
    private readonly decisions: DecisionReader,
    private readonly conversations: Conversations,
    private readonly profiles: Profiles,
    private readonly notes: StaffNotes,
    private readonly photos: Photos,
  ) {}

  @ReadsReplica()
  async execute({ input: { memberId, role } }: GetConsoleMember): Promise<ConsoleMemberPage> {
    const shown = await this.members.find(memberId);
    if (!shown) throw memberNotFound({});
    const [decisions, conversations, profile, notes, photos] = await Promise.all([
      this.decisions.inForce(memberId),
      this.conversations.countOf(memberId),
      this.profiles.own(memberId),
      this.notes.about(memberId, role),
      role === 'finance' ? null : this.photos.forStaff(memberId),
    ]);
    const { consents = null, invisible = false } = profile ?? {};
    // The row may still lag behind the decision.
    const status = decisions.deletion ? 'deleted' : shown.status;
    const flags = { status, disabled: decisions.disabled !== null, fictional: decisions.fictional !== null };
    const told = role === 'finance' || !profile ? null : toTold(profile);
    return { ...shown, ...flags, decisions, conversations, consents, invisible, profile: told, notes, photos };
  }
}

const toTold = ({ city, description, interests }: OwnProfile) => ({ city, description, interests });
