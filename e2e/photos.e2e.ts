import { randomUUID } from 'node:crypto';
import { expect, request, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test, type Person } from './people.js';
import { DECIDED, demo, demoLogin, inspect, inspectBoth, picture } from './support.js';

interface OwnPhotos {
  photos: { id: string; status: string; main: boolean; reason: string | null; width: number; height: number }[];
}

/** Light, colours and grain, as a camera gives them; every call makes another. */
async function photograph(hue: string, side = 900): Promise<Buffer> {
  const size = { width: side, height: Math.round((side * 4) / 3) };
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120" width="${size.width}" height="${size.height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${hue}"/><stop offset="1" stop-color="#f6e3c8"/></linearGradient></defs>
    <rect width="90" height="120" fill="url(#sky)"/><circle cx="45" cy="46" r="19" fill="#d9a07c"/>
    <path d="M12 120c0-36 16-46 33-46s33 10 33 46Z" fill="#2f4858"/></svg>`;
  const grain = await sharp({
    create: { ...size, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 22 } },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(scene))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

const panel = (page: Page) => page.getByRole('region', { name: 'Foto’s' });
const pick = async (page: Page, name: string, buffer: Buffer) =>
  panel(page).getByTestId('photo-input').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

async function add(person: Person, hue: string): Promise<string> {
  const answer = await person.request.post('/api/photos', {
    headers: { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() },
    multipart: { photo: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photograph(hue, 480) } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as OwnPhotos).photos.at(-1)!.id;
}

/** A moderator at the console's API. */
async function moderator() {
  const console = await request.newContext({ baseURL: demo().console });
  const { email, password } = demoLogin('moderator');
  const post = async (path: string, data: object = {}) => {
    const headers = { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID(), Origin: demo().console };
    const answer = await console.post(`/api/admin${path}`, { data, headers });
    expect(answer.ok(), `POST ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  };
  await post('/login', { email, password });
  return {
    approve: (...ids: string[]) => post('/photos/approve', { ids }),
    reject: (id: string, reason: string) => post('/photos/reject', { ids: [id], reason }),
  };
}

/** The picture is not only there, it has loaded. */
const shows = (page: Page, name: string | RegExp) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name })
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);

const own = async (person: Person) => (await person.get<OwnPhotos>('/photos')).photos;
const withMain = async (viewer: APIRequestContext, id: string) =>
  ((await (await viewer.get(`/api/members/${id}`)).json()) as { main_image: unknown }).main_image !== null;

test('PRO-02 a photo is sent, looked at, and shows where its owner does', { tag: '@phone' }, async ({ join }) => {
  const [owner, other, staff] = await Promise.all([join('Fotograaf'), join('Kijker'), moderator()]);
  const page = await owner.open('/profile');
  await expect(panel(page).getByText('0 van 3 foto’s')).toBeVisible();

  // Held back, so that the way there can be seen.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/photos', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await pick(page, 'strand.jpg', await photograph('#6aa7c8'));
  const editor = page.getByRole('dialog', { name: 'Foto bijsnijden' });
  await expect(editor.getByRole('img', { name: 'strand.jpg' })).toBeVisible();
  await editor.getByRole('radio', { name: 'Vierkant' }).check();
  await inspect(page, 'photos-edit');
  await editor.getByRole('radio', { name: 'Hele foto' }).check();
  await editor.getByRole('button', { name: 'Rechtsom draaien' }).click();
  await editor.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(panel(page).getByText('Bijna klaar').or(panel(page).getByRole('progressbar'))).toBeVisible();
  await inspect(page, 'photos-sending');
  release();
  await expect(panel(page).getByText('Wordt bekeken')).toBeVisible();
  await expect(panel(page).getByText('1 van 3 foto’s')).toBeVisible();
  await page.unroute('**/api/photos');
  expect(await withMain(other.request, owner.id)).toBe(false);
  await inspect(page, 'photos-under-inspection');

  await pick(page, 'notities.jpg', Buffer.from('geen foto'));
  await expect(panel(page).getByRole('alert')).toContainText('We kunnen dit bestand niet als foto openen');
  await inspect(page, 'photos-refused');
  await panel(page).getByRole('button', { name: 'notities.jpg weghalen' }).click();

  const [photo] = await own(owner);
  // Turned on this device, before it was sent.
  expect(photo!.width / photo!.height).toBeCloseTo(4 / 3, 1);
  await staff.approve(photo!.id);
  await expect.poll(() => withMain(other.request, owner.id), DECIDED).toBe(true);
  await page.reload();
  await expect(panel(page).getByText('Profielfoto', { exact: true })).toBeVisible();

  const profile = await other.open(`/members/${owner.id}`);
  await shows(profile, `Foto van ${owner.name}`);
  await inspect(profile, 'photos-profile');
  await profile.goto('/members');
  const card = profile.getByRole('main').locator(`a[href="/members/${owner.id}"]`);
  await expect(card.locator('img').first()).toBeVisible();
});

test('PRO-03 the viewer shows the whole of a photo, whatever its shape', { tag: '@phone' }, async ({ join }) => {
  const [owner, other, staff] = await Promise.all([join('Breedbeeld'), join('Kijker'), moderator()]);
  const wide = await sharp(await photograph('#a06ac8', 480))
    .resize(960, 320, { fit: 'fill' })
    .jpeg()
    .toBuffer();
  const answer = await owner.request.post('/api/photos', {
    headers: { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() },
    multipart: { photo: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: wide } },
  });
  await staff.approve(((await answer.json()) as OwnPhotos).photos[0]!.id);
  await expect.poll(() => withMain(other.request, owner.id), DECIDED).toBe(true);
  for (const [person, at] of [
    [other, `/members/${owner.id}`],
    [owner, '/profile'],
  ] as const) {
    const page = await person.open(at);
    const name = person === other ? `Foto van ${owner.name}` : 'Foto 1';
    await page.getByRole('button', { name, exact: true }).click();
    const photo = page.getByRole('dialog', { name: 'Foto’s groot bekijken' }).getByRole('img');
    await expect(photo).toHaveCSS('object-fit', 'contain');
    await inspect(page, `photos-viewer-${person === other ? 'profile' : 'own'}`);
  }
});

test('PRO-02 one reads why a photo was rejected, chooses the profile photo and deletes', async ({ join }) => {
  const [owner, staff] = await Promise.all([join('Kiezer'), moderator()]);
  const ids = [await add(owner, '#6aa7c8'), await add(owner, '#c86a8f'), await add(owner, '#7fb37a')];
  await staff.approve(ids[0]!);
  await staff.approve(ids[1]!);
  await staff.reject(ids[2]!, 'contact_details');
  await expect
    .poll(async () => (await own(owner)).map(({ status }) => status), DECIDED)
    .toEqual(['active', 'active', 'rejected']);
  const page = await owner.open('/profile');
  await expect(panel(page).getByText('Er staan contactgegevens op.')).toBeVisible();
  await expect(panel(page).getByText('3 foto’s zijn gratis. Met premium kunnen het er 25 zijn.')).toBeVisible();
  await expect(panel(page).getByTestId('photo-input')).toHaveCount(0);
  await inspect(page, 'photos-full');

  // Put in another order with the pointer, and back by a key; another window would show it so.
  const orderNow = async () => (await own(owner)).map(({ id }) => ids.indexOf(id));
  const grip = (number: number) =>
    panel(page).getByRole('button', { name: `Foto ${number} verplaatsen met de pijltjes` });
  // Once it stands still and nothing covers it, or the press is beside it and the photo stays where it is.
  await grip(3).hover();
  const to = (await grip(1).boundingBox())!;
  await page.mouse.down();
  // As a hand does: there, and still for a moment, in which the others make room.
  await page.mouse.move(to.x + 32, to.y + 52, { steps: 8 });
  const roomMade = async () => {
    for (const settling of [2, 0]) await page.mouse.move(to.x + 40 - settling, to.y + 60 - settling);
    return (await grip(1).boundingBox())!.x;
  };
  await expect.poll(roomMade).toBeGreaterThan(to.x + 40);
  await picture(page, 'photos-dragged');
  await page.mouse.up();
  await expect.poll(orderNow).toEqual([2, 0, 1]);
  await expect(panel(page).getByText('Nu op plaats 1 van 3.')).toBeAttached();
  await grip(1).press('ArrowRight');
  await grip(2).press('ArrowRight');
  await expect.poll(orderNow).toEqual([0, 1, 2]);

  // Of two approved in one breath either may have come first and be the profile photo.
  const spare = (await own(owner)).findIndex(({ main, status }) => !main && status === 'active');
  await panel(page)
    .getByRole('button', { name: `Foto ${spare + 1} als profielfoto gebruiken` })
    .click();
  await expect.poll(async () => (await own(owner)).find(({ main }) => main)?.id).toBe(ids[spare]);
  await panel(page).getByRole('button', { name: 'Foto 3 verwijderen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Foto verwijderen?' });
  await expect(dialog).toBeVisible();
  await inspect(page, 'photos-delete');
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(panel(page).getByText('2 van 3 foto’s')).toBeVisible();
  await expect.poll(() => own(owner)).toHaveLength(2);
});

test('PRO-03 others’ photos are locked behind one offer, open for premium, and can be reported', async ({ join }) => {
  const [owner, free, premium] = await Promise.all([join('Album'), join('Gratis'), join('Premium')]);
  const staff = await moderator();
  for (const hue of ['#6aa7c8', '#c86a8f', '#7fb37a']) await staff.approve(await add(owner, hue));
  await expect
    .poll(async () => (await own(owner)).map(({ status }) => status), DECIDED)
    .toEqual(['active', 'active', 'active']);
  await expect.poll(() => withMain(free.request, owner.id), DECIDED).toBe(true);

  const page = await free.open(`/members/${owner.id}`);
  const gallery = page.getByRole('region', { name: `Foto’s van ${owner.name}` });
  await shows(page, `Foto van ${owner.name}`);
  await gallery.getByRole('button', { name: `Foto van ${owner.name}` }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText(`Nog 2 foto’s van ${owner.name} voor premiumleden`)).toBeInViewport();
  await expect(gallery.getByRole('link')).toHaveCount(1);
  await inspectBoth(page, 'photos-locked');

  await premium.buy('p100');
  const open = await premium.open(`/members/${owner.id}`);
  await open.getByRole('button', { name: `Foto van ${owner.name}` }).click();
  const viewer = open.getByRole('dialog', { name: 'Foto’s groot bekijken' });
  await expect(viewer.getByText('Foto 1 van 3')).toBeAttached();
  await open.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Foto 2 van 3')).toBeAttached();
  await shows(open, `Foto 2 van ${owner.name}`);
  await inspect(open, 'photos-viewer');

  await viewer.getByRole('button', { name: `Foto van ${owner.name} melden` }).click();
  const report = open.getByRole('dialog', { name: `Foto van ${owner.name} melden` });
  await report.getByRole('radio', { name: /^Nepprofiel/ }).check();
  await inspect(open, 'photos-report');
  await report.getByRole('button', { name: 'Melding versturen' }).click();
  await expect(report).toHaveCount(0);
  await viewer.getByRole('button', { name: 'Sluiten' }).click();
  await expect(viewer).toHaveCount(0);

  // The focus is back where it came from.
  await expect(open.getByRole('button', { name: `Foto van ${owner.name}`, exact: true })).toBeFocused();
  await open.keyboard.press('ArrowRight');
  await open.getByRole('button', { name: `Foto 2 van ${owner.name}` }).click();
  await expect(viewer.getByText('Foto 2 van 3')).toBeAttached();
  await expect(viewer.getByRole('img', { name: `Foto 2 van ${owner.name}` })).toBeInViewport({ ratio: 0.9 });

  // Back leads out of the photo, not out of the profile; and no two Escapes lead out of both.
  await open.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(open.getByRole('button', { name: `Foto 2 van ${owner.name}` })).toBeVisible();
  await open.getByRole('button', { name: `Foto 2 van ${owner.name}` }).click();
  await expect(viewer).toBeVisible();
  await open.keyboard.press('Escape');
  await open.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(open).toHaveURL(new RegExp(`/members/${owner.id}$`));
});
