import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import {
  accountProblems,
  EnumerationGuard,
  emailTaken,
  MemberSessions,
  memberOf,
  normaliseEmail,
  openAccount,
  Returning,
} from '../../../members/accounts/index.js';
import {
  loginFailed,
  Passwords,
  withholdStanding,
  type Place,
  type SessionCookie,
} from '../../../ground/authentication/index.js';
import {
  keepSignupMessage,
  requireShownPrice,
  signupMessageText,
  startsOf,
} from '../../../meeting/conversations/index.js';
import { grantCredits, walletOf } from '../../../money/credits/index.js';
import { Clock, Id, invalidInput, isRefusal, Nullable, Store, Vault } from '../../../kernel/index.js';
import {
  createProfile,
  dayIn,
  GenderSchema,
  Locations,
  isTimeZone,
  normaliseLine,
  normaliseName,
  normaliseText,
  profileOf,
  profileProblems,
  PURPOSE_NAMES,
  SOUGHT_GENDERS,
} from '../../../members/profiles/index.js';
import {
  COUNTRIES,
  isCountry,
  Settings,
  type Country,
  type Locale,
  type SettingsValues,
} from '../../../ground/settings/index.js';
import { SignUpLimits } from '../sign-up-limits.js';
import { maySignUp } from '../sign-ups.js';
import { Tracking, trackingText } from '../tracking.js';
import { signupsClosed } from '../user.errors.js';

const text = Type.String({ maxLength: 1000 });

// Loose where a rule has the finer code.
export const SignUpBody = Type.Object(
  {
    email: text,
    name: text,
    password: text,
    date_of_birth: Type.Optional(Nullable(text)),
    gender: GenderSchema,
    sought_gender: Type.Optional(Type.Enum(SOUGHT_GENDERS)),
    country: text,
    region: Type.Optional(Nullable(text)),
    city: Type.Optional(Nullable(text)),
    /** First words about oneself. */
    description: Type.Optional(Nullable(Type.String({ maxLength: 64_000 }))),
    /** What special data the member lets us keep, by purpose; withdrawn on the profile. */
    consents: Type.Optional(
      Type.Array(Type.Enum(PURPOSE_NAMES), { uniqueItems: true, maxItems: PURPOSE_NAMES.length }),
    ),
    /** First words to the member one came for, sent on confirmation. */
    signup_message: Type.Optional(Type.String({ maxLength: 64_000 })),
    /** Credits that it costs, as the form said. */
    signup_message_price: Type.Optional(Type.Integer({ minimum: 0 })),
    landing_member: Type.Optional(Id),
    tracking: Type.Optional(Tracking),
    terms: Type.Optional(Type.Boolean()),
    /** After `challenge_required`: `{ challenge, solution }` as JSON. */
    challenge: Type.Optional(Type.String({ maxLength: 4000 })),
    language: Type.Optional(text),
    /** IANA zone of the browser; taken from the country when absent. */
    time_zone: Type.Optional(text),
  },
  { additionalProperties: false },
);
export type SignUpBody = Static<typeof SignUpBody>;

/** `check_inbox`: what became of it is told in the mailbox alone. */
export type SignUpOutcome = { memberId: string; cookie: SessionCookie } | 'check_inbox';

export class SignUp extends Command<SignUpOutcome> {
  constructor(
    readonly input: {
      key: string;
      body: SignUpBody;
      /** Whose terms are agreed to: the brand's at this address. */
      host: string;
      place: Place;
    },
  ) {
    super();
  }
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

  async execute({
    input: {
      key,
      body: { challenge: solution, ...form },
      host,
      place,
    },
  }: SignUp): Promise<SignUpOutcome> {
    const settings = this.settings.at(host);
    if (!maySignUp(settings.signups, form.tracking)) throw signupsClosed({});
    const timeZone = zoneOf(form);
    this.refuseInvalid(form, settings, timeZone);
    const message = signupMessageText(form, settings);
    const { landing_member: landingMember } = form;
    if (message && landingMember) await this.refuseToFictional(landingMember);

    const email = normaliseEmail(form.email)!;
    await this.limits.admit({ email, place, solution });
    const newId = randomUUID(); // v4: v7 would tell when the member signed up
    await this.vault.createKey(newId);
    const seal = async (text: string | null) => (text ? this.vault.seal(newId, text) : null);
    const [passwordHash, sealedEmail, profile, tracking, words] = await Promise.all([
      this.passwords.hashNew(form.password),
      this.vault.seal(newId, email),
      this.sealProfile(newId, form),
      seal(trackingText(form.tracking)),
      seal(message),
    ]);
    const language = languageOf(form, settings);
    const { companyAdded, domain, signupCredits } = settings;
    const { signup_message_price: shown } = form;
    if (message && shown !== this.settings.current().messageCredits) await this.settings.refresh();
    const { messageCredits } = this.settings.current();

    const writes = [memberOf(newId), profileOf(newId), walletOf(newId), startsOf(newId)];
    const command = { actor: 'visitor', key, request: form, writes, domain };
    const account = { memberId: newId, email, sealedEmail, language, timeZone, tracking };
    const asked = { by: 'sign-up', email, place } as const;
    const told = await this.enumerationGuard.mayTell(asked);
    const open = () =>
      this.store.transact(command, (tx) => {
        openAccount(tx, { ...account, domain, companyAdded });
        this.passwords.keep(tx, newId, passwordHash);
        // Else logging in would say that the address had been free.
        if (!told) withholdStanding(tx, newId);
        createProfile(tx, { memberId: newId, ...profile });
        grantCredits(tx, { memberId: newId, amount: signupCredits, reason: 'signup' });
        if (words && landingMember) {
          const price = requireShownPrice(shown, { messageCredits });
          keepSignupMessage(tx, { from: newId, to: landingMember, body: words, price });
        }
        return { memberId: newId };
      });
    const opened = await open().catch(async (error: unknown) => {
      if (!isRefusal(error) || error.code !== emailTaken.code) throw error;
      if (told && (await this.enumerationGuard.tell(asked))) {
        return this.returning.refuse({ email, password: form.password, place });
      }
      await this.returning.tellByMail(email, key);
      return undefined;
    });
    if (!opened) return 'check_inbox';
    const { memberId } = opened;
    // A repeated request is known by its key, and its password may be another by now.
    const standing =
      memberId === newId
        ? await this.passwords.standingWith(memberId, passwordHash)
        : await this.passwords.verify(memberId, form.password);
    const cookie = standing && (await this.sessions.open(memberId, { key, standing, device: place.device }));
    if (!cookie && !told) return 'check_inbox';
    if (!cookie) throw loginFailed({});
    return { memberId, cookie };
  }

  /** The warning has to be acknowledged first, which nobody can before there is an account (PRO-04). */
  private async refuseToFictional(landingMember: string): Promise<void> {
    // Fresh: another process may have marked the profile.
    const { fictional } = await this.store.readFresh(profileOf(landingMember));
    if (fictional) throw invalidInput([{ field: 'signup_message', code: 'fictional_profile' }]);
  }

  private async sealProfile(memberId: string, input: SignUpBody) {
    const seal = async (text: string | null) => (text ? this.vault.seal(memberId, text) : null);
    const { gender, sought_gender: soughtGender = null, country, region = null, consents = [] } = input;
    const town = normaliseLine(input.city ?? '');
    const [name, dateOfBirth, city, location, description] = await Promise.all([
      this.vault.seal(memberId, normaliseName(input.name)),
      this.vault.seal(memberId, input.date_of_birth!),
      seal(town),
      this.locations.seal(memberId, { country, region, city: town }),
      seal(normaliseText(input.description ?? '')),
    ]);
    return { name, dateOfBirth, gender, soughtGender, country, region, city, location, description, consents };
  }

  private refuseInvalid(input: SignUpBody, settings: SettingsValues, timeZone: string): void {
    const today = dayIn(timeZone, this.clock.now());
    const profile = { ...input, date_of_birth: input.date_of_birth ?? '' };
    const problems = [...accountProblems(input, settings), ...profileProblems(profile, input.email, settings, today)];
    if (problems.length > 0) throw invalidInput(problems);
  }
}

function zoneOf({ country, time_zone }: SignUpBody): string {
  if (time_zone && isTimeZone(time_zone)) return time_zone;
  return isCountry(country) ? COUNTRIES[country].timeZone : 'UTC';
}

function languageOf({ country, language }: SignUpBody, { locales, defaultLocale }: SettingsValues): Locale {
  const wanted = locales.find((locale) => locale === language);
  return wanted ?? COUNTRIES[country as Country].locales.find((locale) => locales.includes(locale)) ?? defaultLocale;
}
