import { CommandBus } from '@nestjs/cqrs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AddStaffMember } from '../../ground/staff/index.js';
import { testApp, type TestApp, type TestBrowser } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { eventually } from '../../../testing/kernel/index.js';

let app: TestApp;
let fien: TestBrowser;
let gijs: TestBrowser;
let admin: TestBrowser;

beforeAll(async () => {
  app = await testApp({ work: true });
  fien = await staff('fien', 'finance');
  gijs = await staff('gijs', 'finance');
  admin = await staff('ada', 'admin');
});

async function staff(name: string, role: 'finance' | 'admin', actor = 'system'): Promise<TestBrowser> {
  const login = { email: `${name}@example.com`, password: 'long enough' };
  await app.nest.get(CommandBus).execute(new AddStaffMember({ actor, ...login, role, key: `add-${name}-for-test` }));
  const browser = app.console();
  await browser.post('/admin/login', login);
  return browser;
}

/** Requests the refund of a whole package; p1500 is worth €104.99, p250 €22.49. */
async function asked(name: string, offer = 'p1500'): Promise<{ id: string; member: TestMember; page: string }> {
  const member = await signUp(app, name);
  const order = { package: offer, payment_method: 'ideal', immediate_performance: true };
  const { payment_id, pay_url } = (await member.browser.post('/orders', order)).body;
  await fetch(pay_url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
  const paid = async () => expect((await member.browser.get(`/payments/${payment_id}`)).body.status).toBe('completed');
  await eventually(paid);
  const { lots } = (await member.browser.get('/refunds/offer')).body;
  const [{ credits, amount }] = lots;
  const { body } = await member.browser.post('/refunds', { refunds: [{ payment_id, credits, amount }] });
  return { id: body.refunds[0].refund_id, member, page: pay_url };
}
const act = (who: TestBrowser, id: string, what: string) =>
  who.post(`/admin/refunds/${id}/${what}`, { reason: `To ${what}` });
const limit = async (four_eyes_above: number) => {
  const { version } = (await admin.get('/admin/settings')).body;
  return admin.put('/admin/settings', { version, reason: 'Tried out', changes: { four_eyes_above } });
};
const show = async (id: string, who = fien) => (await who.get(`/admin/refunds/${id}`)).body;
const becomes = (id: string, status: string) => eventually(async () => expect((await show(id)).status).toBe(status));
const payouts = (id: string) =>
  app.kernel.database.query('SELECT FROM sandbox.refunds WHERE refund_id LIKE $1', [`${id}%`]);

describe('ADM-04 four eyes', () => {
  it('above the limit nothing is paid before a second person confirms it', async () => {
    const { id, member } = await asked('Anna');
    expect(await show(id)).toMatchObject({ second_person: true, actions: ['approve', 'refuse'] });
    expect(await act(fien, id, 'approve')).toMatchObject({ status: 200, body: { status: 'confirming' } });
    expect(await show(id)).toMatchObject({
      approved_by: expect.any(String),
      decided_by: null,
      actions: ['withdraw', 'refuse'],
    });
    expect(await show(id, gijs)).toMatchObject({ actions: ['confirm', 'refuse'] });
    // The member still sees the request as undecided.
    expect((await member.browser.get(`/refunds/${id}`)).body).toMatchObject({ status: 'requested', decided_at: null });
    const queue = await gijs.get(`/admin/refunds?filter=${encodeURIComponent('{"status":["confirming"]}')}`);
    expect(queue.body.map((one: { id: string }) => one.id)).toContain(id);
    expect(await act(fien, id, 'confirm')).toMatchObject({ status: 403, body: { code: 'second_person_needed' } });
    expect(await payouts(id)).toEqual([]);
    expect(await act(gijs, id, 'confirm')).toMatchObject({ status: 200, body: { status: 'approved' } });
    await becomes(id, 'paid_out');
    const { approved_by, decided_by, actions, ...shown } = await show(id);
    expect(shown).toMatchObject({ approve_reason: 'To approve', confirm_reason: 'To confirm', reason: null });
    expect(decided_by).not.toBe(approved_by);
    expect(actions).toEqual([]);
    expect(await payouts(id)).toHaveLength(1);
  });

  it('one person alone never gets there, however many requests at once', async () => {
    const { id } = await asked('Bea');
    const tries = Array.from({ length: 6 }, (_, i) => act(fien, id, i % 2 ? 'confirm' : 'approve'));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (let i = 0; i < 3; i++) expect((await act(fien, id, 'confirm')).status).toBe(403);
    expect((await show(id)).status).toBe('confirming');
    expect(await payouts(id)).toEqual([]);
    // Of several concurrent confirmations, one succeeds.
    const confirmed = await Promise.all([gijs, admin, gijs, admin].map((who) => act(who, id, 'confirm')));
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await becomes(id, 'paid_out');
    expect(await payouts(id)).toHaveLength(1);
  });

  it('the first can take it back, which a confirmation at the same moment either precedes or misses', async () => {
    const { id } = await asked('Cleo');
    await act(fien, id, 'approve');
    expect(await act(gijs, id, 'withdraw')).toMatchObject({ status: 403, body: { code: 'not_your_approval' } });
    expect(await act(fien, id, 'withdraw')).toMatchObject({ status: 200, body: { status: 'requested' } });
    expect(await show(id)).toMatchObject({ approved_by: null, approved_at: null, actions: ['approve', 'refuse'] });
    await act(fien, id, 'approve');
    const [withdrawn, confirmed] = await Promise.all([act(fien, id, 'withdraw'), act(gijs, id, 'confirm')]);
    expect([withdrawn.status, confirmed.status].sort()).toEqual([200, 409]);
    if (withdrawn.status === 200) {
      // Now the other person approves first, so the first approver may confirm.
      await act(gijs, id, 'approve');
      expect((await act(fien, id, 'confirm')).status).toBe(200);
    }
    await becomes(id, 'paid_out');
  });

  it('half approved it can be refused, and the credits come back', async () => {
    const { id, member } = await asked('Dora');
    await act(fien, id, 'approve');
    expect((await gijs.post(`/admin/refunds/${id}/refuse`, { reason: 'Not agreed' })).status).toBe(200);
    expect(await act(admin, id, 'confirm')).toMatchObject({ status: 409, body: { code: 'refund_decided' } });
    expect((await member.browser.get('/user')).body.credits).toBe(1530);
    expect(await payouts(id)).toEqual([]);
  });

  it('the limit is a setting; at the limit one person is enough', async () => {
    const { id } = await asked('Eva', 'p250');
    expect((await limit(2248)).status).toBe(200);
    expect(await show(id)).toMatchObject({ second_person: true });
    await limit(2249);
    expect(await show(id)).toMatchObject({ second_person: false });
    expect((await act(fien, id, 'approve')).body).toEqual({ status: 'approved' });
    await becomes(id, 'paid_out');
  });
});

describe('ADM-04 nobody is two people', () => {
  const opened = async (name: string, role: 'finance' | 'admin', by: TestBrowser) => {
    const { id } = (await by.get('/admin/session')).body as { id: string };
    return staff(name, role, id);
  };

  it('whom somebody has opened an account for, or who opened it for them, does not agree with them for thirty days', async () => {
    const sock = await opened('sock', 'admin', admin);
    const another = await opened('another', 'finance', sock);
    const { id, member } = await asked('Greet');
    await act(admin, id, 'approve');
    const refused = { status: 403, body: { code: 'appointed_by_proposer', params: { days: 30 } } };
    expect(await act(sock, id, 'confirm')).toMatchObject(refused);
    expect(await act(another, id, 'confirm')).toMatchObject(refused);
    const give = async (by: TestBrowser) =>
      (await by.post(`/admin/wallets/${member.id}/goodwill`, { credits: 5, reason: 'Trouble' })).body.id as string;
    const agree = (who: TestBrowser, proposal: string) =>
      who.post(`/admin/proposals/${proposal}/approve`, { reason: 'Agreed' });
    const proposal = await give(admin);
    for (const who of [sock, another]) expect(await agree(who, proposal)).toMatchObject(refused);
    expect((await agree(gijs, proposal)).status).toBe(200);
    // What is one's own is refused as such, whoever opened the account.
    expect(await agree(another, await give(another))).toMatchObject({ status: 403, body: { code: 'own_proposal' } });
    // The other way round: whoever was invited proposes, and who invited them agrees.
    expect((await agree(admin, await give(another))).status).toBe(200);
    expect((await act(fien, id, 'confirm')).status).toBe(200);
  });

  it('whoever got another role is as one who was invited, until the thirty days are over', async () => {
    const late = await staff('late', 'finance');
    const { id: lateId } = (await late.get('/admin/session')).body;
    await admin.post(`/admin/staff/${lateId}/role`, { role: 'moderator', reason: 'A while' });
    await admin.post(`/admin/staff/${lateId}/role`, { role: 'finance', reason: 'Back' });
    const { id } = await asked('Hilda');
    await act(admin, id, 'approve');
    const again = async (name: string) => {
      const browser = app.console();
      await browser.post('/admin/login', { email: `${name}@example.com`, password: 'long enough' });
      return browser;
    };
    expect(await act(await again('late'), id, 'confirm')).toMatchObject({
      status: 403,
      body: { code: 'appointed_by_proposer' },
    });
    app.clock.advance(30 * 86_400);
    expect((await act(await again('late'), id, 'confirm')).status).toBe(200);
    [fien, gijs, admin] = (await Promise.all(['fien', 'gijs', 'ada'].map(again))) as [
      TestBrowser,
      TestBrowser,
      TestBrowser,
    ];
  });
});

describe('ADM-04 one colleague at a time', () => {
  it.each(['approve', 'refuse'])('what a colleague has before them cannot be decided: %s', async (what) => {
    const { id } = await asked('Gerda');
    await gijs.post(`/admin/refunds/${id}/claim`, { over: true });
    expect(await act(fien, id, what)).toMatchObject({ status: 409, body: { code: 'claimed_by_colleague' } });
    expect((await act(gijs, id, what)).status).toBe(200);
  });

  it('repeats a pay-out that failed; the own approval is taken back all the same', async () => {
    const { id, page } = await asked('Gerda');
    const claim = (who: TestBrowser) => who.post(`/admin/refunds/${id}/claim`, { over: true });
    const refunds = (outcome: string) =>
      fetch(`${page}/refunds`, { method: 'POST', body: new URLSearchParams({ refunds: outcome }), redirect: 'manual' });
    await act(fien, id, 'approve');
    await claim(gijs);
    expect(await act(fien, id, 'withdraw')).toMatchObject({ status: 200, body: { status: 'requested' } });
    await claim(fien);
    await act(fien, id, 'approve');
    await refunds('failed');
    await claim(gijs);
    await act(gijs, id, 'confirm');
    await becomes(id, 'payout_failed');
    await refunds('paid');
    expect(await act(fien, id, 'repeat')).toMatchObject({ status: 409, body: { code: 'claimed_by_colleague' } });
    expect(await payouts(id)).toHaveLength(1);
    expect((await act(gijs, id, 'repeat')).status).toBe(200);
    await becomes(id, 'paid_out');
    expect(await payouts(id)).toHaveLength(2);
  });
});

describe('ADM-04 what staff begin', () => {
  async function bought(name: string): Promise<{ member: TestMember; paymentId: string }> {
    const member = await signUp(app, name);
    const order = { package: 'p250', payment_method: 'ideal', immediate_performance: true };
    const { payment_id: paymentId, pay_url } = (await member.browser.post('/orders', order)).body;
    await fetch(pay_url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
    await eventually(async () =>
      expect((await member.browser.get(`/payments/${paymentId}`)).body.status).toBe('completed'),
    );
    return { member, paymentId };
  }
  const balance = async ({ browser }: TestMember) => (await browser.get('/user')).body.credits;
  const offer = async (id: string, query = '') => (await fien.get(`/admin/wallets/${id}/offer${query}`)).body;

  it('a refund of a part: somebody else agrees once, the money goes once, and the member is told', async () => {
    const { member, paymentId } = await bought('Gerda');
    const before = await balance(member);
    const { purchases } = await offer(member.id, `?payment_id=${paymentId}&credits=100`);
    expect(purchases).toMatchObject([
      { bought: 250, left: 250, credits: 100, amount: { amount: 900, currency: 'EUR' } },
    ]);
    const body = { payment_id: paymentId, credits: 100, amount: purchases[0].amount, reason: 'The photos were gone' };
    const wrong = { ...body, amount: { amount: 901, currency: 'EUR' } };
    expect(await fien.post(`/admin/wallets/${member.id}/refund`, wrong)).toMatchObject({
      status: 409,
      body: { code: 'refund_changed' },
    });
    const { id } = (await fien.post(`/admin/wallets/${member.id}/refund`, body)).body;
    expect((await fien.get(`/admin/proposals/${id}`)).body).toMatchObject({
      kind: 'refund',
      reason: 'The photos were gone',
      proposed_by_name: 'Fien',
      actions: ['withdraw'],
    });
    expect(await balance(member)).toBe(before);
    expect((await gijs.post(`/admin/proposals/${id}/approve`, { reason: ' ' })).status).toBe(422);
    expect(await fien.post(`/admin/proposals/${id}/approve`, { reason: 'Agreed' })).toMatchObject({
      body: { code: 'own_proposal' },
    });
    const agreed = await Promise.all(
      [gijs, admin, gijs].map((who) => who.post(`/admin/proposals/${id}/approve`, { reason: 'Agreed' })),
    );
    expect(agreed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await balance(member)).toBe(before - 100);
    await becomes(id, 'paid_out');
    expect(await payouts(id)).toHaveLength(1);
    expect(await show(id)).toMatchObject({
      credits: 100,
      amount: { amount: 900 },
      begun_by_name: 'Fien',
      approve_reason: body.reason,
    });
    const subjects = async () => (await mailsTo(member)).map(({ subject }) => subject);
    await eventually(async () => expect(await subjects()).toContain('Je terugbetaling bij Velvet'));
    expect(await subjects()).not.toContain('Je herroeping bij Velvet');
  });

  it('a refund whose credits were spent meanwhile is refused, and nothing has moved', async () => {
    const { member, paymentId } = await bought('Hilde');
    const { purchases } = await offer(member.id);
    const [{ credits, amount }] = purchases;
    const body = { payment_id: paymentId, credits, amount, reason: 'On the phone' };
    const { id } = (await fien.post(`/admin/wallets/${member.id}/refund`, body)).body;
    const asked = { refunds: [{ payment_id: paymentId, credits, amount }] };
    expect((await member.browser.post('/refunds', asked)).status).toBe(201);
    const left = await balance(member);
    // One colleague at a time; who began it can take it back all the same.
    expect((await admin.post(`/admin/proposals/${id}/claim`, { over: false })).body).toMatchObject({ by_name: 'Ada' });
    expect((await gijs.get(`/admin/proposals/${id}`)).body.claim).toMatchObject({ by_name: 'Ada' });
    for (const what of ['approve', 'drop'])
      expect(await gijs.post(`/admin/proposals/${id}/${what}`, { reason: 'No' })).toMatchObject({
        body: { code: 'claimed_by_colleague' },
      });
    expect((await gijs.post(`/admin/proposals/${id}/claim`, { over: true })).body).toMatchObject({ by_name: 'Gijs' });
    expect(await gijs.post(`/admin/proposals/${id}/approve`, { reason: 'Agreed' })).toMatchObject({
      body: { code: 'nothing_to_refund' },
    });
    expect(await balance(member)).toBe(left);
    expect((await fien.post(`/admin/proposals/${id}/drop`, { reason: 'Asked for it' })).body).toEqual({
      status: 'dropped',
    });
    expect((await gijs.get(`/admin/proposals/${id}`)).body).toMatchObject({ drop_reason: 'Asked for it', actions: [] });
  });

  it('goodwill: within the bound, once, told, in the statement, and never paid back', async () => {
    const member = await signUp(app, 'Ingrid');
    const before = await balance(member);
    const propose = (credits: number) =>
      fien.post(`/admin/wallets/${member.id}/goodwill`, { credits, reason: 'The site was down' });
    expect(await propose(251)).toMatchObject({
      status: 409,
      body: { code: 'goodwill_too_high', params: { most: 250 } },
    });
    const { id } = (await propose(50)).body;
    expect(await fien.post(`/admin/proposals/${id}/approve`, { reason: 'Agreed' })).toMatchObject({ status: 403 });
    const agreed = await Promise.all(
      [gijs, admin].map((who) => who.post(`/admin/proposals/${id}/approve`, { reason: 'Agreed' })),
    );
    expect(agreed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balance(member)).toBe(before + 50);
    const { transactions } = (await member.browser.get('/transactions')).body;
    expect(transactions[0]).toMatchObject({ kind: 'goodwill', credits: 50, money: null, reference: id });
    expect((await offer(member.id)).purchases).toEqual([]);
    const subjects = async () => (await mailsTo(member)).map(({ subject }) => subject);
    await eventually(async () => expect(await subjects()).toContain('Velvet heeft je credits gegeven'));
  });

  const mailsTo = async ({ id }: TestMember): Promise<{ subject: string }[]> =>
    (await app.browser().get('/dev/inbox.json')).body.filter((mail: { memberId: string }) => mail.memberId === id);
});
