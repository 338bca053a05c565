import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ActivationTokens } from '../accounts/index.js';
import { DefineDiscount, StopDiscount } from '../discounts/index.js';
import { MarkFictional } from '../profiles/index.js';
import { ChangeSettings } from '../settings/index.js';
import { AddStaffMember, type Role } from '../staff/index.js';
import { LIKES, PEOPLE, TALKS, type Person, type Talk } from './people.js';
import { TALES } from './tales.js';
import { askBack, buy } from './purchases.js';
import { fillAlbums } from './albums.js';
import { keyOf, Visitor } from './visitor.js';

export const PASSWORD = 'velvet-demo-2026';
export const STAFF: readonly { email: string; role: Role }[] = [
  { email: 'moderator@example.com', role: 'moderator' },
  { email: 'finance@example.com', role: 'finance' },
  { email: 'admin@example.com', role: 'admin' },
];
/** Has bought credits. */
export const BUYER = 'Ben';

/** Both take 10 percent off any order; the second was stopped. */
export const CODES = { running: 'VELVET10', stopped: 'WINTER10' };

interface Inhabitant {
  id: string;
  visitor: Visitor;
}

/** Fills an empty site. Cut off and started again, it goes on: every step has a key of its own. */
export async function makeWorld(nest: INestApplicationContext, origin: string): Promise<void> {
  const inhabitants = new Map<string, Inhabitant>();
  for (const person of PEOPLE) inhabitants.set(person.name, await settle(nest, origin, person));
  await buy(inhabitants.get(BUYER)!.visitor, 'p600', 'order');
  for (const talk of TALKS) await hold(talk, inhabitants);
  for (const [by, liked] of LIKES) {
    const { id } = inhabitants.get(liked)!;
    await inhabitants.get(by)!.visitor.put(`/members/${id}/like`, `like ${by} ${liked}`, {});
  }
  const commands = nest.get(CommandBus, { strict: false });
  await fillAlbums((name) => inhabitants.get(name)!.visitor, commands);
  await askBack(inhabitants.get(BUYER)!.visitor, commands);
  const open = { logged_out_search: true };
  await commands.execute(new ChangeSettings('system', keyOf('open the search'), open));
  for (const { email, role } of STAFF) {
    await commands.execute(new AddStaffMember('system', keyOf(email), { email, role, password: PASSWORD }));
  }
  for (const code of Object.values(CODES)) {
    await commands.execute(new DefineDiscount('system', keyOf(`discount ${code}`), code, TEN_PERCENT));
  }
  await commands.execute(new StopDiscount('system', keyOf('stop discount'), CODES.stopped));
}

const TEN_PERCENT = {
  percentage: 10,
  country: null,
  memberId: null,
  expiresAt: null,
  minimumOrder: null,
  validity: 'once-per-user',
  paymentMethods: null,
} as const;

async function settle(nest: INestApplicationContext, origin: string, person: Person): Promise<Inhabitant> {
  const { name, fictional, ...form } = person;
  const visitor = new Visitor(origin);
  const { interests, answers, ...told } = TALES[name] ?? {};
  const consents = interests ? ['interests', 'appearance'] : [];
  const input = { ...form, ...told, name, password: PASSWORD, terms: true, consents };
  const { id } = await visitor.post<{ id: string }>('/signup', `signup ${name}`, input);
  if (interests) await visitor.put('/profile', `profile ${name}`, { interests, ...answers });
  const token = await nest.get(ActivationTokens, { strict: false }).issue(id);
  await new Visitor(origin).post('/activation', `activation ${name} ${token}`, { token });
  if (fictional) {
    const mark = new MarkFictional('system', id, keyOf(`fictional ${name}`), 'demo');
    await nest.get(CommandBus, { strict: false }).execute(mark);
  }
  return { id, visitor };
}

async function hold({ between, lines, read }: Talk, inhabitants: Map<string, Inhabitant>): Promise<void> {
  const [from, to] = between;
  const someone = (name: string) => inhabitants.get(name)!;
  const { id } = await someone(from).visitor.post<{ id: string }>('/chats', `chat ${from} ${to}`, {
    profile_id: someone(to).id,
  });
  for (const [index, [name, body]] of lines.entries()) {
    if (index > 0) await someone(name).visitor.post(`/chats/${id}/read`, `read ${from} ${to} ${index}`);
    await someone(name).visitor.post(`/chats/${id}/messages`, `message ${from} ${to} ${index}`, { body });
  }
  const last = lines.at(-1)![0];
  if (read) await someone(last === from ? to : from).visitor.post(`/chats/${id}/read`, `read ${from} ${to} last`);
}
