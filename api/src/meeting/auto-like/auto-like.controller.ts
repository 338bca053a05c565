import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { defineContract, Get, Nullable, type RequestOf } from '../../kernel/index.js';
import { Card } from '../../members/profiles/index.js';
import { AutoLike } from './auto-like.command.js';

const { id, name, fictional, main_image } = Card.properties;
const AutoLiked = Type.Object({
  id: Nullable(id),
  name: Nullable(name),
  fictional,
  main_image,
});
type AutoLiked = Static<typeof AutoLiked>;

const autoLikeRoute = defineContract({
  summary:
    'A fictional profile that likes the member now, once in 24 hours at most; id null: none does. Then the likes are to be loaded again',
  access: 'active',
  // A GET by the specification, though it gives a like.
  csrfHeader: true,
  limit: 'likes',
  reply: { 200: AutoLiked },
});

/** DSC-05: only profiles that say they are fictional like by themselves, where the operator switched that on. */
@Controller('auto-like')
export class AutoLikeController {
  constructor(private readonly commands: CommandBus) {}

  @Get('', autoLikeRoute)
  async like(@Req() { caller, key }: RequestOf<typeof autoLikeRoute>): Promise<AutoLiked> {
    const card = await this.commands.execute(new AutoLike({ memberId: caller.id, key }));
    if (!card) return { id: null, name: null, fictional: true, main_image: null };
    return { id: card.id, name: card.name, fictional: card.fictional, main_image: card.main_image };
  }
}
