import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { insufficientCredits } from '../../money/credits/index.js';
import { defineContract, Id, Post, premiumRequired, type RequestOf } from '../../kernel/index.js';
import { priceChanged } from '../../ground/settings/index.js';
import { Incoming, UploadMutex, uploadRefusals } from '../../members/photos/index.js';
import {
  conversationNotFound,
  fictionalWarningRequired,
  reachRefusals,
  writtenByStaff,
} from '../conversations/index.js';
import { AllowPhotos } from './allow-photos.command.js';
import { SendPhoto, SentPhoto } from './send-photo.command.js';

const params = Type.Object({ id: Id });

const sendRoute = defineContract({
  summary: 'Send a photo (JPEG, PNG, WebP or HEIC, at most 15 MB), for its price in credits',
  access: 'active',
  key: 'required',
  params,
  query: Type.Object(
    {
      price: Type.Integer({
        minimum: 0,
        maximum: 1e6,
        description: 'Credits, as the sender was shown; refused at another price',
      }),
    },
    { additionalProperties: false },
  ),
  upload: 'photo',
  reply: { 201: SentPhoto },
  errors: [
    insufficientCredits,
    priceChanged,
    conversationNotFound,
    ...reachRefusals,
    premiumRequired,
    fictionalWarningRequired,
    writtenByStaff,
    ...uploadRefusals,
  ],
});
const allowRoute = defineContract({
  summary: 'Show the photos of the other in this conversation, from now on',
  access: 'active',
  params,
  errors: [conversationNotFound],
});

@Controller('chats')
export class ChatPhotosController {
  constructor(
    private readonly commands: CommandBus,
    private readonly incoming: Incoming,
    private readonly turns: UploadMutex,
  ) {}

  @Post(':id/photos', sendRoute)
  send(@Req() request: RequestOf<typeof sendRoute>): Promise<SentPhoto> {
    const { caller, params: asked, query, key } = request;
    const sending = { conversationId: asked.id, memberId: caller.id, seen: query.price, key };
    const withFile: SendPhoto['input']['withFile'] = (use) => this.incoming.withFile(request, use);
    return this.turns.run(caller.id, () => this.commands.execute(new SendPhoto({ ...sending, withFile })));
  }

  @Post(':id/show-photos', allowRoute)
  allow(@Req() { caller, params: asked, key }: RequestOf<typeof allowRoute>): Promise<void> {
    return this.commands.execute(new AllowPhotos({ conversationId: asked.id, memberId: caller.id, key }));
  }
}
