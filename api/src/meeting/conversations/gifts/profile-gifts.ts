import { Injectable } from '@nestjs/common';
import { Clock, Database, Store } from '../../../kernel/index.js';
import { asFarAsBoth, profileOf, Profiles, type GiftsShown } from '../../../members/profiles/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { Blocks } from '../../blocks/index.js';
import { shownSince } from '../history-limit.js';
import type { ProfileGiftRow } from './profile-gifts.projection.js';

/** A gift on a profile: `giver` is null where it shows without a name. */
interface ShownGift {
  gift: string;
  giver: string | null;
}

/** Gifts on the profiles of those who were given them, as far as both of the two want it (CHT-10). */
@Injectable()
export class ProfileGifts {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** What shows on a member's profile, the newest first. Who may see the profile, and who the givers, is the caller's to ask. */
  async on(memberId: string): Promise<ShownGift[]> {
    const wanted = await this.wantedBy(memberId);
    if (wanted === 'hidden') return [];
    const rows = await this.rowsOf('receiver', memberId);
    return rows.map(({ gift, giver, shown }) => ({
      gift,
      giver: asFarAsBoth(shown, wanted) === 'named' ? giver : null,
    }));
  }

  /** How far the member wants gifts on their own profile. */
  async wantedBy(memberId: string): Promise<GiftsShown> {
    return (await this.store.readFresh(profileOf(memberId))).giftsShown;
  }

  given = (memberId: string) => this.rowsOf('giver', memberId);
  received = (memberId: string) => this.rowsOf('receiver', memberId);

  /** Of deleted, disabled and hidden members, and between two of whom one blocks the other, nothing shows. */
  private async rowsOf(side: 'giver' | 'receiver', memberId: string): Promise<ProfileGiftRow[]> {
    const since = shownSince(this.clock.now(), this.settings.current().chatHistoryMonths);
    const rows = await this.database.prepared<ProfileGiftRow>(
      `profile-gifts-${side}`,
      `SELECT * FROM read.profile_gifts
        WHERE ${side} = $1 AND NOT taken_down AND given_at >= $2
        ORDER BY given_at DESC, conversation_id, version DESC LIMIT 500`,
      [memberId, since],
    );
    if (rows.length === 0) return [];
    const otherOf = ({ giver, receiver }: ProfileGiftRow) => (side === 'giver' ? receiver : giver);
    const [visibility, parted] = await Promise.all([
      this.profiles.visibilityOf([...new Set(rows.map(otherOf))]),
      this.blocks.blockedEitherWay(memberId),
    ]);
    return rows.filter((row) => {
      const known = visibility.get(otherOf(row));
      return known?.other === 'active' && !known.disabled && !known.hidden && !parted.includes(otherOf(row));
    });
  }
}
