import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { reachRefusals } from '../conversations/index.js';
import { defineContract, Delete, Get, Id, Post, Put, type RequestOf } from '../../kernel/index.js';
import { memberNotFound } from '../../members/profiles/index.js';
import { notYourself } from '../blocks/index.js';
import { Liked, LikeMember, RemoveLike, SeeLike } from './commands/like-member.command.js';
import { LikeList, ListLikes } from './queries/list-likes.query.js';

const params = Type.Object({ id: Id });
const likeMember = defineContract({
  summary: 'Like a member; a like that is returned makes a match',
  access: 'active',
  limit: 'likes',
  params,
  reply: { 200: Liked },
  errors: [...reachRefusals, notYourself],
});
const removeLike = defineContract({
  summary: 'Take the own like back',
  access: 'active',
  params,
});
const seeLike = defineContract({
  summary: "Note that the member has seen who likes them: clears that like's new flag",
  access: 'member',
  params,
  errors: [memberNotFound],
});
const listLikes = defineContract({
  summary: 'Whom the member likes and who likes the member, the newest first, 200 each',
  access: 'member',
  reply: { 200: LikeList },
});

@Controller()
export class LikesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Put('members/:id/like', likeMember)
  like(@Req() { caller, params: { id }, key }: RequestOf<typeof likeMember>): Promise<Liked> {
    return this.commands.execute(new LikeMember({ memberId: caller.id, likedId: id, key }));
  }

  @Delete('members/:id/like', removeLike)
  remove(@Req() { caller, params: { id }, key }: RequestOf<typeof removeLike>): Promise<void> {
    return this.commands.execute(new RemoveLike({ memberId: caller.id, likedId: id, key }));
  }

  @Post('likes/:id/seen', seeLike)
  see(@Req() { caller, params: { id }, key }: RequestOf<typeof seeLike>): Promise<void> {
    return this.commands.execute(new SeeLike({ memberId: caller.id, likerId: id, key }));
  }

  @Get('likes', listLikes)
  list(@Req() { caller }: RequestOf<typeof listLikes>): Promise<LikeList> {
    return this.queries.execute(new ListLikes(caller.id));
  }
}
