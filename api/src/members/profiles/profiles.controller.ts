import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Instant, Nullable, Put, Store, type RequestOf } from '../../kernel/index.js';
import { OwnProfile } from './card.js';
import {
  ChooseChatPhotosDto,
  ChooseForProfile,
  ChooseReceivedGiftsDto,
  DecideConsentDto,
  OpenToVisitorsDto,
  TurnInvisibleDto,
} from './commands/choose-for-profile.command.js';
import { EditProfile, EditProfileDto } from './commands/edit-profile.command.js';
import { GIFTS_SHOWN } from './gifts-shown.js';
import { PURPOSE_NAMES } from './profile-fields.values.js';
import { profileOf } from './profile.js';
import { consentRequired, memberNotFound } from './profiles.errors.js';
import { Profiles } from './profiles.js';

const edit = {
  access: 'member',
  limit: 'profile-writes',
  reply: { 200: OwnProfile },
  errors: [memberNotFound],
} as const;
const preference = { access: 'member', limit: 'preferences', errors: [memberNotFound] } as const;

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
});

const visitorsRoute = defineContract({
  ...edit,
  summary: 'Choose whether the card may be shown to people who are not logged in, or to members alone',
  body: OpenToVisitorsDto,
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
  ...preference,
  body: ChooseChatPhotosDto,
  reply: { 200: ChatPhotosChoice },
});

const chooseReceivedGiftsRoute = defineContract({
  summary: 'Choose how far gifts one is given show on the own profile, where their givers want it too',
  ...preference,
  body: ChooseReceivedGiftsDto,
  reply: { 200: Type.Object({ shown: Type.Enum([...GIFTS_SHOWN]) }) },
});

const consentRoute = defineContract({
  ...edit,
  summary: 'Give or withdraw consent to special data of a purpose; withdrawing forgets that data',
  body: DecideConsentDto,
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
  async turnInvisible(@Req() { caller, key, body: choice }: RequestOf<typeof invisibleRoute>): Promise<OwnProfile> {
    await this.commands.execute(new ChooseForProfile({ memberId: caller.id, key, choice }));
    return this.own(caller.id);
  }

  @Put('profile/visitors', visitorsRoute)
  async openToVisitors(@Req() { caller, key, body: choice }: RequestOf<typeof visitorsRoute>): Promise<OwnProfile> {
    await this.commands.execute(new ChooseForProfile({ memberId: caller.id, key, choice }));
    return this.own(caller.id);
  }

  @Get('profile/chat-photos', chatPhotosRoute)
  async chatPhotos(@Req() { caller }: RequestOf<typeof chatPhotosRoute>) {
    return { uninspected: (await this.store.readFresh(profileOf(caller.id))).uninspectedPhotos };
  }

  @Put('profile/chat-photos', chooseChatPhotosRoute)
  async chooseChatPhotos(@Req() { caller, key, body: choice }: RequestOf<typeof chooseChatPhotosRoute>) {
    const chosen = await this.commands.execute(new ChooseForProfile({ memberId: caller.id, key, choice }));
    return { uninspected: chosen.uninspectedPhotos };
  }

  @Put('profile/gifts', chooseReceivedGiftsRoute)
  async chooseReceivedGifts(@Req() { caller, key, body: choice }: RequestOf<typeof chooseReceivedGiftsRoute>) {
    const chosen = await this.commands.execute(new ChooseForProfile({ memberId: caller.id, key, choice }));
    return { shown: chosen.giftsShown };
  }

  @Get('profile/consents', consentsRoute)
  async consents(@Req() { caller }: RequestOf<typeof consentsRoute>) {
    const { consents } = await this.store.readFresh(profileOf(caller.id));
    return { consents: PURPOSE_NAMES.map((purpose) => ({ purpose, given_at: consents[purpose] })) };
  }

  @Put('profile/consents', consentRoute)
  async decideConsent(@Req() { caller, key, body: choice }: RequestOf<typeof consentRoute>): Promise<OwnProfile> {
    await this.commands.execute(new ChooseForProfile({ memberId: caller.id, key, choice }));
    return this.own(caller.id);
  }

  private async own(memberId: string): Promise<OwnProfile> {
    const own = await this.profiles.own(memberId);
    if (!own) throw memberNotFound({});
    return own;
  }
}
