import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import {
  accountProblems,
  EnumerationGuard,
  emailTaken,
  LogInDto,
  MemberSessions,
  memberOf,
  normaliseEmail,
  openAccount,
  Returning,
} from '../../members/accounts/index.js';
import {
  loginFailed,
  Passwords,
  withholdSecurityStamp,
  type Place,
  type SessionCookie,
} from '../../ground/authentication/index.js';
import { keepSignupMessage, requireShownPrice, signupMessageText, startsOf } from '../conversations/index.js';
import { grantCredits, walletOf } from '../../money/credits/index.js';
import {
  Clock,
  invalidInput,
  IsId,
  isRefusal,
  IsUndefinable,
  Nested,
  Store,
  Vault,
  type Sealed,
} from '../../kernel/index.js';
import {
  createProfile,
  dayIn,
  GENDERS,
  INTEREST,
  MAX_INTERESTS,
  PURPOSE_NAMES,
  SOUGHT_GENDERS,
  type Gender,
  type NewProfile,
  type Purpose,
  type SoughtGender,
  Locations,
  isTimeZone,
  normaliseLine,
  normaliseName,
  normaliseText,
  offeredOf,
  profileOf,
  profileProblems,
  sealField,
} from '../../members/profiles/index.js';
import {
  COUNTRIES,
  interestsOffered,
  isCountry,
  maySignUp,
  Settings,
  type Country,
  type Locale,
  type SettingsValues,
} from '../../ground/settings/index.js';
import { SignUpLimits } from './sign-up-limits.js';
import { signupsClosed } from './sign-up.errors.js';
import { TrackingDto } from './tracking.dto.js';
import { trackingText } from './tracking.js';

/** Deliberately loose where a rule refuses with a more specific code. */
export class SignUpDto extends LogInDto {
  @MaxLength(1_000)
  name!: string;

  @IsOptional()
  @MaxLength(1_000)
  date_of_birth?: string | null;

  @IsIn(GENDERS)
  gender!: Gender;

  @IsUndefinable()
  @IsIn(SOUGHT_GENDERS)
  sought_gender?: SoughtGender;

  @MaxLength(1_000)
  country!: string;

  @IsOptional()
  @MaxLength(1_000)
  region?: string | null;

  @IsOptional()
  @MaxLength(1_000)
  city?: string | null;

  /** The initial profile text. */
  @IsOptional()
  @MaxLength(64_000)
  description?: string | null;

  /** Consent to special categories of data, by purpose; can be withdrawn on the profile. */
  @IsUndefinable()
  @ArrayMaxSize(PURPOSE_NAMES.length)
  @ArrayUnique()
  @IsIn(PURPOSE_NAMES, { each: true })
  consents?: Purpose[];

  /** Chosen on a lander (CLI-04); only together with the consent to keep them. */
  @IsUndefinable()
  @ArrayMaxSize(MAX_INTERESTS)
  @ArrayUnique()
  @Matches(INTEREST, { each: true })
  interests?: string[];

  /** First message to the member whose page led here; sent on confirmation. */
  @IsUndefinable()
  @MaxLength(64_000)
  signup_message?: string;

  /** The price in credits that the form showed. */
  @IsUndefinable()
  @IsInt()
  @Min(0)
  signup_message_price?: number;

  @IsUndefinable()
  @IsId()
  landing_member?: string;

  @IsUndefinable()
  @Nested(() => TrackingDto)
  tracking?: TrackingDto;

  @IsUndefinable()
  @IsBoolean()
  terms?: boolean;

  /** After `challenge_required`: `{ challenge, solution }` as JSON. */
  @IsUndefinable()
  @MaxLength(4_000)
  challenge?: string;

  @IsUndefinable()
  @MaxLength(1_000)
  language?: string;

  /** The browser's IANA time zone; derived from the country if absent. */
  @IsUndefinable()
  @MaxLength(1_000)
  time_zone?: string;
}

/**
 * `check_inbox`: only a mail says what became of the sign-up, so that it does not reveal whether the address is taken.
 */
export type SignUpOutcome = { memberId: string; cookie: SessionCookie } | 'check_inbox';

export class SignUp extends Command<SignUpOutcome> {
  constructor(
    readonly input: {
      key: string;
      body: SignUpDto;
      /** Host of the request, which selects the brand whose terms are agreed to. */
      host: string;
      place: Place;
    },
  ) {
    super();
  }
}

interface Admitted {
  form: SignUpDto;
  settings: SettingsValues;
  timeZone: string;
  email: string;
  /** To the member whose page led here. */
  message: string | null;
}

interface Newcomer {
  memberId: string;
  passwordHash: string;
  sealedEmail: Sealed;
  profile: Omit<NewProfile, 'now'>;
  tracking: Sealed | null;
  words: Sealed | null;
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly sessions: MemberSessions,
    private readonly settings: Settings,
    private readonly enumerationGuard: EnumerationGuard,
    private readonly returning: Returning,
    private readonly locations: Locations,
    private readonly limits: SignUpLimits,
  ) {}

  async execute({ input }: SignUp): Promise<SignUpOutcome> {
    const admitted = await this.admit(input);
    const newcomer = await this.seal(admitted);
    return this.open(newcomer, admitted, input);
  }

  /** Whether they may sign up with what they typed. */
  private async admit({ body, host, place }: SignUp['input']): Promise<Admitted> {
    const { challenge: solution, ...form } = body;
    const settings = this.settings.at(host);
    if (!maySignUp(settings.signups, form.tracking)) throw signupsClosed({});
    const timeZone = zoneOf(form);
    this.refuseInvalid(form, settings, timeZone);
    const message = signupMessageText(form, settings);
    if (message && form.landing_member) await this.refuseToFictional(form.landing_member);
    const email = normaliseEmail(form.email)!;
    await this.limits.admit({ email, place, solution });
    return { form, settings, timeZone, email, message };
  }

  /** Seals what they typed with a key of their own. */
  private async seal({ form, settings, email, message }: Admitted): Promise<Newcomer> {
    const memberId = randomUUID(); // v4, because v7 would reveal when the member signed up
    await this.vault.createKey(memberId);
    const seal = async (text: string | null) => (text ? this.vault.seal(memberId, text) : null);
    const [passwordHash, sealedEmail, profile, tracking, words] = await Promise.all([
      this.passwords.hashNew(form.password),
      this.vault.seal(memberId, email),
      this.sealProfile(memberId, form, settings),
      seal(trackingText(form.tracking, randomUUID())),
      seal(message),
    ]);
    return { memberId, passwordHash, sealedEmail, profile, tracking, words };
  }

  /** Opens account, profile and wallet together, and logs in. */
  private async open(
    { memberId: newId, passwordHash, sealedEmail, profile, tracking, words }: Newcomer,
    { form, settings, timeZone, email }: Admitted,
    { key, place }: SignUp['input'],
  ): Promise<SignUpOutcome> {
    const { companyAdded, domain, signupCredits } = settings;
    const { signup_message_price: shown, landing_member: landingMember, password } = form;
    if (words && shown !== this.settings.current().messageCredits) await this.settings.refresh();
    const { messageCredits } = this.settings.current();

    const language = languageOf(form, settings);
    const writes = [memberOf(newId), profileOf(newId), walletOf(newId), startsOf(newId)];
    const command = { actor: 'visitor', key, request: form, writes, domain };
    const account = { memberId: newId, email, sealedEmail, language, timeZone, tracking, domain, companyAdded };
    const asked = { by: 'sign-up', email, place } as const;
    const told = await this.enumerationGuard.mayTell(asked);
    const open = () =>
      this.store.transact(command, (tx) => {
        openAccount(tx, account);
        this.passwords.keep(tx, newId, passwordHash);
        // Otherwise a login would reveal that the address had been free.
        if (!told) withholdSecurityStamp(tx, newId);
        tx.decide(profileOf(newId), (state) => createProfile(state, { ...profile, now: tx.now }));
        grantCredits(tx, { memberId: newId, amount: signupCredits, reason: 'signup' });
        if (words && landingMember) {
          const price = requireShownPrice(shown, { messageCredits });
          keepSignupMessage(tx, { from: newId, to: landingMember, body: words, price });
        }
        return { memberId: newId };
      });
    const opened = await open().catch(async (error: unknown) => {
      if (!isRefusal(error) || error.code !== emailTaken.code) throw error;
      if (told && (await this.enumerationGuard.tell(asked))) return this.returning.refuse({ email, password, place });
      await this.returning.tellByMail(email, key);
      return undefined;
    });
    if (!opened) return 'check_inbox';
    const { memberId } = opened;
    // A repeated request is identified by its key; the password may have changed since.
    const stamp =
      memberId === newId
        ? await this.passwords.securityStampWith(memberId, passwordHash)
        : await this.passwords.verify(memberId, password);
    const cookie = stamp && (await this.sessions.open(memberId, { key, stamp, device: place.device }));
    if (!cookie && !told) return 'check_inbox';
    if (!cookie) throw loginFailed({});
    return { memberId, cookie };
  }

  /** The warning must be acknowledged first, which is impossible without an account (PRO-04). */
  private async refuseToFictional(landingMember: string): Promise<void> {
    // Read fresh: another process may have marked the profile as fictional.
    const { fictional } = await this.store.readFresh(profileOf(landingMember));
    if (fictional) throw invalidInput([{ field: 'signup_message', code: 'fictional_profile' }]);
  }

  private async sealProfile(memberId: string, input: SignUpDto, settings: SettingsValues) {
    const seal = async (text: string | null) => (text ? this.vault.seal(memberId, text) : null);
    const { country, region = null, consents = [] } = input;
    const town = normaliseLine(input.city ?? '');
    const consentedAt = this.clock.now().toISOString();
    const liked = offeredOf(input.interests ?? [], interestsOffered(settings));
    const sealLiked = () => {
      const since = { sexuality: null, interests: consentedAt, appearance: null };
      return sealField(this.vault, memberId, { field: 'interests', text: JSON.stringify(liked), consents: since });
    };
    const [name, dateOfBirth, gender, soughtGender, city, location, description, interests] = await Promise.all([
      this.vault.seal(memberId, normaliseName(input.name)),
      this.vault.seal(memberId, input.date_of_birth!),
      this.vault.seal(memberId, input.gender),
      seal(input.sought_gender ?? null),
      seal(town),
      this.locations.seal(memberId, { country, region, city: town }),
      seal(normaliseText(input.description ?? '')),
      liked.length > 0 ? sealLiked() : null,
    ]);
    const place = { country, region, city, location };
    return { name, dateOfBirth, gender, soughtGender, ...place, description, consents, consentedAt, interests };
  }

  private refuseInvalid(input: SignUpDto, settings: SettingsValues, timeZone: string): void {
    const today = dayIn(timeZone, this.clock.now());
    const profile = { ...input, date_of_birth: input.date_of_birth ?? '' };
    const problems = [...accountProblems(input, settings), ...profileProblems(profile, input.email, settings, today)];
    if (problems.length > 0) throw invalidInput(problems);
  }
}

function zoneOf({ country, time_zone }: SignUpDto): string {
  if (time_zone && isTimeZone(time_zone)) return time_zone;
  return isCountry(country) ? COUNTRIES[country].timeZone : 'UTC';
}

function languageOf({ country, language }: SignUpDto, { locales, defaultLocale }: SettingsValues): Locale {
  const wanted = locales.find((locale) => locale === language);
  return wanted ?? COUNTRIES[country as Country].locales.find((locale) => locales.includes(locale)) ?? defaultLocale;
}
