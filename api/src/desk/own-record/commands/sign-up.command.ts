import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
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
import { Clock, invalidInput, isRefusal, Store, Vault } from '../../../kernel/index.js';
import {
  createProfile,
  dayIn,
  Locations,
  isTimeZone,
  normaliseLine,
  normaliseName,
  normaliseText,
  offeredOf,
  profileOf,
  profileProblems,
  sealField,
} from '../../../members/profiles/index.js';
import {
  COUNTRIES,
  interestsOffered,
  isCountry,
  maySignUp,
  Settings,
  type Country,
  type Locale,
  type SettingsValues,
} from '../../../ground/settings/index.js';
import { trackingText } from '../../attribution/index.js';
import { SignUpLimits } from '../sign-up-limits.js';
import { signupsClosed } from '../user.errors.js';
import type { SignUpDto } from '../user.dto.js';

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
    const newId = randomUUID(); // v4, because v7 would reveal when the member signed up
    await this.vault.createKey(newId);
    const seal = async (text: string | null) => (text ? this.vault.seal(newId, text) : null);
    const [passwordHash, sealedEmail, profile, tracking, words] = await Promise.all([
      this.passwords.hashNew(form.password),
      this.vault.seal(newId, email),
      this.sealProfile(newId, form, settings),
      seal(trackingText(form.tracking, randomUUID())),
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
        // Otherwise a login would reveal that the address had been free.
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
    // A repeated request is identified by its key; the password may have changed since.
    const standing =
      memberId === newId
        ? await this.passwords.standingWith(memberId, passwordHash)
        : await this.passwords.verify(memberId, form.password);
    const cookie = standing && (await this.sessions.open(memberId, { key, standing, device: place.device }));
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
