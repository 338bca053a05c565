import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Instant, Nullable, Put, Store, type RequestOf } from '../../kernel/index.js';
import { OwnProfile } from './card.js';
import { ChooseChatPhotos } from './commands/choose-chat-photos.command.js';
import { ChooseReceivedGifts } from './commands/choose-received-gifts.command.js';
import { DecideConsent } from './commands/decide-consent.command.js';
import { EditProfile } from './commands/edit-profile.command.js';
import { OpenToVisitors } from './commands/open-to-visitors.command.js';
import { TurnInvisible } from './commands/turn-invisible.command.js';
import { GIFTS_SHOWN } from './gifts-shown.js';
import { PURPOSE_NAMES } from './profile-fields.values.js';
import { profileOf } from './profile.js';
import { consentRequired, memberNotFound } from './profiles.errors.js';
import { Profiles } from './profiles.js';
import {
  ChooseChatPhotosDto,
  ChooseReceivedGiftsDto,
  DecideConsentDto,
  EditProfileDto,
  OpenToVisitorsDto,
  TurnInvisibleDto,
} from './profiles.dto.js';

const edit = { access: 'member', limit: 'profile-writes', reply: { 200: OwnProfile } } as const;

const editRoute = defineContract({
  ...edit,
  summary: 'Change fields of the own profile; what is left out stays',
  body: EditProfileDto,
  errors: [consentRequired, memberNotFound],
});

const invisibleRoute = defineContract({
  ...edit,
  summary: 'Turn invisible mode on or off: hidden from all but those one chats with',
  body: TurnInvisibleDto,
  errors: [memberNotFound],
});

const visitorsRoute = defineContract({
  ...edit,
  summary: 'Choose whether the card may be shown to people who are not logged in, or to members alone',
  body: OpenToVisitorsDto,
  errors: [memberNotFound],
});

const ChatPhotosChoice = Type.Object({
  uninspected: Type.Boolean({ description: 'Photos that nobody has looked at yet may come, where the site lets them' }),
});
const chatPhotosRoute = defineContract({
  summary: 'Which photos in chats the member wants',
  access: 'member',
  reply: { 200: ChatPhotosChoice },
});
const chooseChatPhotosRoute = defineContract({
  summary: 'Choose whether photos in chats may come before somebody has looked at them',
  access: 'member',
  limit: 'preferences',
  body: ChooseChatPhotosDto,
  reply: { 200: ChatPhotosChoice },
  errors: [memberNotFound],
});

const chooseReceivedGiftsRoute = defineContract({
  summary: 'Choose how far gifts one is given show on the own profile, where their givers want it too',
  access: 'member',
  limit: 'preferences',
  body: ChooseReceivedGiftsDto,
  reply: { 200: Type.Object({ shown: Type.Enum([...GIFTS_SHOWN]) }) },
  errors: [memberNotFound],
});

const consentRoute = defineContract({
  ...edit,
  summary: 'Give or withdraw consent to special data of a purpose; withdrawing forgets that data',
  body: DecideConsentDto,
  errors: [memberNotFound],
});

const consentsRoute = defineContract({
  summary: 'What special data the member has consented to, by purpose, and since when',
  access: 'member',
  reply: {
    200: Type.Object({
      consents: Type.Array(
        Type.Object({
          purpose: Type.Enum(PURPOSE_NAMES),
          given_at: Nullable(Instant),
        }),
      ),
    }),
  },
});

@Controller()
export class ProfilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly profiles: Profiles,
    private readonly store: Store,
  ) {}

  @Put('profile', editRoute)
  async edit(@Req() { caller, key, body, host }: RequestOf<typeof editRoute>): Promise<OwnProfile> {
    await this.commands.execute(new EditProfile({ memberId: caller.id, key, body, host }));
    return this.own(caller.id);
  }

  @Put('profile/invisible', invisibleRoute)
  async turnInvisible(@Req() { caller, key, body }: RequestOf<typeof invisibleRoute>): Promise<OwnProfile> {
    await this.commands.execute(new TurnInvisible({ memberId: caller.id, key, invisible: body.invisible }));
    return this.own(caller.id);
  }

  @Put('profile/visitors', visitorsRoute)
  async openToVisitors(@Req() { caller, key, body }: RequestOf<typeof visitorsRoute>): Promise<OwnProfile> {
    await this.commands.execute(new OpenToVisitors({ memberId: caller.id, key, open: body.open }));
    return this.own(caller.id);
  }

  @Get('profile/chat-photos', chatPhotosRoute)
  async chatPhotos(@Req() { caller }: RequestOf<typeof chatPhotosRoute>) {
    return { uninspected: (await this.store.readFresh(profileOf(caller.id))).uninspectedPhotos };
  }

  @Put('profile/chat-photos', chooseChatPhotosRoute)
  chooseChatPhotos(@Req() { caller, key, body }: RequestOf<typeof chooseChatPhotosRoute>) {
    return this.commands.execute(new ChooseChatPhotos({ memberId: caller.id, key, uninspected: body.uninspected }));
  }

  @Put('profile/gifts', chooseReceivedGiftsRoute)
  chooseReceivedGifts(@Req() { caller, key, body }: RequestOf<typeof chooseReceivedGiftsRoute>) {
    return this.commands.execute(new ChooseReceivedGifts({ memberId: caller.id, key, shown: body.shown }));
  }

  @Get('profile/consents', consentsRoute)
  async consents(@Req() { caller }: RequestOf<typeof consentsRoute>) {
    const { consents } = await this.store.readFresh(profileOf(caller.id));
    return { consents: PURPOSE_NAMES.map((purpose) => ({ purpose, given_at: consents[purpose] })) };
  }

  @Put('profile/consents', consentRoute)
  async decideConsent(@Req() { caller, key, body }: RequestOf<typeof consentRoute>): Promise<OwnProfile> {
    await this.commands.execute(
      new DecideConsent({ memberId: caller.id, key, purpose: body.purpose, given: body.given }),
    );
    return this.own(caller.id);
  }

  private async own(memberId: string): Promise<OwnProfile> {
    const own = await this.profiles.own(memberId);
    if (!own) throw memberNotFound({});
    return own;
  }
}
