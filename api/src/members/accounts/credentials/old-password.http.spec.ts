import { randomInt, randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LinkTokens, memberOf, resetSubject } from '../index.js';
import { AddStaffMember } from '../../../ground/staff/commands/add-staff-member.command.js';
import { linkSubject } from '../../../ground/staff/staff-rules.js';
import { staffMemberOf } from '../../../ground/staff/staff-member.js';
import { StaffTokens } from '../../../ground/staff/staff-tokens.js';
import { testApp, type TestApp, type TestBrowser } from '../../../../testing/app.js';
import { signUp } from '../../../../testing/members.js';
import { eventually } from '../../../../testing/kernel/index.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '1' } });
});

const ROUNDS = 15;
const old = 'correct horse';
const somewhere = () => ({
  headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
});

/** Logs in repeatedly, four at a time, until stopped; returns the browsers that succeeded. */
function loop(logIn: (browser: TestBrowser) => Promise<{ status: number }>, browser: () => TestBrowser) {
  const going = { on: true };
  const inside: TestBrowser[] = [];
  const one = async () => {
    while (going.on) {
      const visitor = browser();
      if ((await logIn(visitor)).status === 200) inside.push(visitor);
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, one));
  const stop = async () => {
    going.on = false;
    await all;
    return inside;
  };
  return { inside, stop };
}

/** Runs the rounds and returns for each how many browsers with the old password were still logged in. */
async function rounds(round: (n: number) => Promise<number>): Promise<number[]> {
  const left: number[] = [];
  for (let n = 0; n < ROUNDS; n++) left.push(await round(n));
  return left;
}
const stillIn = async (browsers: TestBrowser[], path: string) => {
  const replies = await Promise.all(browsers.map((browser) => browser.get(path)));
  return replies.filter(({ status }) => status === 200).length;
};
const NOBODY = Array<number>(ROUNDS).fill(0);

describe('ACC-07 ACC-05 an old password opens nothing once another is in force, while somebody logs in over and over', () => {
  const member = async (n: number, how: string) => {
    const email = `${how}${n}@example.org`;
    const { id, browser } = await signUp(app, 'Anna', { email });
    const login = (visitor: TestBrowser) => visitor.post('/user', { email, password: old }, somewhere());
    const logins = loop(login, () => app.browser());
    await eventually(() => expect(logins.inside.length).toBeGreaterThan(2));
    return { id, browser, email, logins };
  };

  it('after a reset, in 15 of 15', async () => {
    const left = await rounds(async (n) => {
      const { id, logins } = await member(n, 'reset');
      const subject = resetSubject(await app.kernel.store.readFresh(memberOf(id)));
      const link = { purpose: 'password-reset', memberId: id, subject } as const;
      const hour = new Date(app.clock.now().getTime() + 3_600_000);
      const token = await app.nest.get(LinkTokens, { strict: false }).issue(link, hour);
      const reset = await app.browser().post('/password-reset/do', { token, password: 'another horse' });
      expect(reset.status).toBe(204);
      return stillIn(await logins.stop(), '/user');
    });
    expect(left).toEqual(NOBODY);
  });

  it('after a change, in 15 of 15; who changed it stays', async () => {
    const left = await rounds(async (n) => {
      const { browser, logins } = await member(n, 'change');
      const body = { old_password: old, new_password: 'another horse' };
      expect((await browser.put('/user/password', body, somewhere())).status).toBe(204);
      const left = await stillIn(await logins.stop(), '/user');
      expect((await browser.get('/user')).status).toBe(200);
      return left;
    });
    expect(left).toEqual(NOBODY);
  });

  it('signing up again by the same key opens nothing with a password that was changed since', async () => {
    const form = { name: 'Anna', date_of_birth: '1990-05-01', gender: 'female', country: 'NL', terms: true };
    const body = { ...form, email: `again${randomUUID()}@example.org`, password: old };
    const key = randomUUID();
    const browser = app.browser();
    expect((await browser.post('/signup', body, { key, ...somewhere() })).status).toBe(201);
    const change = { old_password: old, new_password: 'another horse' };
    expect((await browser.put('/user/password', change, somewhere())).status).toBe(204);
    const again = app.browser();
    expect((await again.post('/signup', body, { key, ...somewhere() })).status).toBe(401);
    expect((await again.get('/user')).body.code).toBe('authentication_required');
  });

  it('a change that was asked for with the old password does not undo a reset', async () => {
    const { id, browser } = await signUp(app, 'Anna', { email: 'undone@example.org' });
    const { store } = app.kernel;
    const subject = resetSubject(await store.readFresh(memberOf(id)));
    const hour = new Date(app.clock.now().getTime() + 3_600_000);
    const links = app.nest.get(LinkTokens, { strict: false });
    const token = await links.issue({ purpose: 'password-reset', memberId: id, subject }, hour);
    const changes = Array.from({ length: 4 }, (_, i) =>
      browser.put('/user/password', { old_password: old, new_password: `thief ${i} horse` }, somewhere()),
    );
    const reset = await app.browser().post('/password-reset/do', { token, password: 'another horse' });
    await Promise.all(changes);
    // Whichever came first: of the four changes and the reset exactly one was done.
    const { passwordVersion } = await store.readFresh(memberOf(id));
    expect(passwordVersion).toBe(1);
    if (reset.status === 204) {
      const login = { email: 'undone@example.org', password: 'another horse' };
      expect((await app.browser().post('/user', login, somewhere())).status).toBe(200);
    }
  });
});

describe('ADM-05 an old password of staff opens nothing once another is in force', () => {
  const staff = async () => {
    const email = `${randomUUID()}@example.com`;
    const input = { email, password: 'long enough to keep', role: 'moderator' } as const;
    const { staffId } = await app.nest
      .get(CommandBus)
      .execute(new AddStaffMember({ actor: 'system', ...input, key: randomUUID() }));
    const login = (browser: TestBrowser) =>
      browser.post('/admin/login', { email, password: input.password }, somewhere());
    return { staffId, email, login };
  };
  const reset = async (staffId: string) => {
    const subject = linkSubject(await app.kernel.store.readFresh(staffMemberOf(staffId)));
    const tokens = app.nest.get(StaffTokens, { strict: false });
    const { token } = await tokens.issueLink(staffId, { minutes: 60, subject });
    const reply = await app.console().post('/admin/password', { token, password: 'quite another one' });
    expect(reply.status).toBe(204);
  };

  it('after a reset, in 15 of 15', async () => {
    const left = await rounds(async () => {
      const { staffId, login } = await staff();
      const logins = loop(login, () => app.console());
      await eventually(() => expect(logins.inside.length).toBeGreaterThan(2));
      await reset(staffId);
      return stillIn(await logins.stop(), '/admin/session');
    });
    expect(left).toEqual(NOBODY);
  });

  it('logins that were half done do not go on, in 15 of 15', async () => {
    const strict = await testApp({ env: { TRUST_PROXY: '1', STAFF_SECOND_FACTOR: 'required' } });
    const known = app;
    app = strict;
    try {
      const left = await rounds(async () => {
        const { staffId, login } = await staff();
        const begun: string[] = [];
        const logIn = async (browser: TestBrowser) => {
          const reply = await login(browser);
          if (reply.status === 200) begun.push(reply.body.token as string);
          return reply;
        };
        const logins = loop(logIn, () => app.console());
        await eventually(() => expect(logins.inside.length).toBeGreaterThan(2));
        await reset(staffId);
        await logins.stop();
        const goOn = (token: string) =>
          app.console().post('/admin/login/enrolment', { token, code: '000000' }, somewhere());
        const codes = (await Promise.all(begun.map(goOn))).map(({ body }) => body.code as string);
        return codes.filter((code) => code !== 'login_expired').length;
      });
      expect(left).toEqual(NOBODY);
    } finally {
      app = known;
    }
  });
});
