import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../../accounts/index.js';
import { invalidInput, Store, Vault } from '../../../kernel/index.js';
import { interestsOffered, Settings } from '../../../ground/settings/index.js';
import type { OwnProfile } from '../card.js';
import { sealField } from '../consent-keys.js';
import { normaliseLine, normaliseText } from '../free-text.js';
import { normaliseName } from '../name.js';
import { offeredOf } from '../details.js';
import { SEALED_FIELDS, type SealedField } from '../profile-fields.values.js';
import { Locations } from '../locations.js';
import { editProblems } from '../profile-form.js';
import type { ProfileChanges } from '../profile.events.js';
import { edit, profileOf, type ProfileState } from '../profile.js';
import { memberNotFound } from '../profiles.errors.js';
import { Profiles } from '../profiles.js';
import type { EditProfileDto } from '../profiles.dto.js';

export class EditProfile extends Command<void> {
  constructor(
    readonly input: {
      memberId: string;
      key: string;
      /** Only the fields to change. */
      body: EditProfileDto;
      /** The requested host; its brand determines the countries to choose from. */
      host: string;
    },
  ) {
    super();
  }
}

@CommandHandler(EditProfile)
export class EditProfileHandler implements ICommandHandler<EditProfile> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly accounts: Accounts,
    private readonly profiles: Profiles,
    private readonly settings: Settings,
    private readonly locations: Locations,
  ) {}

  async execute({ input: { memberId, key, body, host } }: EditProfile): Promise<void> {
    const profile = profileOf(memberId);
    const [before, own, email] = await Promise.all([
      this.store.readFresh(profile),
      this.profiles.own(memberId),
      this.accounts.emailOf(memberId),
    ]);
    if (!own) throw memberNotFound({});
    const asked = withRegion(body, own);
    const settings = this.settings.at(host);
    const problems = editProblems(formOf(asked, own), email ?? '', settings);
    if (problems.length > 0) throw invalidInput(problems);

    const wanted = normalised(asked, interestsOffered(settings));
    const changed = Object.entries(wanted).filter(([field, value]) => !same(value, own[field as keyof OwnProfile]));
    const changes = await this.seal(memberId, Object.fromEntries(changed), before.consents);
    const place = { ...own, ...Object.fromEntries(changed) };
    const location = movesIn(changes) ? await this.locations.seal(memberId, place) : undefined;
    const command = { actor: memberId, key, request: { profile: body }, writes: [profile] };
    await this.store.transact(command, (tx) => {
      tx.decide(profile, (state) =>
        edit(state, { changes, ...(location !== undefined && { location }), consents: before.consents, now: tx.now }),
      );
      return {};
    });
  }

  private async seal(memberId: string, changed: EditProfileDto, consents: ProfileState['consents']) {
    const entries = Object.entries({ ...changed }).map(async ([field, value]) => {
      if (!isSealedField(field) || isEmpty(value)) return [field, isEmpty(value) ? null : value];
      const plain = typeof value === 'string' ? value : JSON.stringify(value);
      return [field, await sealField(this.vault, memberId, { field, text: plain, consents })];
    });
    return Object.fromEntries(await Promise.all(entries)) as ProfileChanges;
  }
}

/** Changing the country clears the region unless a new one is given. */
function withRegion(input: EditProfileDto, own: OwnProfile): EditProfileDto {
  const moved = input.country !== undefined && input.country !== own.country;
  return { ...input, ...(moved && { region: input.region ?? null }) };
}

/** Normalises the text fields and leaves out interests that are no longer offered: the page may be an older one. */
function normalised(input: EditProfileDto, offered: readonly string[]): EditProfileDto {
  return {
    ...input,
    ...(input.interests && { interests: offeredOf(input.interests, offered) }),
    ...(input.name !== undefined && { name: normaliseName(input.name) }),
    ...(input.city !== undefined && { city: normaliseLine(input.city ?? '') }),
    ...(input.description !== undefined && { description: normaliseText(input.description ?? '') }),
  };
}

function formOf({ name, city, description, country, region }: EditProfileDto, own: OwnProfile) {
  const moves = country !== undefined || region !== undefined;
  const place = { country: country ?? own.country, region: region === undefined ? own.region : region };
  return {
    ...(moves && { place }),
    ...(name !== undefined && { name }),
    city: city ?? null,
    description: description ?? null,
  };
}

/** Whether the place of residence changes. */
const movesIn = ({ country, region, city }: ProfileChanges) =>
  country !== undefined || region !== undefined || city !== undefined;

const isSealedField = (field: string): field is SealedField => (SEALED_FIELDS as readonly string[]).includes(field);
const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...(value as string[])].sort() : value);
const same = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
