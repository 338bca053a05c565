import { act, screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { VersionedSettings } from '../providers/use-settings';
import type { Settings, SettingsChange, SettingsHistory } from './setting';

const settings = {
  name: 'Velvet',
  message_credits: 10,
  signup_credits: 30,
  photo_credits: 20,
  gifts: [
    { id: 'rose', picture: 'rose', name: {}, price: 10, retired: false },
    { id: 'bear', picture: 'teddy', name: { nl: 'Beer' }, price: 25, retired: false },
  ],
  free_conversations: 2,
  message_length: { min: 1, max: 1000 },
  refund_days: 14,
  premium_claim_percent: 46,
  countries: ['NL'],
  brands: [],
  mail_texts: [],
  page_terms: {},
  page_privacy: { de: '## Datenschutz' },
  page_cookies: {},
  page_return_policy: {},
  page_faq: {},
  page_safety: {},
  page_service: {},
  page_ban: {},
  packages: [
    {
      id: 'p100',
      credits: 100,
      price: { amount: 999, currency: 'EUR' },
      prices: [],
      variant: 1,
      popular: true,
      retired: false,
    },
  ],
} as unknown as Settings;
const path = '/api/admin/settings';
const pageTexts = (terms: string) => ({
  texts: { terms, privacy: '', cookies: '', faq: '', safety: '', 'return-policy': 'Terug', service: '', ban: '' },
  figures: [
    { name: 'site', value: 'Velvet' },
    { name: 'min_age', value: '18' },
  ],
});
const mailTexts = [
  {
    id: 'activation',
    parts: ['subject', 'heading', 'text'],
    subject: 'Bevestig je adres',
    heading: 'Bijna klaar',
    text: 'Welkom bij {site}.',
    allowed: ['site'],
    required: { subject: [], heading: [], text: [] },
  },
  {
    id: 'push.like',
    parts: ['text'],
    subject: '',
    heading: '',
    text: 'Vindt je leuk',
    allowed: [],
    required: { subject: [], heading: [], text: [] },
  },
];
const CHANGE: SettingsChange = {
  version: 7,
  at: '2026-06-28T09:12:00.000Z',
  by: 's2',
  reason: 'Wet',
  restores: null,
  proposed_by: null,
  alone: false,
  before: { refund_days: 7 },
  after: { refund_days: 14 },
};
let now: VersionedSettings;
type Answered = ReturnType<typeof problem>;
let saved: () => Answered;
let history: SettingsHistory;
let uploaded: Answered | Promise<Answered>;
let templates: (asked: URLSearchParams) => Answered | Promise<Answered>;

const templatesOf = (asked: URLSearchParams): Answered => {
  const [kind, language] = [asked.get('kind')!, asked.get('language')!];
  const rules = kind === 'photo' ? ['nudity', 'minor'] : ['scam', 'spam'];
  const told = rules.map((rule) => ({ kind, rule, text: '', product_text: `${kind} ${language} ${rule}` }));
  return { json: { language, templates: told } };
};

function open(address: string, role = 'admin') {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'ada@staff.test', role } },
    [path]: ({ method }) => (method === 'PUT' ? saved() : { json: now }),
    [`${path}/check`]: { status: 204 },
    [`${path}/history`]: () => ({ json: history }),
    '/api/admin/mail-texts/nl': { json: { language: 'nl', texts: mailTexts } },
    '/api/admin/mail-texts/preview': ({ body }) => {
      const { text } = body as { text: string };
      if (!text.includes('{days}')) return { json: { subject: 'Hallo van Velvet', text, html: `<p>${text}</p>` } };
      const params = { allowed: '{site}' };
      const fields = [{ field: 'text', code: 'placeholder_not_offered', params }];
      return { ...problem(422, 'invalid_input'), json: { status: 422, code: 'invalid_input', fields } };
    },
    '/api/admin/reason-templates': ({ url }) => templates(new URL(url, window.location.href).searchParams),
    '/api/admin/page-texts/nl': { json: pageTexts('Onze regels van {site}: {min_age} jaar.') },
    '/api/admin/page-texts/de': { json: pageTexts('Regeln von {site}.') },
    '/api/admin/gift-pictures': () => uploaded,
    '/api/admin/staff': { json: [{ id: 's2', name: 'Ada' }], headers: { 'Content-Range': 'staff 0-0/1' } },
    [`${path}/history/6`]: () => ({ json: { version: 6, settings: { ...settings, refund_days: 7 } } }),
  });
  return openConsole(address);
}
const puts = () => sent().filter(({ method }) => method === 'PUT');
const review = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Nakijken en opslaan…' }));
  return within(await screen.findByRole('dialog'));
};
const save = async (user: UserEvent, dialog: Awaited<ReturnType<typeof review>>, reason: string) => {
  await user.type(dialog.getByRole('textbox', { name: /Reden/ }), reason);
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
};

beforeEach(() => {
  now = { version: 7, settings };
  saved = () => ({ json: now });
  history = { changes: [], next: null };
  uploaded = { status: 201, json: { picture: `own-${'b'.repeat(32)}` } };
  templates = templatesOf;
  widenWindow();
});

describe('ADM-06 settings', () => {
  it('are listed by subject', async () => {
    await open('/settings');
    expect(await screen.findByRole('link', { name: /^Pakketten/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Geschiedenis' })).toBeDefined();
  });

  it('are saved after a look at what changes, what it does, and a reason', async () => {
    const user = await open('/settings/credits');
    const price = await screen.findByRole('spinbutton', { name: 'Credits per bericht' });
    expect(screen.getByRole('button', { name: 'Nakijken en opslaan…' })).toHaveProperty('disabled', true);
    await user.clear(price);
    await user.type(price, '12');
    expect(screen.getByText('1 instelling gewijzigd')).toBeDefined();
    expect(screen.getByRole('row', { name: /100 credits €\s9,99 €\s1,20/ })).toBeDefined();
    const dialog = await review(user);
    expect(dialog.getByRole('list', { name: 'Wat er verandert' }).textContent).toBe('Credits per bericht10→12');
    expect(dialog.getByText(/Een bericht kost €\s1,20 tot €\s1,20, nu €\s1,00 tot €\s1,00\./)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(dialog.getByText('Vul in waarom')).toBeDefined();
    expect(puts()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Duurder ingekocht');
    // A press beside the dialog does not lose it before a question.
    await user.click(screen.getByRole('dialog').parentElement!);
    await user.click(await screen.findByRole('button', { name: 'Verder invullen' }));
    now = { version: 8, settings: { ...settings, message_credits: 12 } };
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Alles is opgeslagen')).toBeDefined();
    expect(puts().map(({ body }) => body)).toEqual([
      { version: 7, reason: 'Duurder ingekocht', restores: null, changes: { message_credits: 12 } },
    ]);
  });

  it('ADM-09 say of each language how many templates are written in it', async () => {
    now = { version: 7, settings: { ...settings, complaint_templates: { de: ['Hallo', ' '] } } };
    await open('/settings/complaints');
    expect(await screen.findByRole('option', { name: 'Duits (1)' })).toBeDefined();
  });

  it('PRO-01 offer every interest that the API knows, in its words and order', async () => {
    const arrays = { search_fields: [], visible_profile_fields: [], visible_profile_notes: [] };
    now = { version: 7, settings: { ...settings, ...arrays, interests: ['wine'] } };
    const user = await open('/settings/search');
    const interests = within(await screen.findByRole('group', { name: 'Interesses om uit te kiezen' }));
    const names = interests.getAllByRole('checkbox').map((box) => box.closest('label')!.textContent);
    expect(names).toEqual(['Thee', 'Wijn']);
    await user.click(interests.getByRole('checkbox', { name: 'Thee' }));
    expect(screen.getByText('1 instelling gewijzigd')).toBeDefined();
    const dialog = await review(user);
    expect(dialog.getByRole('list', { name: 'Wat er verandert' }).textContent).toContain('Wijn, Thee');
  });

  it('PRO-01 interests of one’s own are added with a name per language, ordered and retired, with what comes of it', async () => {
    const [sauna, chess] = [
      { id: 'own-1', name: { nl: 'Sauna' }, retired: false },
      { id: 'own-2', name: { nl: 'Schaken', en: 'Chess' }, retired: true },
    ];
    const withOwn = { ...settings, locales: ['nl', 'en'], own_interests: [sauna, chess] } as Settings;
    now = { version: 7, settings: withOwn };
    const user = await open('/settings/interests');
    const first = within(await screen.findByRole('region', { name: 'Sauna' }));
    await user.click(first.getByRole('switch', { name: 'Te kiezen' }));
    await user.click(first.getByRole('button', { name: 'Sauna omlaag' }));
    await user.click(screen.getByRole('button', { name: 'Interesse toevoegen' }));
    const added = within(screen.getAllByRole('region').at(-1)!);
    await user.type(added.getByRole('textbox', { name: 'Nederlands' }), 'Zwemmen');
    await user.type(added.getByRole('textbox', { name: 'Engels' }), 'Swimming');
    expect(added.queryByRole('textbox', { name: 'Duits' })).toBeNull();
    // One that is stored is never taken away.
    expect(screen.getAllByRole('button', { name: 'Verwijderen' })).toHaveLength(1);
    const dialog = await review(user);
    const lines = within(dialog.getByRole('list', { name: 'Wat er verandert' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Eigen interesses · Sauna · Niet meer te kiezenNee→Ja',
      expect.stringMatching(/^Eigen interesses · Zwemmen–→/),
      'Eigen interesses · Zwemmen · Naam · Nederlands–→Zwemmen',
      'Eigen interesses · Zwemmen · Naam · Engels–→Swimming',
      'Eigen interesses · VolgordeSauna, Schaken→Schaken, Sauna',
    ]);
    expect(dialog.getByText(/1 interesse verdwijnt van profielen/)).toBeDefined();
    await save(user, dialog, 'Gevraagd');
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]!.body).toMatchObject({
      changes: {
        own_interests: [
          chess,
          { ...sauna, retired: true },
          { id: 'own-3', name: { nl: 'Zwemmen', en: 'Swimming' }, retired: false },
        ],
      },
    });
  });

  it('CHT-10 the catalogue of gifts is ordered, priced, named and taken off sale, with what comes of it', async () => {
    const user = await open('/settings/gifts');
    const bear = within(await screen.findByRole('region', { name: 'Beer' }));
    expect(bear.queryByRole('textbox', { name: 'Kenmerk' })).toBeNull();
    const price = bear.getByRole('spinbutton', { name: 'Credits per cadeau' });
    await user.clear(price);
    await user.type(price, '30');
    await user.click(bear.getByRole('button', { name: 'Namen van Beer' }));
    await user.type(await bear.findByRole('textbox', { name: 'Duits' }), 'Bär');
    const rose = within(screen.getByRole('region', { name: 'Roos' }));
    await user.click(rose.getByRole('switch', { name: 'Te koop' }));
    await user.click(rose.getByRole('button', { name: 'Roos omlaag' }));
    // The last one can only go up again.
    expect(document.activeElement).toBe(rose.getByRole('button', { name: 'Roos omhoog' }));
    const dialog = await review(user);
    const lines = within(dialog.getByRole('list', { name: 'Wat er verandert' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Cadeaus · bear · Naam · Duits–→Bär',
      'Cadeaus · bear · Prijs25→30',
      'Cadeaus · rose · Niet meer te koopNee→Ja',
      'Cadeaus · Volgorderose, bear→bear, rose',
    ]);
    expect(dialog.getByText('Het goedkoopste cadeau kost 30 credits.')).toBeDefined();
    expect(dialog.getByText(/1 cadeau is niet meer te kiezen; wat ermee gegeven is, blijft staan\./)).toBeDefined();
  });

  it('CHT-10 a new gift is given a drawing, which stays once it is saved', async () => {
    const user = await open('/settings/gifts');
    await user.click(await screen.findByRole('button', { name: 'Cadeau toevoegen' }));
    const added = screen.getAllByRole('region').at(-1)!;
    await user.selectOptions(within(added).getByRole('combobox', { name: 'Tekening' }), 'Knuffelbeer');
    const dialog = await review(user);
    const list = dialog.getByRole('list', { name: 'Wat er verandert' });
    expect(list.textContent).toBe('Cadeaus · gift-3–→Knuffelbeer, 10 credits');
  });

  it('CHT-10 MNY-01 a card that is taken away, or moved, leaves nothing of its own to another', async () => {
    const user = await open('/settings/gifts');
    const add = await screen.findByRole('button', { name: 'Cadeau toevoegen' });
    await user.click(add);
    await user.click(add);
    const names = () => screen.getAllByRole('button', { name: /^Namen van/ }).map(({ ariaExpanded }) => ariaExpanded);
    await user.click(screen.getAllByRole('button', { name: /^Namen van/ }).at(-2)!);
    expect(names()).toEqual(['false', 'false', 'true', 'false']);
    await user.click(screen.getAllByRole('button', { name: /omhoog$/ }).at(-2)!);
    expect(names()).toEqual(['false', 'true', 'false', 'false']);
    const [, opened] = screen.getAllByRole('region');
    await user.click(within(opened!).getByRole('button', { name: 'Verwijderen' }));
    expect(names()).toEqual(['false', 'false', 'false']);
    // What is typed of a new one’s id makes no other card of it.
    const id = screen.getByRole('textbox', { name: 'Kenmerk' });
    await user.type(id, 'x');
    expect(document.activeElement).toBe(id);
  });

  it('CHT-10 a picture of the operator’s own is uploaded, needs names, and can be replaced', async () => {
    const mug = { ...settings.gifts[0]!, id: 'mug', picture: `own-${'a'.repeat(32)}`, name: { nl: 'Mok' } };
    now = { version: 7, settings: { ...settings, gifts: [...settings.gifts, mug] } };
    const user = await open('/settings/gifts');
    const card = within(await screen.findByRole('region', { name: 'Mok' }));
    expect(card.getByRole('combobox', { name: 'Tekening' })).toHaveProperty('value', mug.picture);
    // A drawing stays with its gift.
    expect(within(screen.getByRole('region', { name: 'Roos' })).queryByRole('combobox')).toBeNull();
    const file = card.getByLabelText<HTMLInputElement>('Eigen plaatje kiezen…', { selector: 'input' });
    await user.upload(file, new File(['png'], 'mug.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(card.getByRole('combobox', { name: 'Tekening' })).toHaveProperty('value', `own-${'b'.repeat(32)}`),
    );
    expect(await card.findByText('Een eigen plaatje heeft een naam nodig in elke taal van de site.')).toBeDefined();
    expect(screen.getByText('1 instelling gewijzigd')).toBeDefined();
  });

  it('CHT-10 a gift that was taken away does not come back with its picture', async () => {
    const sending = Promise.withResolvers<Answered>();
    uploaded = sending.promise;
    const user = await open('/settings/gifts');
    await user.click(await screen.findByRole('button', { name: 'Cadeau toevoegen' }));
    const added = within(screen.getAllByRole('region').at(-1)!);
    const file = added.getByLabelText<HTMLInputElement>('Eigen plaatje kiezen…', { selector: 'input' });
    await user.upload(file, new File(['png'], 'mug.png', { type: 'image/png' }));
    await user.click(added.getByRole('button', { name: 'Verwijderen' }));
    expect(screen.getByText('Alles is opgeslagen')).toBeDefined();
    await act(async () => {
      sending.resolve({ status: 201, json: { picture: `own-${'b'.repeat(32)}` } });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(screen.getByText('Alles is opgeslagen')).toBeDefined();
  });

  it('CHT-07 lines to begin with are written per language and read as a member will, with what cannot be filled in marked', async () => {
    now = { version: 7, settings: { ...settings, icebreakers: { de: ['Na?'] } } };
    const user = await open('/settings/icebreakers');
    const field = await screen.findByRole('textbox', { name: 'Zinnen' });
    expect(screen.getByText(/^Geen eigen zinnen in deze taal/)).toBeDefined();
    await user.type(field, 'Hoi {{name}, {{interest}?\n\nWoon je in {{stad}?');
    const preview = within(screen.getByRole('group', { name: /^Zo leest een lid ze/ }));
    const lines = () => preview.getAllByRole('listitem').map(({ textContent }) => textContent);
    const wrong = 'Tussen accolades mag alleen {name}, {interest}, {city} of {reason} staan';
    expect(lines()).toEqual(['Hoi Sanne, Wijn?', `Woon je in {stad}?${wrong}`]);
    // What is marked is not sent.
    await user.click(screen.getByRole('button', { name: 'Nakijken en opslaan…' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Hoi {{name}!\n\n  Woon je in {{city}?\n');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Taal' }), 'Duits · 1 zin');
    await user.clear(screen.getByRole('textbox', { name: 'Zinnen' }));
    const dialog = await review(user);
    const changes = within(dialog.getByRole('list', { name: 'Wat er verandert' })).getAllByRole('listitem');
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      'Openingszinnen · Duits“Na?”→weg',
      'Openingszinnen · Nederlands–→“Hoi {name}!” “Woon je in {city}?”',
    ]);
    saved = () => ({
      status: 422,
      json: {
        status: 422,
        code: 'invalid_input',
        fields: [{ field: 'icebreakers.nl.1', code: 'unknown_icebreaker_placeholder' }],
      },
    });
    await save(user, dialog, 'Eigen toon');
    expect((await screen.findByRole('alert')).textContent).toContain(`Openingszinnen · Nederlands: ${wrong}`);
    expect(puts()[0]!.body).toMatchObject({ changes: { icebreakers: { nl: ['Hoi {name}!', 'Woon je in {city}?'] } } });
  });

  it('ADM-06 a price that is not one stays as typed, says why, and is not saved as it was before', async () => {
    const user = await open('/settings/packages');
    const price = await screen.findByRole('textbox', { name: 'Prijs' });
    await user.clear(price);
    await user.type(price, '9,995');
    await user.tab();
    expect(screen.getByText(/^Hoogstens twee cijfers achter de komma/)).toBeDefined();
    expect(price).toHaveProperty('value', '9,995');
    const credits = screen.getByRole('spinbutton', { name: 'Credits' });
    await user.clear(credits);
    await user.type(credits, '120');
    await user.click(screen.getByRole('button', { name: 'Nakijken en opslaan…' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(price);
    await user.clear(price);
    await user.type(price, '9,95');
    const dialog = await review(user);
    expect(dialog.getByRole('list', { name: 'Wat er verandert' }).textContent).toMatch(/9,95/);
  });

  it('that are wrong as typed do not take the focus from where somebody types on', async () => {
    const user = await open('/settings/packages');
    const price = await screen.findByRole('textbox', { name: 'Prijs' });
    await user.clear(price);
    await user.type(price, '9,995');
    const credits = screen.getByRole('spinbutton', { name: 'Credits' });
    await user.clear(credits);
    await user.type(credits, '120');
    expect(document.activeElement).toBe(credits);
    expect(credits).toHaveProperty('value', '120');
  });

  it('ADM-08 that was looked for is led to once, and not where what was typed is thrown away', async () => {
    const user = await open('/settings/credits?field=refund_days');
    const sought = await screen.findByRole('spinbutton', { name: 'Dagen om terug te vragen' });
    await waitFor(() => expect(document.activeElement).toBe(sought));
    await user.type(screen.getByRole('spinbutton', { name: 'Credits bij aanmelden' }), '0');
    await user.click(screen.getByRole('button', { name: 'Weggooien' }));
    expect(screen.getByText('Alles is opgeslagen')).toBeDefined();
    expect(document.activeElement).not.toBe(screen.getByRole('spinbutton', { name: 'Dagen om terug te vragen' }));
  });

  it('are not lost without a question', async () => {
    const user = await open('/settings/credits');
    const price = await screen.findByRole('spinbutton', { name: 'Credits per bericht' });
    await user.clear(price);
    await user.type(price, '12');
    await user.click(screen.getAllByRole('menuitem', { name: 'Leden' })[0]!);
    const question = within(await screen.findByRole('dialog', { name: 'Weggaan zonder te bewaren?' }));
    await user.click(question.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 instelling gewijzigd')).toBeDefined();
  });

  it('CLI-04 hold the pages of the company, one language at a time, with how they will look', async () => {
    const user = await open('/settings/pages');
    const terms = within(await screen.findByRole('group', { name: 'Algemene voorwaarden' }));
    const preview = within(terms.getByRole('group', { name: 'Voorbeeld' }));
    expect(await preview.findByText('Onze regels van Velvet: 18 jaar.')).toBeDefined();
    const field = terms.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst' });
    expect(field.value).toBe('Onze regels van {site}: {min_age} jaar.');
    await user.clear(field);
    expect(field.value).toBe('');
    await user.paste('## Ons huis\n[Mail](mailto:a@b.example) [nee](javascript:x)\n\n- **een**');
    expect(preview.getByRole('heading', { name: 'Ons huis' })).toBeDefined();
    expect(preview.getByText('Mail').title).toBe('mailto:a@b.example');
    expect(preview.getByText(/nee/).tagName).toBe('P');
    expect(preview.getByRole('listitem').textContent).toBe('een');
    const privacy = within(screen.getByRole('group', { name: 'Privacybeleid' }));
    await user.selectOptions(privacy.getByRole('combobox'), 'Duits · eigen tekst');
    expect(privacy.getByRole('textbox', { name: 'Tekst' })).toHaveProperty('value', '## Datenschutz');
    const dialog = await review(user);
    expect(dialog.getByText('Algemene voorwaarden · Nederlands')).toBeDefined();
    await save(user, dialog, 'Nieuwe voorwaarden');
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]!.body).toMatchObject({ changes: { page_terms: { nl: expect.stringContaining('## Ons huis') } } });
  });

  it('PRV-03 hold words for each rule, of one kind of decision and in one language at a time', async () => {
    now = {
      version: 7,
      settings: { ...settings, reason_templates: [{ id: 'case.scam', text: { de: 'Betrug.' } }] },
    };
    const user = await open('/settings/reasons');
    const editor = within(await screen.findByRole('group', { name: 'Redenen bij besluiten' }));
    const scam = await editor.findByRole<HTMLTextAreaElement>('textbox', { name: 'Oplichting, vraagt om geld' });
    expect([scam.value, scam.placeholder, scam.lang]).toEqual(['', 'case nl scam', 'nl']);
    await user.type(scam, 'Oplichting mag niet.');
    await user.selectOptions(editor.getByRole('combobox', { name: 'Taal' }), 'Duits');
    await waitFor(() =>
      expect(editor.getByRole('textbox', { name: 'Oplichting, vraagt om geld' })).toHaveProperty('value', 'Betrug.'),
    );
    await user.clear(editor.getByRole('textbox', { name: 'Oplichting, vraagt om geld' }));
    await user.selectOptions(editor.getByRole('combobox', { name: 'Bij welk besluit' }), 'Foto afgewezen');
    await user.type(await editor.findByRole('textbox', { name: 'Te bloot' }), 'Bitte anziehen.');
    const dialog = await review(user);
    await save(user, dialog, 'Duidelijker');
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]!.body).toMatchObject({
      changes: {
        reason_templates: [
          { id: 'case.scam', text: { nl: 'Oplichting mag niet.' } },
          { id: 'photo.nudity', text: { de: 'Bitte anziehen.' } },
        ],
      },
    });
  });

  it('PRV-03 say that the words for each rule are on their way', async () => {
    templates = () => new Promise(() => undefined);
    await open('/settings/reasons');
    const editor = within(await screen.findByRole('group', { name: 'Redenen bij besluiten' }));
    expect(editor.getByRole('status')).toBeDefined();
  });

  it('NTF-02 word a mail from ours, show it as it goes out, and give it back', async () => {
    const user = await open('/settings/mails');
    const mails = within(await screen.findByRole('region', { name: 'Mails' }));
    expect(within(screen.getByRole('region', { name: 'Pushes' })).getAllByRole('button')).toHaveLength(1);
    await user.click(mails.getByRole('button', { name: /^Bevestig je adres, na het aanmelden.*Van ons$/ }));
    const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
    expect(field('Tekst').value).toBe('Welkom bij {site}.');
    await user.clear(field('Onderwerp'));
    await user.type(field('Onderwerp'), 'Hallo van {{site}');
    await user.type(field('Tekst'), ' {{days}');
    await user.click(screen.getByRole('button', { name: 'Voorbeeld tonen' }));
    expect(await screen.findByText('Tussen accolades mag hier alleen staan: {site}')).toBeDefined();
    expect(field('Tekst').getAttribute('aria-invalid')).toBe('true');
    await user.clear(field('Tekst'));
    await user.type(field('Tekst'), 'Nog één stap.');
    await user.click(screen.getByRole('button', { name: 'Voorbeeld tonen' }));
    const shown = await screen.findByTitle('Mail: Hallo van Velvet');
    expect(shown.getAttribute('srcdoc')).toBe('<p>Nog één stap.</p>');

    await user.click(screen.getByRole('button', { name: 'Alle teksten' }));
    expect(screen.getByRole('button', { name: /^Bevestig je adres, na het aanmelden.*Aangepast$/ })).toBeDefined();
    const dialog = await review(user);
    expect(dialog.getByText(/Bevestig je adres, na het aanmelden · Nederlands/)).toBeDefined();
    await save(user, dialog, 'Onze toon');
    await waitFor(() => expect(puts()).toHaveLength(1));
    const words = { subject: 'Hallo van {site}', heading: 'Bijna klaar', text: 'Nog één stap.' };
    expect(puts()[0]!.body).toMatchObject({ changes: { mail_texts: [{ id: 'activation', words: { nl: words } }] } });
  });

  it('CLI-04 give a page back to the site’s text, and name what is no figure', async () => {
    const user = await open('/settings/pages');
    const terms = within(await screen.findByRole('group', { name: 'Algemene voorwaarden' }));
    const field = terms.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst' });
    await waitFor(() => expect(field.value).toContain('Onze regels'));
    await user.type(field, ' {{naam}');
    expect(terms.getByText(/zoals het er staat: \{naam\}/)).toBeDefined();
    expect(screen.getByText('1 instelling gewijzigd')).toBeDefined();
    await user.click(terms.getByRole('button', { name: 'Terug naar de tekst van de site' }));
    expect(field.value).toBe('Onze regels van {site}: {min_age} jaar.');
    expect(screen.getByText('Alles is opgeslagen')).toBeDefined();
    await user.clear(field);
    await user.tab();
    expect(field.value).toContain('Onze regels');
    expect(screen.getByText('Alles is opgeslagen')).toBeDefined();
    const policy = within(screen.getByRole('group', { name: 'Terugbetalen' }));
    expect(policy.getByRole('textbox', { name: 'Tekst' })).toHaveProperty('value', 'Terug');
  });

  it('show what a colleague saved meanwhile before anything is overwritten', async () => {
    const user = await open('/settings/credits');
    const days = await screen.findByRole('spinbutton', { name: 'Dagen om terug te vragen' });
    await user.clear(days);
    await user.type(days, '30');
    await user.keyboard('{Tab}');
    const dialog = await review(user);
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Ruimer');
    now = { version: 8, settings: { ...settings, refund_days: 21 } };
    saved = () => problem(409, 'settings_outdated', { version: 8 });
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText(/Een collega heeft intussen opgeslagen/)).toBeDefined();
    expect(await dialog.findByText('21')).toBeDefined();
    saved = () => ({ json: now });
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Opgeslagen. Het geldt meteen.');
    expect(puts().map(({ body }) => (body as { version: number }).version)).toEqual([7, 8]);
  });

  it('MNY-01 tell at the package what the server refuses', async () => {
    const user = await open('/settings/packages');
    const price = await screen.findByRole('textbox', { name: 'Prijs' });
    await user.clear(price);
    await user.type(price, '0');
    const dialog = await review(user);
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Gratis');
    saved = () => ({
      status: 422,
      json: { status: 422, code: 'invalid_input', fields: [{ field: 'packages.0.price', code: 'too_low' }] },
    });
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Vul een bedrag boven nul in')).toBeDefined();
  });

  it('MNY-01 the country of a price can be walked to by arrow keys: its field keeps the focus', async () => {
    const [pack] = settings.packages;
    const prices = [{ country: 'NL' as const, price: pack!.price }];
    now = { version: 7, settings: { ...settings, packages: [{ ...pack!, prices }] } };
    const user = await open('/settings/packages');
    const country = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Land' });
    await user.selectOptions(country, 'België');
    expect(screen.getByRole('combobox', { name: 'Land' })).toBe(country);
    expect(country.value).toBe('BE');
    expect(screen.getByRole('textbox', { name: 'Prijs België' })).toBeDefined();
  });

  it('CLI-12 MNY-01 give a brand prices of its own, and name every mistake, wherever its field is', async () => {
    now = {
      version: 7,
      settings: { ...settings, brands: [{ id: 'nacht', domains: ['nacht.example'], overrides: {}, prices: [] }] },
    };
    const user = await open('/settings/brands');
    await user.click(await screen.findByRole('switch', { name: /^100 credits: als de site \(€\s9,99\)$/ }));
    const price = screen.getByRole('textbox', { name: 'Prijs 100 credits' });
    await user.clear(price);
    await user.type(price, '12,50');
    expect(screen.getByText(/Een bericht kost dan €\s1,25\./)).toBeDefined();
    const dialog = await review(user);
    expect(dialog.getByRole('list', { name: 'Wat er verandert' }).textContent).toMatch(/p100 €\s12,50$/);
    expect(dialog.getByText('Bestellingen die al zijn geplaatst, houden hun prijs.')).toBeDefined();
    await user.type(dialog.getByRole('textbox', { name: /Reden/ }), 'Eigen prijs');
    const fields = [
      { field: 'brands.0.prices', code: 'price_order' },
      { field: 'brands.0.overrides.locales', code: 'language_not_offered' },
    ];
    saved = () => ({ status: 422, json: { status: 422, code: 'invalid_input', fields } });
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    const named = await waitFor(() => within(screen.getByRole('alert')).getAllByRole('listitem'));
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Merken · nacht · Prijzen: Een groter pakket moet in elk land meer kosten dan een kleiner',
      'Merken · nacht · Talen: Deze taal wordt niet aangeboden',
    ]);
    expect(puts()[0]!.body).toMatchObject({
      changes: { brands: [{ prices: [{ id: 'p100', price: { amount: 1250, currency: 'EUR' }, prices: [] }] }] },
    });
  });

  it('CLI-12 MNY-11 let only a new brand choose its id: orders and receipts know the others by theirs', async () => {
    const brands = [{ id: 'nacht', domains: ['nacht.example'], overrides: {}, prices: [] }];
    now = { version: 7, settings: { ...settings, brands } };
    const user = await open('/settings/brands');
    await user.click(await screen.findByRole('button', { name: 'Merk toevoegen' }));
    expect(screen.getByRole('textbox', { name: 'Kenmerk' })).toHaveProperty('value', 'brand-1');
  });

  it('keep their history, and old values come back after a look', async () => {
    history = { changes: [CHANGE], next: null };
    saved = () => {
      now = { version: 8, settings };
      return { json: now };
    };
    const user = await open('/settings/history');
    const change = within(await screen.findByRole('article', { name: 'Wijziging 7' }));
    expect(change.getByText('“Wet”')).toBeDefined();
    expect(await change.findByText('Ada')).toBeDefined();
    await user.click(change.getByRole('button', { name: 'Terug naar hoe het hiervoor was…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wijzigingen opslaan?' }));
    expect(dialog.getByRole('list', { name: 'Wat er verandert' }).textContent).toBe('Dagen om terug te vragen14→7');
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init);
      if (url.endsWith('/history')) await new Promise((resolve) => setTimeout(resolve, 200));
      return answer;
    });
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Opgeslagen. Het geldt meteen.');
    expect(puts().map(({ body }) => body)).toEqual([
      { version: 7, reason: 'Terug naar wijziging 6', restores: 6, changes: { refund_days: 7 } },
    ]);
    // Nor does it come back with the history that is fetched anew.
    await new Promise((resolve) => setTimeout(resolve, 600));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('article', { name: 'Wijziging 7' })).toBeDefined();
  });

  it('say what is wrong with old values that the rules of today refuse', async () => {
    history = { changes: [CHANGE], next: null };
    saved = () => ({
      status: 422,
      json: { status: 422, code: 'invalid_input', fields: [{ field: 'changes.refund_days', code: 'too_low' }] },
    });
    const user = await open('/settings/history');
    const change = within(await screen.findByRole('article', { name: 'Wijziging 7' }));
    await user.click(change.getByRole('button', { name: 'Terug naar hoe het hiervoor was…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wijzigingen opslaan?' }));
    await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
    expect(await dialog.findByText('Dagen om terug te vragen: Vul een bedrag boven nul in')).toBeDefined();
  });

  it('ADM-05 are for admins', async () => {
    await open('/settings', 'finance');
    expect(await screen.findByText('Op dit adres is niets te vinden.')).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Instellingen' })).toBeNull();
  });
});

describe('MNY-02 the methods of payment', () => {
  const method = (id: string, more: object = {}) => ({
    id,
    countries: [],
    from: null,
    until: null,
    costs: [],
    ...more,
  });
  const offered = [method('ideal', { countries: ['NL'], costs: [{ amount: 50, currency: 'EUR' }] }), method('visa')];
  const rows = () =>
    within(screen.getByRole('table', { name: 'Betaalmethoden' }))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  async function openMethods(methods: object[] = offered) {
    now = { ...now, settings: { ...settings, payment_methods: methods, locales: ['nl'] } as unknown as Settings };
    const user = await open('/settings/methods');
    await screen.findByRole('switch', { name: 'PayPal aanbieden' });
    return user;
  }

  it('are a table with a switch each, and the limits that they have', async () => {
    await openMethods();
    const row = screen.getByRole('row', { name: /iDEAL/ });
    expect(row.textContent).toMatch(/^iDEALNederland.*Altijd.*€\s0,50/);
    expect(within(row).getByRole<HTMLInputElement>('switch', { name: 'iDEAL aanbieden' }).checked).toBe(true);
    expect(screen.getByRole('row', { name: /Visa/ }).textContent).toContain('Overal waar de methode werkt');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'PayPal aanbieden' }).checked).toBe(false);
    expect(within(screen.getByRole('row', { name: /PayPal/ })).queryByRole('button')).toBeNull();
    expect(rows().slice(0, 2)).toEqual(['iDEAL', 'Visa']);
    expect(rows()).toContain('PayPal');
  });

  it('are offered from a day that is the same west of Greenwich', async () => {
    vi.stubEnv('TZ', 'America/New_York');
    // Its formats are not made yet: they keep the zone in which they were.
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl-SR']);
    await openMethods([method('ideal', { from: '2026-03-01' })]);
    expect(screen.getByRole('row', { name: /iDEAL/ }).textContent).toContain('Vanaf 1 mrt');
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('one that is switched off and on again stays in its row and has its limits as before: nothing to save', async () => {
    const user = await openMethods();
    await user.click(screen.getByRole('switch', { name: 'iDEAL aanbieden' }));
    expect(rows().slice(0, 2)).toEqual(['iDEAL', 'Visa']);
    expect(screen.getByText('1 instelling gewijzigd')).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'iDEAL aanbieden' }));
    expect(screen.getByText('Alles is opgeslagen')).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'iDEAL aanbieden' }));
    await user.click(screen.getByRole('button', { name: 'Weggooien' }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'iDEAL aanbieden' }).checked).toBe(true);
  });

  it('of which a company has ended one say so, and ask before it is switched on', async () => {
    const user = await openMethods();
    const row = screen.getByRole('row', { name: /giropay/ });
    expect(row.textContent).toContain('Door het bedrijf gestopt; laatste dag 31 dec 2024');
    const giropay = within(row).getByRole<HTMLInputElement>('switch', { name: 'giropay aanbieden' });
    const press = async (button: string) => {
      await user.click(giropay);
      const dialog = await screen.findByRole('dialog', { name: 'giropay toch aanzetten?' });
      await user.click(within(dialog).getByRole('button', { name: button }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await press('Annuleren');
    expect(giropay.checked).toBe(false);
    expect(screen.getByText('Alles is opgeslagen')).toBeDefined();
    await press('Zet toch aan');
    expect(giropay.checked).toBe(true);
    await user.click(giropay);
    expect(giropay.checked).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are saved in the order of the rows after a look, with a reason', async () => {
    const user = await openMethods();
    await user.click(screen.getByRole('switch', { name: 'PayPal aanbieden' }));
    await user.click(screen.getByRole('button', { name: 'PayPal omhoog' }));
    expect(rows().slice(0, 3)).toEqual(['iDEAL', 'PayPal', 'Visa']);
    await user.click(screen.getByRole('switch', { name: 'Visa aanbieden' }));
    await save(user, await review(user), 'Minder kosten');
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]!.body).toMatchObject({
      reason: 'Minder kosten',
      changes: { payment_methods: [offered[0], method('paypal')] },
    });
  });
});
