import { Injectable } from '@nestjs/common';
import { Conversations } from '../conversations/index.js';
import type { Member } from '../../kernel/index.js';
import { Profiles } from '../../members/profiles/index.js';
import { Blocks } from '../blocks/index.js';
import { maySee, mayVisitorSee } from '../../ground/visibility/index.js';

/**
 * May somebody see a member at this moment; asked for every picture that is shown, so that a block, a closed or an
 * invisible profile ends them all at once. Three short questions to read models that commit with their events.
 */
@Injectable()
export class Sight {
  constructor(
    private readonly profiles: Profiles,
    private readonly blocks: Blocks,
    private readonly conversations: Conversations,
  ) {}

  /** A visitor sees those whom a stranger sees, as far as they are open to visitors (ACC-16). */
  async allows(viewer: Pick<Member, 'id' | 'status'> | undefined, memberId: string): Promise<boolean> {
    if (viewer?.id === memberId) return true;
    const [visibility, blockedByOther] = await Promise.all([
      this.profiles.visibilityOf([memberId]),
      viewer ? this.blocks.isBlocked(viewer.id, memberId) : false,
    ]);
    const known = visibility.get(memberId);
    if (!known) return false;
    if (!viewer) return mayVisitorSee({ status: known.other, ...known });
    const facts = { viewer: viewer.status, ...known, blocked: false, blockedByOther };
    if (maySee({ ...facts, chatting: false })) return true;
    // Who has written to each other sees more; most have no need to be asked.
    if (!maySee({ ...facts, chatting: true })) return false;
    const chatting = await this.conversations.chattingAmong(viewer.id, [memberId]);
    return chatting.has(memberId);
  }

  /** Those of them whom the viewer may see; asked at once, for a page that names several. */
  async among(viewer: Pick<Member, 'id' | 'status'>, memberIds: string[]): Promise<Set<string>> {
    const ids = [...new Set(memberIds)];
    if (ids.length === 0) return new Set();
    const [visibility, blockers, chatting] = await Promise.all([
      this.profiles.visibilityOf(ids),
      this.blocks.blockersOf(viewer.id),
      this.conversations.chattingAmong(viewer.id, ids),
    ]);
    const seen = ids.filter((id) => {
      const known = visibility.get(id);
      if (id === viewer.id || !known) return id === viewer.id;
      const between = { blocked: false, blockedByOther: blockers.includes(id), chatting: chatting.has(id) };
      return maySee({ viewer: viewer.status, ...known, ...between });
    });
    return new Set(seen);
  }
}
