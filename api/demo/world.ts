import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Passwords } from '../src/ground/authentication/index.js';
import { ActivationTokens } from '../src/members/accounts/index.js';
import { Credits } from '../src/money/credits/index.js';
import { codeOf } from '../src/money/direct-debit/index.js';
import { DefineDiscount, StopDiscount } from '../src/money/discounts/index.js';
import { Vault } from '../src/kernel/index.js';
import { MarkFictional } from '../src/members/profiles/index.js';
import { ChangeSettings } from '../src/ground/settings/index.js';
import { AddStaffMember, type Role } from '../src/ground/staff/index.js';
import { SPRING, sourceOf, visit } from './advertising.js';
import { addPhoto } from './albums.js';
import { Chronicle, type Calendar } from './calendar.js';
import { collectDebits } from './debtors.js';
import { dispute, DISPUTING } from './disputes.js';
import { Encounters, type Encounter, type Line } from './encounters.js';
import { BEGINNING, inhabitants, sitterOf, type Inhabitant } from './inhabitants.js';
import { writeMailings } from './mailings.js';
import { hashOnce } from './one-password.js';
import { patient, patiently, type Commands } from './patience.js';
import { BUYER, PEOPLE } from './people.js';
import { portrait } from './portraits/portrait.js';
import { propose } from './proposals.js';
import { CODE_PERCENTAGE } from './purchases.js';
import { complain, fileReports, reportChatPhoto } from './reports.js';
import { CODES, customers, Shop } from './shop.js';
import { logIn, PASSWORD, STAFF } from './staff.js';
import { keyOf, siteOf, Visitor, type Site } from './visitor.js';

export interface Place {
  nest: NestFastifyApplication;
  /** Address of the console. */
  console: string;
  calendar: Calendar;
}

interface Resident {
  id: string;
  visitor: Visitor;
}

interface Prices {
  message_credits: number;
  photo_credits: number;
  gifts: { id: string; price: number }[];
}

/** Fills an empty site. Cut off and started again, it goes on: every step has a key of its own. */
export const makeWorld = (place: Place, members: number): Promise<void> => new World(place, members).make();

class World {
  private readonly chronicle = new Chronicle();
  private readonly residents = new Map<Inhabitant, Promise<Resident>>();
  private readonly colleagues = new Map<Role, Promise<Visitor>>();
  private readonly site: Site;
  private readonly commands: Commands;
  private readonly people: readonly Inhabitant[];
  private prices: Promise<Prices> | undefined;
  private moderator = '';
  private admin = '';

  constructor(
    private readonly place: Place,
    members: number,
  ) {
    this.site = siteOf(place.nest);
    this.commands = patient(place.nest.get(CommandBus, { strict: false }));
    this.people = inhabitants(members);
  }

  async make(): Promise<void> {
    this.place.calendar.goTo(BEGINNING);
    const forget = hashOnce(this.place.nest.get(Passwords, { strict: false }), PASSWORD);
    try {
      await this.populate();
    } finally {
      forget();
    }
  }

  private async populate(): Promise<void> {
    await this.openForBusiness();
    for (const person of this.people) this.settle(person);
    const cast = Math.min(PEOPLE.length, this.people.length);
    const crowd = this.people.slice(cast);
    const { talks, likes } = new Encounters(this.people, cast);
    for (const talk of talks) this.hold(talk);
    for (const { by, liked, at } of likes) {
      this.chronicle.at(at, async () => {
        const { id } = await this.residentOf(liked);
        await (await this.visitorOf(by)).put(`/members/${id}/like`, `like ${by.email} ${liked.email}`, {});
      });
    }
    const ben = this.people.find(({ name }) => name === BUYER)!;
    new Shop(this.chronicle, this.commands, this.visitorOf, () => this.staff('finance')).open(crowd, ben);
    this.collect(crowd);
    // A cast alone is what tests begin with: their money is their own.
    if (crowd.length > 0) this.disagree(talks, ben);
    fileReports(this.chronicle, crowd, talks, this.residentOf, (role) => this.staff(role));
    reportChatPhoto(this.chronicle, talks, this.residentOf);
    complain(this.chronicle, crowd, this.residentOf, (role) => this.staff(role));
    writeMailings(this.chronicle, crowd, this.visitorOf, () => this.staff('finance'));
    this.leave(crowd);
    await this.chronicle.run(this.place.calendar);
    // From here on, as on any site; what was sent before waits for a moderator.
    const changes = { photo_inspection: 'first' as const };
    await this.commands.execute(
      new ChangeSettings({ staffId: this.admin, changes, key: keyOf('inspect chat photos first') }),
    );
    await Promise.all(crowd.filter(isHere).map(async (person) => (await this.visitorOf(person)).get('/user')));
  }

  /** Money that members or their banks ask back, and what finance proposes. */
  private disagree(talks: readonly Encounter[], ben: Inhabitant): void {
    const { chronicle, commands, residentOf } = this;
    const bench = {
      chronicle,
      commands,
      residentOf,
      credits: this.place.nest.get(Credits, { strict: false }),
      finance: () => this.staff('finance'),
      write: (name: string, between: Encounter['between'], line: Line) => this.say(name, 0, between, line, undefined),
    };
    const talking = new Set(talks.flatMap(({ between }) => between));
    const quiet = customers(this.people).filter((one) => !talking.has(one));
    dispute(bench, quiet, ben);
    const desk = { chronicle, commands, residentOf, staff: (role: Role) => this.staff(role) };
    propose(desk, quiet.slice(DISPUTING, DISPUTING + PROPOSED_FOR));
  }

  private collect(crowd: readonly Inhabitant[]): void {
    const vault = this.place.nest.get(Vault, { strict: false });
    const bank = {
      chronicle: this.chronicle,
      visitorOf: this.visitorOf,
      finance: () => this.staff('finance'),
      codeOf: (paymentId: string) => codeOf(vault, paymentId, { number: 1, digits: 6 }),
    };
    const others = withFates(crowd);
    const isDebtor = (person: Inhabitant) =>
      person.country === 'NL' && !person.silent && !person.fictional && person.joined > 320 && !others.includes(person);
    collectDebits(bank, crowd.filter(isDebtor));
  }

  /** Staff, codes, and a search that visitors may look at. */
  private async openForBusiness(): Promise<void> {
    const ids = new Map<Role, string>();
    for (const { email, role } of STAFF) {
      const added = new AddStaffMember({ actor: 'system', email, role, password: PASSWORD, key: keyOf(email) });
      ids.set(role, (await this.commands.execute(added)).staffId);
    }
    this.moderator = ids.get('moderator')!;
    const admin = (this.admin = ids.get('admin')!);
    await this.commands.execute(
      new ChangeSettings({
        staffId: admin,
        changes: {
          logged_out_search: true,
          // Nobody looks at them while the world is made: they arrive at once.
          photo_inspection: 'after',
          delete_discount: 20,
          landers: [SPRING],
          ...COMPANY,
        },
        key: keyOf('open the search'),
      }),
    );
    for (const code of Object.values(CODES)) {
      await this.commands.execute(
        new DefineDiscount({
          staffId: admin,
          code,
          terms: TEN_PERCENT,
          reason: 'Voor de nieuwsbrief',
          key: keyOf(`discount ${code}`),
        }),
      );
    }
    this.chronicle.at(100, () =>
      this.commands.execute(
        new StopDiscount({
          staffId: admin,
          code: CODES.stopped,
          reason: 'De actie is voorbij',
          key: keyOf('stop discount'),
        }),
      ),
    );
  }

  private settle(person: Inhabitant): void {
    this.chronicle.at(person.joined, () => visit(this.site, this.people.indexOf(person), person));
    this.chronicle.at(person.joined, () => {
      const settled = this.signUp(person);
      this.residents.set(person, settled);
      return settled;
    });
    for (const [take, { added }] of person.photos.entries()) {
      this.chronicle.at(added, async () =>
        addPhoto(person, take, await this.visitorOf(person), this.commands, this.moderator),
      );
    }
  }

  private async signUp({ tale, fictional, silent, joined: _, photos: __, ...form }: Inhabitant): Promise<Resident> {
    const { email } = form;
    const visitor = new Visitor(this.site);
    const { interests, answers, ...told } = tale ?? {};
    const consents = interests ? ['interests', 'appearance'] : [];
    const n = this.people.findIndex((person) => person.email === email);
    const input = { ...form, ...told, password: PASSWORD, terms: true, consents, tracking: sourceOf(n) };
    const { id } = await visitor.post<{ id: string }>('/signup', `signup ${email}`, input);
    // Most let visitors see them, some do not, and some have not been asked yet.
    if (!fictional && email.length % 7 !== 0)
      await visitor.put('/profile/visitors', `visitors ${email}`, { open: email.length % 5 !== 0 });
    if (interests) await visitor.put('/profile', `profile ${email}`, { interests, ...answers });
    if (silent) return { id, visitor };
    const tokens = this.place.nest.get(ActivationTokens, { strict: false });
    const token = await patiently(() => tokens.issue(id));
    await new Visitor(this.site).post('/activation', `activation ${email} ${token}`, { token });
    if (fictional)
      await this.commands.execute(
        new MarkFictional({
          staffId: this.admin,
          memberId: id,
          key: keyOf(`fictional ${email}`),
          reason: WRITTEN_BY_US,
        }),
      );
    return { id, visitor };
  }

  private hold({ name, between: [from, to], lines, read }: Encounter): void {
    let before: Promise<string> | undefined;
    for (const [turn, line] of lines.entries()) {
      this.chronicle.at(line.at, () => (before = this.say(name, turn, [from, to], line, before)));
    }
    if (!read) return;
    const { by, at } = lines.at(-1)!;
    this.chronicle.at(at / 2, async () => {
      const visitor = await this.visitorOf(by === from ? to : from);
      await visitor.post(`/chats/${await before!}/read`, `read ${name} last`);
    });
  }

  /** Answers with the conversation, for the next line. */
  private async say(
    name: string,
    turn: number,
    [from, to]: Encounter['between'],
    { by, text: body, gift, photo }: Line,
    before: Promise<string> | undefined,
  ): Promise<string> {
    let chat = await before;
    if (chat && by.fictional) {
      // Staff write for who is fictional. Whatever is there when loading goes on, they have seen.
      const answer = { body, seen: 2 ** 31 - 1 };
      await (await this.staff('moderator')).post(`/admin/inbox/${chat}/messages`, `message ${name} ${turn}`, answer);
      return chat;
    }
    const visitor = await this.visitorOf(by);
    if (chat) await visitor.post(`/chats/${chat}/read`, `read ${name} ${turn}`);
    else {
      const { id: profile_id } = await this.residentOf(to);
      chat = (await (await this.visitorOf(from)).post<{ id: string }>('/chats', `chat ${name}`, { profile_id })).id;
      // Who writes to a fictional profile has read that it is one.
      if (to.fictional) await visitor.post(`/chats/${chat}/fictional-warning`, `warned ${name}`);
    }
    const { message_credits, photo_credits, gifts } = await this.shown(visitor);
    if (photo) {
      const picture = await portrait(sitterOf(by), AT_HOME);
      await visitor.upload(`/chats/${chat}/photos?price=${photo_credits}`, `photo ${name} ${turn}`, 'photo', picture);
      return chat;
    }
    const price = gifts.find(({ id }) => id === gift)?.price ?? message_credits;
    await visitor.post(`/chats/${chat}/messages`, `message ${name} ${turn}`, { body, price, ...(gift && { gift }) });
    return chat;
  }

  /** What everybody is shown; nothing that costs changes while the demo is made. */
  private shown(visitor: Visitor): Promise<Prices> {
    const prices = async () => ({
      ...(await visitor.get<Pick<Prices, 'message_credits' | 'photo_credits'>>('/settings')),
      ...(await visitor.get<Pick<Prices, 'gifts'>>('/gifts')),
    });
    return (this.prices ??= prices());
  }

  /** One is invisible, one blocks another, one has left and may still come back, one was shut out. */
  private leave(crowd: readonly Inhabitant[]): void {
    const [invisible, blocker, blocked, gone, shut] = withFates(crowd);
    if (!gone) return;
    this.chronicle.at(60, async () => {
      const visitor = await this.visitorOf(invisible!);
      await visitor.put('/profile/invisible', `invisible ${invisible!.email}`, { invisible: true });
    });
    this.chronicle.at(75, async () => {
      const { id } = await this.residentOf(blocked!);
      await (await this.visitorOf(blocker!)).post(`/members/${id}/block`, `block ${blocker!.email}`);
    });
    this.chronicle.at(52, async () => {
      const visitor = await this.visitorOf(gone);
      await visitor.post('/user/deletion', `leave ${gone.email}`, { reason: 'found_someone', password: PASSWORD });
    });
    if (!shut) return;
    this.chronicle.at(33, async () => {
      const { id } = await this.residentOf(shut);
      const moderator = await this.staff('moderator');
      await moderator.post('/admin/members/disable', `shut out ${shut.email}`, { ids: [id], reason: SHUT_OUT });
      const note = `/admin/members/${id}/notes`;
      await moderator.post(note, `note on ${shut.email}`, {
        text: 'Drie meldingen in één week, steeds om geld gevraagd.',
      });
    });
  }

  private readonly residentOf = (person: Inhabitant): Promise<Resident> => this.residents.get(person)!;
  private readonly visitorOf = async (person: Inhabitant): Promise<Visitor> => (await this.residentOf(person)).visitor;

  /** Logged in once: sessions of then are still open. */
  private staff(role: Role): Promise<Visitor> {
    const visitor = this.colleagues.get(role) ?? logIn(this.place.console, role, '');
    this.colleagues.set(role, visitor);
    return visitor;
  }
}

/** Of so many finance thinks, more than once of some. */
const PROPOSED_FOR = 3;
/** A photo that is in no album. */
const AT_HOME = 7;
const SHUT_OUT = 'Je hebt leden om geld gevraagd. Dat mag hier niet.';
/** Who runs the site and collects direct debits. A street, a number and a name that are nobody's. */
const COMPANY = {
  company_name: 'Velvet Dating B.V.',
  company_address: 'Fluwelenkade 12, 1013 ZZ',
  company_city: 'Amsterdam',
  company_country: 'NL' as const,
  company_kvk: '12345678',
  company_vat_numbers: ['NL001234567B01'],
  support_email: 'help@velvet.example',
  support_phone: '+31 20 012 34 56',
  debit_creditor_id: 'NL69ZZZ123456780000',
  debit_iban: 'NL91ABNA0417164300',
};
const WRITTEN_BY_US = 'Verzonnen door de redactie; het team schrijft.';

const TEN_PERCENT = {
  percentage: CODE_PERCENTAGE,
  country: null,
  memberId: null,
  expiresAt: null,
  minimumOrder: null,
  validity: 'once-per-user',
  paymentMethods: null,
  startsAt: null,
  maxUses: null,
} as const;

/** Five to whom something else happens. */
const withFates = (crowd: readonly Inhabitant[]): readonly Inhabitant[] =>
  crowd.filter(({ silent, fictional, tale, joined }) => !tale && !silent && !fictional && joined > 120).slice(0, 5);

/** Online when the site opens. */
const isHere = ({ silent, tale, fictional, email }: Inhabitant): boolean =>
  !silent && !fictional && tale !== undefined && email.length % 7 === 0;
