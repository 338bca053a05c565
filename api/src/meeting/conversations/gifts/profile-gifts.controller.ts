import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { defineContract, Delete, Get, Id, Instant, type RequestOf } from '../../../kernel/index.js';
import { Card, GIFTS_SHOWN, Profiles } from '../../../members/profiles/index.js';
import { ProfileGifts } from './profile-gifts.js';
import type { ProfileGiftRow } from './profile-gifts.projection.js';
import { TakeGiftOffProfile } from './take-gift-off-profile.command.js';

const GiftOnProfile = Type.Object({
  conversation_id: Id,
  version: Type.Integer({ description: 'Of its message in the conversation' }),
  gift: Type.String({ description: 'Which of the catalogue it is' }),
  shown: Type.Enum(['unnamed', 'named'], { description: 'As far as its giver wants it' }),
  given_at: Instant,
  other: Type.Pick(Card, ['id', 'name', 'fictional'], { description: 'Who gave it, or was given it' }),
});
const OwnProfileGifts = Type.Object({
  shown: Type.Enum([...GIFTS_SHOWN], { description: 'How far the member wants received gifts on their profile' }),
  received: Type.Array(GiftOnProfile, { description: 'Those their givers want shown, the newest first' }),
  given: Type.Array(GiftOnProfile, { description: 'Own gifts that may show on the profiles of others' }),
});
type OwnProfileGifts = Static<typeof OwnProfileGifts>;

const listRoute = defineContract({
  summary: 'Gifts that show on profiles, or would: those one was given, and those one gave',
  access: 'member',
  reply: { 200: OwnProfileGifts },
});
const takeOffRoute = defineContract({
  summary: 'Take a gift off a profile for good, as its giver or its receiver; the message stays',
  access: 'member',
  params: Type.Object({ id: Id, version: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }) }),
});

@Controller('profile/gifts')
export class ProfileGiftsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly gifts: ProfileGifts,
    private readonly profiles: Profiles,
  ) {}

  @Get('', listRoute)
  async list(@Req() { caller }: RequestOf<typeof listRoute>): Promise<OwnProfileGifts> {
    const [shown, received, given] = await Promise.all([
      this.gifts.wantedBy(caller.id),
      this.gifts.received(caller.id),
      this.gifts.given(caller.id),
    ]);
    const others = [...received.map(({ giver }) => giver), ...given.map(({ receiver }) => receiver)];
    const cards = await this.profiles.cards([...new Set(others)], caller.id);
    const listed = (rows: ProfileGiftRow[], otherOf: (row: ProfileGiftRow) => string) =>
      rows.flatMap((row) => {
        const card = cards.get(otherOf(row));
        return card ? [{ ...viewOf(row), other: { id: card.id, name: card.name, fictional: card.fictional } }] : [];
      });
    return {
      shown,
      received: listed(received, ({ giver }) => giver),
      given: listed(given, ({ receiver }) => receiver),
    };
  }

  @Delete(':id/:version', takeOffRoute)
  takeOff(@Req() { caller, params: { id, version }, key }: RequestOf<typeof takeOffRoute>): Promise<void> {
    return this.commands.execute(new TakeGiftOffProfile({ conversationId: id, version, memberId: caller.id, key }));
  }
}

const viewOf = ({ conversation_id, version, gift, shown, given_at }: ProfileGiftRow) => ({
  conversation_id,
  version,
  gift,
  shown,
  given_at: given_at.toISOString(),
});
