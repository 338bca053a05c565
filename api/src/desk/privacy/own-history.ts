import { Injectable } from '@nestjs/common';
import { Database, EventLog, sealedFields, unsealed, Vault, type RecordedEvent } from '../../kernel/index.js';
import { OWN_KINDS, ownIn } from './own-events.js';

/** The part of the event log about a member that they may read. */
@Injectable()
export class OwnHistory {
  constructor(
    private readonly database: Database,
    private readonly log: EventLog,
    private readonly vault: Vault,
  ) {}

  /** Streams that contain data of the member's own, by kind. */
  async streams(memberId: string): Promise<Map<string, string[]>> {
    const streams = new Map<string, string[]>(OWN_KINDS.map((kind) => [kind, [`${kind}-${memberId}`]]));
    const rows = await this.database.query<{ stream: string }>(
      'SELECT stream FROM read.shared_streams WHERE member_id = $1 ORDER BY stream',
      [memberId],
    );
    for (const { stream } of rows) {
      const kind = stream.slice(0, stream.indexOf('-'));
      streams.set(kind, [...(streams.get(kind) ?? []), stream]);
    }
    return streams;
  }

  /** The member's own events of a stream, oldest first, decrypted. */
  async *of(memberId: string, stream: string): AsyncGenerator<RecordedEvent> {
    const isOwn = ownIn(memberId);
    for await (const page of this.log.pagesOf(stream)) {
      const own = page.filter(isOwn);
      const sealed = own.flatMap(({ data }) => sealedFields(data).map(({ value }) => value));
      const opened = await this.vault.openAll(sealed);
      const texts = new Map(sealed.map((value, i) => [value as string, opened[i]!]));
      for (const event of own) yield { ...event, data: unsealed(event.data, texts) as object };
    }
  }
}
