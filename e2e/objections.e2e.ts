import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { addPhoto, drawing } from './drawings.js';
import { Office } from './office.js';
import { linkIn, PASSWORD, test, type Person } from './people.js';
import { DECIDED, choose, demo, inspect, logInAsStaff, mailsTo, untilListed } from './support.js';

const WHY = 'Een collega zag het verkeerd.';

interface Desk {
  /** Made the decision, and does not judge the objection. */
  first: Page;
  /** Somebody else of the staff. */
  other: Page;
  /** The first one, without a screen. */
  office: Office;
}

async function openDesk(browser: Browser, request: APIRequestContext): Promise<Desk> {
  const viewport = { width: 1280, height: 800 };
  const first = await (await browser.newContext({ viewport })).newPage();
  await logInAsStaff(first, 'moderator');
  const other = await (await browser.newContext({ viewport })).newPage();
  await logInAsStaff(other, 'admin');
  return { first, other, office: await Office.logIn(request, 'moderator') };
}

/** The first one finds it nowhere (PRV-04); the other one, in the queue, decides as is asked. */
async function judge(
  { first, other }: Desk,
  member: Person,
  { id, about, verdict, picture }: { id: string; about: string | RegExp; verdict: RegExp; picture: string },
): Promise<void> {
  await untilListed(other, member);
  await first.goto(`${demo().console}/objections/${id}/show`);
  await expect(first.getByText(/Een collega beslist over het bezwaar/)).toBeVisible();
  // Alike for all that is objected to.
  if (picture === 'console-objection-photo') await inspect(first, `${picture}-first`);
  await other.goto(`${demo().console}/objections`);
  await other.locator(`a[href*="${id}"]`).click();
  await expect(other.getByRole('heading', { level: 2, name: about })).toBeVisible();
  await other.getByRole('button', { name: 'Oppakken' }).click();
  await expect(other.getByText('Jij behandelt dit bezwaar.')).toBeVisible();
  await other.getByRole('radio', { name: verdict }).check();
  await other.getByRole('textbox', { name: /Motivering/ }).fill(WHY);
  await inspect(other, picture);
  await other.getByRole('button', { name: 'Besluiten…' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Leg het besluit vast' }).click();
  await expect(other.getByRole('definition').filter({ hasText: WHY })).toBeVisible();
}

interface Decision {
  id: string;
  about: string;
  objection: string;
}
const decisionsOf = async (person: Person) => (await person.get<{ decisions: Decision[] }>('/decisions')).decisions;

/** Objects on the page of decisions, to the one with this heading, and answers its id. */
async function object(page: Page, person: Person, heading: string, words?: string): Promise<string> {
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  await item.getByRole('button', { name: /^Bezwaar maken/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bezwaar maken' });
  if (words) await dialog.getByRole('textbox').fill(words);
  // The same without words.
  if (words) await inspect(page, 'objection-dialog');
  await dialog.getByRole('button', { name: 'Bezwaar versturen' }).click();
  await expect(dialog).toBeHidden();
  await expect(item.getByText('We kijken nog een keer naar dit besluit.')).toBeVisible();
  return (await decisionsOf(person)).find(({ objection }) => objection === 'pending')!.id;
}

const toldOf = (person: Pick<Person, 'request' | 'email'>, words: string) =>
  expect
    .poll(async () => (await mailsTo(person.request, person.email)).some(({ text }) => text.includes(words)), DECIDED)
    .toBe(true);

/** A photo in a chat, sent and turned down. */
async function refuseChatPhoto({ office }: Desk, sender: Person, conversation: string, photo: Buffer): Promise<void> {
  const answer = await sender.request.post(`/api/chats/${conversation}/photos?price=20`, {
    headers: { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() },
    multipart: { photo: { name: 'foto.png', mimeType: 'image/png', buffer: photo } },
  });
  expect(answer.status()).toBe(201);
  const waiting = await office.get<{ id: string; member_id: string }[]>('/chat-photos');
  const ids = waiting.filter(({ member_id }) => member_id === sender.id).map(({ id }) => id);
  await office.send('POST', '/chat-photos/reject', { ids, reason: 'contact_details' });
}

test('PRV-03 who objects to a rejected photo, on the profile and in a chat, is judged by another moderator, and sees it restored', async ({
  join,
  browser,
  request,
}) => {
  test.slow();
  const desk = await openDesk(browser, request);
  const [sender, receiver] = await Promise.all([join('Noor'), join('Joris')]);
  await addPhoto(sender, await drawing(40));
  const { photos } = await sender.get<{ photos: { id: string }[] }>('/photos');
  await desk.office.send('POST', '/photos/reject', { ids: [photos[0]!.id], reason: 'unclear' });
  await expect.poll(async () => (await decisionsOf(sender)).length, DECIDED).toBe(1);

  const page = await sender.open('/settings/decisions');
  await expect(page.getByText('De foto is te donker of onscherp.')).toBeVisible();
  await inspect(page, 'decisions-possible');
  const profile = await object(page, sender, 'Je foto is afgewezen', 'Ik sta er duidelijk op.');
  await inspect(page, 'decisions-pending');
  await judge(desk, sender, {
    id: profile,
    about: /^Bezwaar van Noor.* tegen een afgewezen foto$/,
    verdict: /^Niet terecht: de foto mag/,
    picture: 'console-objection-photo',
  });
  await toldOf(sender, 'Je foto staat weer op de site.');
  await page.reload();
  await expect(page.getByText('Na je bezwaar is het besluit teruggedraaid.')).toBeVisible();
  const seen = await receiver.open(`/members/${sender.id}`);
  await expect(
    seen.getByRole('img', { name: new RegExp(`^(Profielfoto|Foto) .*${sender.name}`) }).first(),
  ).toBeVisible();

  const conversation = await sender.conversationWith(receiver);
  await refuseChatPhoto(desk, sender, conversation, await drawing(200));
  await expect.poll(() => sender.credits(), DECIDED).toBe(30);
  await expect.poll(async () => (await decisionsOf(sender)).length, DECIDED).toBe(2);
  await page.reload();
  const inChat = await object(page, sender, 'Je foto in een gesprek is afgewezen');
  await judge(desk, sender, {
    id: inChat,
    about: /^Bezwaar van Noor.* tegen een afgewezen foto in een chat$/,
    verdict: /^Niet terecht: de foto wordt bezorgd/,
    picture: 'console-objection-chat-photo',
  });
  await toldOf(sender, 'De credits die je terugkreeg, mag je houden.');
  const there = await receiver.open(`/chats/${conversation}`);
  await expect(there.getByRole('log').getByRole('img', { name: `Onscherpe foto van ${sender.name}` })).toBeVisible();
  expect(await sender.credits()).toBe(30);
});

test('PRV-03 ADM-02 a name is cleared and a profile hidden; its member reads why, objects, and another moderator puts both back', async ({
  join,
  browser,
  request,
}) => {
  test.slow();
  const desk = await openDesk(browser, request);
  const [member, stranger] = await Promise.all([join('Sanne'), join('Daan')]);
  const shown = `${demo().console}/api/admin/members/${member.id}`;
  await expect
    .poll(async () => (await desk.first.request.get(shown, { headers: { 'X-Client-Request': '1' } })).status())
    .toBe(200);
  await desk.first.goto(`${demo().console}/members/${member.id}/show`);
  /** On the member's page, with the rule that was broken and why. */
  const restrict = async (action: string, rule: string, reason: string) => {
    await choose(desk.first, action);
    const dialog = desk.first.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Overtreden regel/ }).selectOption(rule);
    await dialog.getByRole('textbox', { name: /Reden/ }).fill(reason);
    await inspect(desk.first, `console-${rule.slice(0, 4)}-restrict`);
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  };
  await restrict('Tekst weghalen', 'Haat of discriminatie', 'Deze naam is een scheldwoord.');
  await restrict('Profiel verbergen', 'Reclame of spam', 'Je profiel verwijst naar een winkel.');
  await expect(desk.first.getByRole('heading', { name: 'Profiel verborgen' })).toBeVisible();
  await inspect(desk.first, 'console-member-restricted');

  const page = await member.open('/profile');
  await expect(page.getByRole('heading', { level: 1, name: /^Lid/ })).toBeVisible();
  await expect(page.getByText(/^Ons team heeft je naam weggehaald/)).toBeVisible();
  await inspect(page, 'own-profile-restricted');
  await page.getByRole('region', { name: 'Meldingen' }).getByRole('link', { name: 'Lees waarom' }).click();
  await expect(page.getByText('Overtreden regel: Haat of discriminatie')).toBeVisible();
  await inspect(page, 'decisions-restricted');
  const gone = await stranger.open(`/members/${member.id}`);
  await expect(gone.getByText(member.name)).toBeHidden();
  const named = await object(page, member, 'Je naam is weggehaald', 'Zo heet ik.');
  await judge(desk, member, {
    id: named,
    about: /tegen een weggehaalde tekst$/,
    verdict: /^Niet terecht: de tekst komt terug/,
    picture: 'console-objection-text',
  });
  await toldOf(member, 'Je naam staat er weer.');
  const hidden = await object(page, member, 'Je profiel is verborgen');
  await judge(desk, member, {
    id: hidden,
    about: /tegen het verbergen van het profiel$/,
    verdict: /^Niet terecht: het profiel is weer te zien/,
    picture: 'console-objection-profile',
  });
  await toldOf(member, 'Je profiel is weer te zien.');
  await gone.reload();
  await expect(gone.getByRole('heading', { name: new RegExp(member.name) }).first()).toBeVisible();
});

test('PRV-03 ADM-02 who is shut out objects by the mailed link and is let in again; whoever reported in vain objects as well', async ({
  join,
  browser,
  request,
  page: visitor,
}) => {
  test.slow();
  const desk = await openDesk(browser, request);
  const [shut, reporter] = await Promise.all([join('Bram'), join('Lotte')]);
  await desk.office.send('POST', '/members/disable', { ids: [shut.id], reason: 'Je profiel maakt reclame.' });
  await visitor.goto(await linkIn(reporter, shut.email, /uitgeschakeld/));
  await expect(visitor.getByText('Je profiel maakt reclame.')).toBeVisible();
  await visitor.getByRole('textbox', { name: /Wat klopt er/ }).fill('Dat is mijn eigen winkel niet.');
  await inspect(visitor, 'objection-by-link');
  await visitor.getByRole('button', { name: 'Bezwaar versturen' }).click();
  await expect(visitor.getByRole('heading', { name: 'Je bezwaar is verstuurd' })).toBeVisible();
  await inspect(visitor, 'objection-by-link-sent');
  const cases = await (async () => {
    await untilListed(desk.other, shut);
    const answer = await desk.other.request.get(`${demo().console}/api/admin/cases`);
    return (await answer.json()) as { id: string; reported: { id: string } }[];
  })();
  await judge(desk, shut, {
    id: cases.find(({ reported }) => reported.id === shut.id)!.id,
    about: /^Bezwaar van Bram.* tegen het uitschakelen$/,
    verdict: /^Niet terecht: het lid kan weer inloggen/,
    picture: 'console-objection-account',
  });
  await toldOf({ request: reporter.request, email: shut.email }, 'Je account werkt weer');
  const data = { email: shut.email, password: PASSWORD };
  const login = await visitor.request.post('/api/user', { data, headers: { 'X-Client-Request': '1' } });
  expect(login.status()).toBe(200);

  const { case_id: id } = await reporter.post<{ case_id: string }>('/reports', {
    member_id: shut.id,
    reason: 'spam',
  });
  await desk.office.send('POST', `/cases/${id}/decide`, {
    decision: 'dismissed',
    statement_of_reasons: 'Niets te zien.',
  });
  const ofReports = async () => (await reporter.get<{ reports: { objection: string }[] }>('/reports')).reports;
  await expect.poll(ofReports).toMatchObject([{ objection: 'possible' }]);
  const page = await reporter.open('/settings/decisions');
  const list = page.getByRole('region', { name: 'Wat je hebt gemeld' });
  await expect(list.getByRole('button', { name: /^Bezwaar maken/ })).toBeVisible();
  await inspect(page, 'own-reports-objectable');
  await list.getByRole('button', { name: /^Bezwaar maken/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Bezwaar maken' });
  await dialog.getByRole('button', { name: 'Bezwaar versturen' }).click();
  await expect(dialog).toBeHidden();
  await expect(list.getByText('Je maakte bezwaar. We kijken er opnieuw naar.')).toBeVisible();
  await judge(desk, shut, {
    id,
    about: /^Melding over .*Bram/,
    verdict: /^Terecht/,
    picture: 'console-objection-reporter',
  });
  await toldOf(reporter, 'je had gelijk');
  await toldOf({ request: reporter.request, email: shut.email }, 'Iemand meldde je profiel.');
});
