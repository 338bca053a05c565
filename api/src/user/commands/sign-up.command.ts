import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { accountProblems, MemberSessions, memberOf, normaliseEmail, openAccount } from '../../accounts/index.js';
import { Passwords, type SessionCookie } from '../../authentication/index.js';
import { grantCredits, walletOf } from '../../credits/index.js';
import { Clock, invalidInput, Store, Vault } from '../../kernel/index.js';
import {
  createProfile,
  dayIn,
  GenderSchema,
  isTimeZone,
  normaliseName,
  profileOf,
  profileProblems,
} from '../../profiles/index.js';
import {
  COUNTRIES,
  isCountry,
  Settings,
  type Country,
  type Locale,
  type SettingsValues,
} from '../../settings/index.js';

const text = Type.String({ maxLength: 1000 });

// Loose where a rule has the finer code.
export const SignUpBody = Type.Object(
  {
    email: text,
    name: text,
    password: text,
    date_of_birth: Type.Optional(Type.Union([text, Type.Null()])),
    gender: GenderSchema,
    country: text,
    region: Type.Optional(Type.Union([text, Type.Null()])),
    terms: Type.Optional(Type.Boolean()),
    language: Type.Optional(text),
    /** IANA zone of the browser; taken from the country when absent. */
    time_zone: Type.Optional(text),
  },
  { additionalProperties: false },
);
export type SignUpBody = Static<typeof SignUpBody>;

export class SignUp extends Command<{ memberId: string; cookie: SessionCookie }> {
  constructor(
    readonly key: string,
    readonly input: SignUpBody,
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
  ) {}

  async execute({ key, input }: SignUp) {
    const settings = this.settings.current();
    const timeZone = zoneOf(input);
    this.refuseInvalid(input, settings, timeZone);

    const email = normaliseEmail(input.email)!;
    const newId = randomUUID(); // v4: v7 would tell when the member signed up
    const [passwordHash, sealedEmail, name, dateOfBirth] = await Promise.all([
      this.passwords.hash(input.password),
      this.vault.seal(newId, email),
      this.vault.seal(newId, normaliseName(input.name)),
      this.vault.seal(newId, input.date_of_birth!),
    ]);
    const { gender, country, region = null } = input;
    const language = languageOf(input, settings);
    const { companyAdded, signupCredits } = settings;

    const writes = [memberOf(newId), profileOf(newId), walletOf(newId)];
    const command = { actor: 'visitor', key, request: input, writes, domain: settings.domain };
    const { memberId } = await this.store.transact(command, (tx) => {
      openAccount(tx, { memberId: newId, email, sealedEmail, language, timeZone, companyAdded });
      this.passwords.keep(tx, newId, passwordHash);
      createProfile(tx, { memberId: newId, name, dateOfBirth, gender, country, region });
      grantCredits(tx, { memberId: newId, amount: signupCredits, reason: 'signup' });
      return { memberId: newId };
    });
    return { memberId, cookie: await this.sessions.open(memberId) };
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
