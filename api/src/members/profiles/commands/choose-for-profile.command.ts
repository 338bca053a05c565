import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsBoolean, IsIn } from 'class-validator';
import { Store } from '../../../kernel/index.js';
import { GIFTS_SHOWN, type GiftsShown } from '../gifts-shown.js';
import {
  chooseReceivedGifts,
  chooseUninspectedPhotos,
  decideConsent,
  openToVisitors,
  profileOf,
  turnInvisible,
  type ProfileState,
} from '../profile.js';
import { PURPOSE_NAMES, type Purpose } from '../profile-fields.values.js';
import type { ProfileEvent } from '../profile.events.js';

export class TurnInvisibleDto {
  @IsBoolean()
  invisible!: boolean;
}

export class OpenToVisitorsDto {
  @IsBoolean()
  open!: boolean;
}

export class ChooseChatPhotosDto {
  @IsBoolean()
  uninspected!: boolean;
}

export class ChooseReceivedGiftsDto {
  @IsIn(GIFTS_SHOWN)
  shown!: GiftsShown;
}

export class DecideConsentDto {
  @IsIn(PURPOSE_NAMES)
  purpose!: Purpose;

  @IsBoolean()
  given!: boolean;
}

type Choice = TurnInvisibleDto | OpenToVisitorsDto | ChooseChatPhotosDto | ChooseReceivedGiftsDto | DecideConsentDto;
type Chosen = Pick<ProfileState, 'uninspectedPhotos' | 'giftsShown'>;

/** What members choose about their own profile, one choice at a time. */
export class ChooseForProfile extends Command<Chosen> {
  constructor(readonly input: { memberId: string; key: string; choice: Choice }) {
    super();
  }
}

@CommandHandler(ChooseForProfile)
export class ChooseForProfileHandler implements ICommandHandler<ChooseForProfile> {
  constructor(private readonly store: Store) {}

  execute({ input: { memberId, key, choice } }: ChooseForProfile): Promise<Chosen> {
    const profile = profileOf(memberId);
    return this.store.transact({ actor: memberId, key, request: { choice }, writes: [profile] }, (tx) => {
      tx.decide(profile, (state) => choose(state, choice, tx.now));
      const { uninspectedPhotos, giftsShown } = tx.state(profile);
      return { uninspectedPhotos, giftsShown };
    });
  }
}

function choose(state: ProfileState, choice: Choice, now: Date): ProfileEvent[] {
  if ('invisible' in choice) return turnInvisible(state, { ...choice, now });
  if ('open' in choice) return openToVisitors(state, { ...choice, now });
  if ('uninspected' in choice) return chooseUninspectedPhotos(state, { accepted: choice.uninspected, now });
  if ('shown' in choice) return chooseReceivedGifts(state, { ...choice, now });
  return decideConsent(state, { ...choice, now });
}
