import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { becomePremium, memberOf } from '../../src/members/accounts/index.js';
import { buyCredits, walletOf } from '../../src/money/credits/index.js';
import { Store } from '../../src/kernel/index.js';
import { DecidePhoto } from '../../src/members/photos/index.js';
import { AddStaffMember, type Role as StaffRole } from '../../src/ground/staff/index.js';
import type { TestApp, TestBrowser } from '../app.js';
import { caughtUp } from '../caught-up.js';
import { collect } from '../debits.js';
import { signUp } from '../members.js';
import type { Role } from './roles.js';

/** A caller with a role. Visitors and staff have an id too, which belongs to no member. */
export interface Person {
  role: Role;
  id: string;
  name: string;
  /** Browser on the member site. */
  site: TestBrowser;
  /** Browser on the console. */
  console: TestBrowser;
}

type Thing = 'chat photo' | 'conversation' | 'debit' | 'payment' | 'photo';
export const STAFF_PASSWORD = 'the console is calm';

/**
 * People of every role, the other member they deal with, and the resources they own. Resources are created on first
 * use; a caller who is not logged in owns nothing and gets the id of a resource that does not exist.
 */
export class World {
  /** The member whose resources callers try to reach: premium, with all resources. */
  other!: Person;
  /** The member with whom everyone has a conversation. */
  private partner!: Pick<Person, 'id' | 'site'>;
  private readonly shared = new Map<Role, Promise<Person>>();
  private readonly things = new Map<string, Promise<string>>();

  private constructor(readonly app: TestApp) {}

  static async of(app: TestApp): Promise<World> {
    const world = new World(app);
    world.partner = await world.someone('premium', 'Partner');
    world.other = await world.someone('premium', 'Other');
    return world;
  }

  caller(role: Role): Promise<Person> {
    let person = this.shared.get(role);
    if (!person) this.shared.set(role, (person = this.someone(role, `Caller-${role}`)));
    return person;
  }

  /** A new person, for calls that end a session, close an account or change what later calls depend on. */
  fresh(role: Role): Promise<Person> {
    return this.someone(role, `Fresh-${role}`);
  }

  conversationOf = (owner: Person): Promise<string> =>
    this.thing('conversation', owner, async () => {
      // An invisible member has to write first; an unconfirmed one cannot write.
      const [writer, reader] = owner.role === 'unconfirmed' ? [this.partner, owner.id] : [owner, this.partner.id];
      const opened = await writer.site.post('/chats', { profile_id: reader });
      const id = (opened.body as { id: string }).id;
      await must(writer.site.post(`/chats/${id}/messages`, { body: 'Hello' }));
      return id;
    });

  paymentOf = (owner: Person): Promise<string> =>
    this.thing('payment', owner, async () => {
      const { body } = await owner.site.post('/orders', {
        package: 'p100',
        payment_method: 'visa',
        immediate_performance: true,
      });
      return (body as { payment_id: string }).payment_id;
    });

  /** The current version, because offering direct debit changes the settings. */
  settingsVersion = async (): Promise<number> => {
    const { console } = await this.caller('admin');
    return ((await console.get('/admin/settings')).body as { version: number }).version;
  };

  /** An order whose direct debit form is still to be filled in. */
  debitOf = (owner: Person): Promise<string> =>
    this.thing('debit', owner, async () => {
      await collect(this.app);
      const { body } = await owner.site.post('/orders', {
        package: 'p100',
        payment_method: 'sdd',
        immediate_performance: true,
      });
      return (body as { payment_id: string }).payment_id;
    });

  /** A refundable purchase, as the client submits it. */
  purchaseOf = async ({ id: memberId }: Person) => {
    const what = { memberId, credits: 100, paid: { amount: 999, currency: 'EUR' }, paymentId: randomUUID() };
    const command = {
      actor: 'system',
      key: randomUUID(),
      request: {},
      writes: [walletOf(memberId), memberOf(memberId)],
    };
    await this.app.nest.get(Store).transact(command, (tx) => buyCredits(tx, what));
    return { payment_id: what.paymentId, credits: what.credits, amount: what.paid };
  };

  /** A new one each time, because a refund is decided only once. */
  refundOf = async (owner: Person): Promise<string> => {
    const { body } = await owner.site.post('/refunds', { refunds: [await this.purchaseOf(owner)] });
    return (body as { refunds?: { refund_id: string }[] }).refunds?.[0]!.refund_id ?? randomUUID();
  };

  /** For the other member: an approved photo besides their profile photo. */
  photoOf = (owner: Person): Promise<string> =>
    this.thing('photo', owner, async () => {
      if (owner === this.other) await this.approve(await this.upload(owner));
      const id = await this.upload(owner);
      if (owner === this.other) await this.approve(id);
      return id;
    });

  /** A new approved photo each time, for actions that are possible only once. */
  newPhotoOf = async (owner: Person): Promise<string> => {
    if (owner !== this.other) return randomUUID();
    const id = await this.upload(owner);
    await this.approve(id);
    return id!;
  };

  /** Sent in their conversation, and still to be inspected. */
  chatPhotoOf = (owner: Person): Promise<string> => this.thing('chat photo', owner, () => this.sendPhoto(owner));

  /** A new one each time, because it is decided only once. */
  newChatPhotoOf = async (owner: Person): Promise<string> =>
    owner === this.other ? ((await this.sendPhoto(owner)) ?? randomUUID()) : randomUUID();

  private async sendPhoto(owner: Person): Promise<string | undefined> {
    if (owner.role === 'unconfirmed') return undefined;
    const chat = await this.conversationOf(owner);
    await must(owner.site.post(`/chats/${chat}/photos?price=20`, await this.picture()));
    await caughtUp(this.app);
    const row = await this.app.kernel.database.one<{ photo_id: string }>(
      'SELECT photo_id FROM read.chat_photos WHERE from_id = $1 ORDER BY sent_at DESC LIMIT 1',
      [owner.id],
    );
    return row!.photo_id;
  }

  picture = async (): Promise<FormData> => {
    const create = { width: 240, height: 240, channels: 3, background: '#aa4466' } as const;
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'photo.png');
    return form;
  };

  discount = async (): Promise<string> => {
    const { console } = await this.caller('finance');
    const code = `S${randomUUID().slice(0, 8)}`.toUpperCase();
    await must(console.post('/admin/discounts', { code, value_percentage: 10, reason: 'Spring sale' }));
    return code;
  };

  private async upload(owner: Person): Promise<string | undefined> {
    const { body } = await owner.site.post('/photos', await this.picture());
    const { photos } = body as { photos?: { id: string; status: string }[] };
    return photos?.find(({ status }) => status === 'under_inspection')?.id;
  }

  private async approve(id: string | undefined): Promise<void> {
    await this.app.nest
      .get(CommandBus)
      .execute(new DecidePhoto({ staffId: 'system', key: randomUUID(), photoId: id!, decision: { approved: true } }));
  }

  private thing(kind: Thing, owner: Person, make: () => Promise<string | undefined>): Promise<string> {
    const id = `${kind} ${owner.id}`;
    let thing = this.things.get(id);
    if (!thing) {
      const owns = !['visitor', 'deleted', 'moderator', 'finance', 'admin'].includes(owner.role);
      this.things.set(id, (thing = owns ? make().then((made) => made ?? randomUUID()) : Promise.resolve(randomUUID())));
    }
    return thing;
  }

  private async someone(role: Role, name: string): Promise<Person> {
    const nobody = { role, id: randomUUID(), name, site: this.app.browser(), console: this.app.console() };
    if (role === 'visitor') return nobody;
    if (role === 'moderator' || role === 'finance' || role === 'admin') {
      return { ...nobody, console: await this.staffMember(role) };
    }
    const { id, browser } = await signUp(this.app, name, { confirmed: role !== 'unconfirmed', credits: 1_000 });
    const person = { ...nobody, id, site: browser, console: browser.at(this.app.consoleOrigin) };
    await this.become(person);
    return person;
  }

  private async become({ role, id, site }: Person): Promise<void> {
    if (role === 'premium') await this.turnPremium(id);
    if (role === 'blocked') await must(this.other.site.post(`/members/${id}/block`));
    if (role === 'invisible') await must(site.put('/profile/invisible', { invisible: true }));
    if (role === 'deleted') await must(site.post('/user/deletion', { reason: 'other', password: 'correct horse' }));
  }

  private async turnPremium(id: string): Promise<void> {
    const command = { actor: 'system', key: randomUUID(), request: {}, writes: [memberOf(id)] };
    await this.app.nest.get(Store).transact(command, (tx) => becomePremium(tx, id));
  }

  private async staffMember(role: StaffRole): Promise<TestBrowser> {
    const email = `${role}.${randomUUID().slice(0, 8)}@example.com`;
    const input = { email, password: STAFF_PASSWORD, role };
    await this.app.nest.get(CommandBus).execute(new AddStaffMember({ actor: 'system', ...input, key: randomUUID() }));
    const browser = this.app.console();
    await must(browser.post('/admin/login', { email, password: STAFF_PASSWORD }));
    return browser;
  }
}

async function must(answering: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answering;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}
