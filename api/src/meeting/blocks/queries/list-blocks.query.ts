import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Card, Profiles } from '../../../members/profiles/index.js';
import { Blocks } from '../blocks.js';

export const BlockList = Type.Object({ profiles: Type.Array(Card) });
export type BlockList = Static<typeof BlockList>;

export class ListBlocks extends Query<BlockList> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(ListBlocks)
export class ListBlocksHandler implements IQueryHandler<ListBlocks> {
  constructor(
    private readonly blocks: Blocks,
    private readonly profiles: Profiles,
  ) {}

  async execute({ memberId }: ListBlocks): Promise<BlockList> {
    const ids = await this.blocks.blockedBy(memberId);
    const cards = await this.profiles.cards(ids, memberId);
    return { profiles: ids.flatMap((id) => cards.get(id) ?? []) };
  }
}
