import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, Store, SYSTEM } from '../../kernel/index.js';
import { Settings } from '../../ground/settings/index.js';
import { mayLike } from '../../ground/visibility/index.js';
import { profileOf, Profiles, type Card } from '../../members/profiles/index.js';
import { reachOf } from '../conversations/index.js';
import { Candidates } from '../discovery/index.js';
import { likeMember, likeOf, Likes } from '../likes/index.js';
import { autoLikesOf, giveAutoLike, isDue, mayLikeByItself } from './auto-likes.js';

/** Profiles that are asked whether they fit, the newest first. */
const CHOICES = 10;

/** @returns the profile that likes the member now, or null: not switched on, too soon, or nobody fits */
export class AutoLike extends Command<Card | null> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(AutoLike)
export class AutoLikeHandler implements ICommandHandler<AutoLike> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly candidates: Candidates,
    private readonly likes: Likes,
    private readonly clock: Clock,
    private readonly profiles: Profiles,
  ) {}

  async execute({ input: { memberId, key } }: AutoLike): Promise<Card | null> {
    if (!this.settings.current().autoLike) return null;
    const own = autoLikesOf(memberId);
    if (!isDue(await this.store.readFresh(own), this.clock.now())) return null;
    for (const card of await this.choices(memberId)) {
      if (await this.give(memberId, card.id, key)) return card;
    }
    return null;
  }

  /** One with a photo, which the new like shows. Whoever the member likes already would make a match of it: left out. */
  private async choices(memberId: string): Promise<Card[]> {
    const [among, likers, liked] = await Promise.all([
      this.profiles.fictionalIds(),
      this.likes.likersOf(memberId),
      this.likes.likedBy(memberId),
    ]);
    if (among.length === 0) return [];
    const except = [...likers, ...liked];
    return this.candidates.for(memberId, { among, except, limit: CHOICES, withPhoto: true });
  }

  /** In the name of the site: neither the member nor a person behind the profile has given it. */
  private async give(memberId: string, profileId: string, key: string): Promise<boolean> {
    const [own, pair] = [autoLikesOf(memberId), likeOf(profileId, memberId)];
    const [profile, member] = [profileOf(profileId), profileOf(memberId)];
    // Gender and whom somebody looks for are sealed: a transaction waits for no keys.
    const [theirs, its] = await Promise.all([this.profiles.own(profileId), this.profiles.own(memberId)]);
    if (!theirs || !its) return false;
    const reach = reachOf(profileId, memberId);
    const command = {
      actor: SYSTEM,
      key: `auto-like ${memberId} ${profileId} ${key}`,
      request: { member: memberId, profile: profileId },
      reads: [...reach.streams, profile],
      writes: [own, pair],
    };
    return this.store.transact(command, (tx) => {
      const fit = mayLikeByItself({ ...theirs, ...tx.state(profile) }, { ...its, ...tx.state(member) });
      if (!fit || mayLike(reach.facts(tx)) !== 'allowed') return false;
      const { now } = tx;
      // Of two screens that ask at once, one is answered.
      if (tx.decide(own, (state) => giveAutoLike(state, { profile: profileId, now })).length === 0) return false;
      const like = { by: profileId, member: memberId, at: now.toISOString(), auto: true };
      return tx.decide(pair, (state) => likeMember(state, like)).length > 0;
    });
  }
}
