import { Clock, Database, defineJob, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { Likes } from '../../../meeting/likes/index.js';
import { Notices } from '../notices/notices.js';

interface Payload {
  from: string;
  to: string;
}

export const tellOfLike = defineJob<Payload>('tell-of-like');

const DAY = 86_400_000;

/** Repeated likes by the same member notify once a day; a mail is sent once until the recipient visits. */
@HandlesJob(tellOfLike)
export class TellOfLike implements JobHandler<Payload> {
  constructor(
    private readonly notices: Notices,
    private readonly likes: Likes,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run({ from, to }: Payload, { key }: { key: string }): Promise<void> {
    const seen = (await this.notices.presenceOf([to])).get(to)!;
    if (seen.here || !(await this.notices.isActive(to))) return;
    // The like may be removed or hidden meanwhile; this list decides what a member sees of likes.
    const like = (await this.likes.received(to)).find(({ other }) => other === from);
    if (!like?.unseen) return;
    const yesterday = new Date(this.clock.now().getTime() - DAY);
    await this.database.transaction((query) =>
      this.notices.tell(query, [
        {
          notice: { kind: like.mutual ? 'match' : 'like', to, from },
          key,
          mail: { memberId: to, kind: 'like-mail', about: to, again: { since: seen.at } },
          first: { memberId: to, kind: 'like', about: from, again: { since: yesterday } },
        },
      ]),
    );
  }
}
