import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArrayMaxSize, ArrayUnique, IsIn, IsOptional, Matches, MaxLength } from 'class-validator';
import { Accounts } from '../../accounts/index.js';
import { invalidInput, IsUndefinable, Store, Vault } from '../../../kernel/index.js';
import { interestsOffered, Settings } from '../../../ground/settings/index.js';
import type { OwnProfile } from '../card.js';
import { sealField } from '../consent-keys.js';
import { normaliseLine, normaliseText } from '../free-text.js';
import { normaliseName } from '../name.js';
import { offeredOf, type Details } from '../details.js';
import {
  CHOICES,
  INTEREST,
  MAX_INTERESTS,
  SEALED_FIELDS,
  SOUGHT_GENDERS,
  type SealedField,
} from '../profile-fields.values.js';
import { Locations } from '../locations.js';
import { editProblems } from '../profile-form.js';
import type { ProfileChanges } from '../profile.events.js';
import { edit, profileOf, type ProfileState } from '../profile.js';
import { memberNotFound } from '../profiles.errors.js';
import { Profiles } from '../profiles.js';

/**
 * Fields left out stay unchanged. Date of birth and gender cannot change after sign-up, because age limit and search
 * depend on them. Bounds are loose where a rule reports more specific error codes.
 */
export class EditProfileDto {
  @IsUndefinable()
  @MaxLength(1_000)
  name?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  country?: string;

  @IsOptional()
  @MaxLength(1_000)
  region?: string | null;

  @IsOptional()
  @MaxLength(1_000)
  city?: string | null;

  @IsOptional()
  @MaxLength(64_000)
  description?: string | null;

  @IsUndefinable()
  @ArrayMaxSize(MAX_INTERESTS)
  @ArrayUnique()
  @Matches(INTEREST, { each: true })
  interests?: Details['interests'];

  @IsOptional()
  @IsIn(CHOICES.sexuality)
  sexuality?: Details['sexuality'];

  @IsOptional()
  @IsIn(CHOICES.relationship_status)
  relationship_status?: Details['relationship_status'];

  @IsOptional()
  @IsIn(CHOICES.reason_for_signup)
  reason_for_signup?: Details['reason_for_signup'];

  @IsOptional()
  @IsIn(CHOICES.hair_color)
  hair_color?: Details['hair_color'];

  @IsOptional()
  @IsIn(CHOICES.eye_color)
  eye_color?: Details['eye_color'];

  @IsOptional()
  @IsIn(CHOICES.body_type)
  body_type?: Details['body_type'];

  @IsOptional()
  @IsIn(CHOICES.tattoos)
  tattoos?: Details['tattoos'];

  @IsOptional()
  @IsIn(SOUGHT_GENDERS)
  sought_gender?: Details['sought_gender'];
}

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
