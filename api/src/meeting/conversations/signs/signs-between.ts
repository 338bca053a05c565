import { Injectable } from '@nestjs/common';
import { Live, Store } from '../../../kernel/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import type { Facts } from '../../../ground/visibility/index.js';
import { conversationOf, partnerOf } from '../conversation.js';
import { reachOf } from '../reach.js';
import type { Signs } from './chat-signs.events.js';
import { chatSignsOf } from './chat-signs.js';
import { sharedSigns } from './shared-signs.js';

/** What two members see of each other, and telling it to their open screens (CHT-09). */
@Injectable()
export class SignsBetween {
  constructor(
    private readonly store: Store,
    private readonly live: Live,
  ) {}

  /**
   * What both show each other, what decides whether `one` reaches the other, and whether `one` has ever said what they
   * show. Read fresh: a switch turned off or a block placed a moment ago, on whatever process, counts.
   */
  async between(one: string, other: string): Promise<{ facts: Facts; signs: Signs; answered: boolean }> {
    const reach = reachOf(one, other);
    const profiles = [profileOf(one), profileOf(other)] as const;
    const signs = [chatSignsOf(one), chatSignsOf(other)] as const;
    const states = await this.store.viewFresh([...reach.streams, ...profiles, ...signs]);
    const facts = reach.facts(states);
    const shared = sharedSigns({
      facts,
      invisible: profiles.some((profile) => states.state(profile).invisible || states.state(profile).hidden),
      signs: [states.state(signs[0]), states.state(signs[1])],
    });
    return { facts, signs: shared, answered: states.state(signs[0]).answered };
  }

  /** @throws conversationNotFound for one who takes no part in it */
  async tellTyping(conversationId: string, by: string): Promise<void> {
    const conversation = await this.store.readFresh(conversationOf(conversationId));
    const to = partnerOf(conversation, by);
    if (!(await this.between(by, to)).signs.typing) return;
    // With what was written so far: told late, it says nothing any more of one whose message has arrived.
    await this.live.signal({
      to,
      event: 'typing',
      data: { conversation_id: conversationId, after: conversation.lastMessage },
    });
  }

  /** `upTo`: the version of the newest message that `by` has read of what `to` wrote. */
  async tellRead(conversationId: string, { by, to, upTo }: { by: string; to: string; upTo: number }): Promise<void> {
    if (!(await this.between(by, to)).signs.read) return;
    await this.live.signal({ to, event: 'seen', data: { conversation_id: conversationId, up_to: upTo } });
  }
}
