import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VersionedSettings } from '../../providers/use-settings';
import { CHOICES } from '../../testing/choices';
import { openConsole, widenWindow } from '../../testing/open-console';
import { answerByPath, problem, sent } from '../../testing/server';
import type { LanderPage } from './landing-page';

const words = { title: 'Zomer', headline: 'Zomer aan zee', paragraph: 'Wie loopt er mee?' };
const summer: LanderPage = {
  id: 'gallery/zomer',
  language: 'nl',
  words: { nl: words },
  picture: null,
  video: null,
  gender: null,
  country: null,
};
const OTHERS = {
  default_locale: 'nl',
  packages: [],
  gifts: [],
  brands: [],
  countries: ['NL'],
  message_credits: 10,
  message_length: { min: 1, max: 1000 },
};
let saved: () => ReturnType<typeof problem>;
let landers: LanderPage[];

function open(address: string) {
  const now = () => ({ version: 7, settings: { ...OTHERS, landers } }) as unknown as VersionedSettings;
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', role: 'admin' } },
    '/api/admin/settings': ({ method }) => (method === 'PUT' ? saved() : { json: now() }),
    '/api/admin/settings/check': { status: 204 },
    '/api/admin/choices': { json: CHOICES },
    '/api/admin/lander-origin': { json: { origin: 'https://velvet.example' } },
    '/api/admin/lander-previews': { json: { html: '<h1>Zomer aan zee</h1>' } },
    '/api/admin/lander-pictures': { status: 201, json: { picture: `own-${'b'.repeat(32)}-1200x800` } },
  });
  return openConsole(address);
}
const puts = () => sent().filter(({ method }) => method === 'PUT');
const save = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Nakijken en opslaan…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Zomeractie');
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
};

/** For the list, without a question about what was just saved. */
const isLeft = async () => {
  await waitFor(() => expect(window.location.pathname).toBe('/landing-pages'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

beforeEach(() => {
  landers = [summer];
  saved = () => ({ json: { version: 8, settings: { landers } } });
  widenWindow();
});

describe('CLI-04 ADM-06 landing pages', () => {
  it('are listed with what they say, and opened from there', async () => {
    const user = await open('/landing-pages');
    const row = (await screen.findByText('Zomer aan zee')).closest('tr')!;
    within(row).getByText('NL');
    await user.click(within(row).getByRole('link', { name: 'Galerie · zomer' }));
    expect(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kop' })).toMatchObject({
      value: 'Zomer aan zee',
    });
    expect((await screen.findByTitle('Voorbeeld')).getAttribute('sandbox')).toBe('allow-same-origin');
  });

  it('are written in a language after the other, and saved among the others with a reason', async () => {
    const user = await open('/landing-pages/gallery%2Fzomer');
    await user.click(await screen.findByRole('tab', { name: /^Duits/ }));
    await user.type(screen.getByRole('textbox', { name: 'Kop' }), 'Sommer am Meer');
    await user.type(screen.getByRole('textbox', { name: 'Alinea' }), 'Wer kommt mit?');
    await user.type(screen.getByRole('textbox', { name: 'Titel' }), 'Sommer');
    await save(user);
    const de = { title: 'Sommer', headline: 'Sommer am Meer', paragraph: 'Wer kommt mit?' };
    await waitFor(() =>
      expect(puts()[0]?.body).toMatchObject({
        version: 7,
        reason: 'Zomeractie',
        changes: { landers: [{ ...summer, words: { nl: words, de } }] },
      }),
    );
    await isLeft();
  });

  it('say what is wrong in the language where it is', async () => {
    const refused = problem(422, 'invalid_input');
    const fields = [{ field: 'landers.0.words.de.title', code: 'required' }];
    saved = () => ({ ...refused, json: { ...(refused.json as object), fields } });
    const user = await open('/landing-pages/gallery%2Fzomer');
    await user.click(await screen.findByRole('tab', { name: /^Duits/ }));
    await user.type(screen.getByRole('textbox', { name: 'Kop' }), 'Sommer');
    await user.click(screen.getByRole('tab', { name: /^Nederlands/ }));
    await save(user);
    await screen.findByRole('tab', { name: /^Duits.*klopt niet/, selected: true });
    expect(screen.getByRole('textbox', { name: 'Titel' }).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    { field: 'words.nl', named: 'Tekst · Nederlands' },
    { field: 'words.de.title', named: 'Titel · Duits' },
    { field: 'id', named: 'Pagina' },
  ])('name what is missing above the form: $field', async ({ field, named }) => {
    const refused = problem(422, 'invalid_input');
    const fields = [{ field: `landers.0.${field}`, code: 'required' }];
    saved = () => ({ ...refused, json: { ...(refused.json as object), fields } });
    const user = await open('/landing-pages/gallery%2Fzomer');
    await user.type(await screen.findByRole('textbox', { name: 'Kop' }), '!');
    await save(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('listitem').textContent).toBe(`Landingspagina’s · gallery/zomer · ${named}: Vul dit in`);
  });

  it('are taken away', async () => {
    const user = await open('/landing-pages/gallery%2Fzomer');
    await user.click(await screen.findByRole('button', { name: 'Pagina weghalen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Voorbij');
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(puts()[0]?.body).toMatchObject({ changes: { landers: [] } }));
    await isLeft();
  });
});
