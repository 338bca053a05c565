import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Accounts, MailPreferences } from '../../members/accounts/index.js';
import { Conversations } from '../conversations/index.js';
import { Credits } from '../../money/credits/index.js';
import { authenticationRequired, Id, Instant } from '../../kernel/index.js';
import { Likes } from '../likes/index.js';
import { OwnProfile, Profiles } from '../../members/profiles/index.js';

export const User = Type.Object({
  id: Id,
  status: Type.Union([Type.Literal('not_confirmed'), Type.Literal('active')]),
  email: Type.String(),
  credits: Type.Integer(),
  paid_user: Type.Boolean(),
  signup_date: Instant,
  language: Type.String(),
  /** Whether the member's profile shows the icon of fictional profiles (PRO-04). */
  fictional_icon: Type.Boolean(),
  profile: OwnProfile,
  num_unread_messages: Type.Integer(),
  /** Why mail does not reach the member. */
  notifications_disabled: Type.Array(
    Type.Union([Type.Literal('fbl'), Type.Literal('bounce'), Type.Literal('listunsubscribe')]),
  ),
  num_new_likes: Type.Integer(),
});
export type User = Static<typeof User>;

export class GetUser extends Query<User> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetUser)
export class GetUserHandler implements IQueryHandler<GetUser> {
  constructor(
    private readonly accounts: Accounts,
    private readonly mailPreferences: MailPreferences,
    private readonly profiles: Profiles,
    private readonly credits: Credits,
    private readonly conversations: Conversations,
    private readonly likes: Likes,
  ) {}

  async execute({ memberId }: GetUser): Promise<User> {
    const [account, profile, credits, unread, newLikes, disabled] = await Promise.all([
      this.accounts.find(memberId),
      this.profiles.own(memberId),
      this.credits.balance(memberId),
      this.conversations.totalUnread(memberId),
      this.likes.unseenCount(memberId),
      this.mailPreferences.disabledFor(memberId),
    ]);
    if (!account || account.status === 'deleted' || !profile) throw authenticationRequired({});
    return {
      id: memberId,
      status: account.status,
      email: account.email ?? '',
      credits,
      paid_user: account.premium,
      signup_date: account.signedUpAt.toISOString(),
      language: account.language,
      fictional_icon: profile.fictional,
      profile,
      num_unread_messages: unread,
      num_new_likes: newLikes,
      notifications_disabled: disabled,
    };
  }
}
