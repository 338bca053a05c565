import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { LikeableCard, Likes } from '../../likes/index.js';
import { Profiles, type Gender } from '../../profiles/index.js';
import { Relations } from '../../relations/index.js';
import { fromCursor, toCursor } from '../cursor.js';

export const MemberList = Type.Object({
  profiles: Type.Array(LikeableCard),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type MemberList = Static<typeof MemberList>;

export class ListMembers extends Query<MemberList> {
  constructor(
    readonly viewerId: string,
    readonly page: { cursor?: string; limit: number; gender?: Gender; country?: string },
  ) {
    super();
  }
}

@QueryHandler(ListMembers)
export class ListMembersHandler implements IQueryHandler<ListMembers> {
  constructor(
    private readonly profiles: Profiles,
    private readonly relations: Relations,
    private readonly likes: Likes,
  ) {}

  async execute({ viewerId, page: { cursor, ...filter } }: ListMembers): Promise<MemberList> {
    const after = cursor ? fromCursor(cursor) : undefined;
    const blocked = await this.relations.blockedEitherWay(viewerId);
    const { cards, next } = await this.profiles.list({ ...filter, after, except: [viewerId, ...blocked] });
    return { profiles: await this.likes.marked(viewerId, cards), next: next && toCursor(next) };
  }
}
