import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openConsole, widenWindow } from '../testing/open-console';
import { answerByPath, problem, sent } from '../testing/server';
import type { DiscountDetail } from './discount';

const code: DiscountDetail = {
  id: 'LENTE',
  code: 'LENTE',
  status: 'active',
  expired: false,
  value_percentage: 25,
  country: null,
  user_id: null,
  starts: null,
  expires: null,
  max_uses: null,
  begun: true,
  currency: null,
  minimum_order_value: null,
  validity: 'once-per-user',
  paymentmethods: null,
  defined_at: '2026-06-01T09:00:00.000Z',
  num_redeemed: 0,
  version: 1,
  decisions: [
    {
      version: 1,
      type: 'defined',
      at: '2026-06-01T09:00:00.000Z',
      by: 'Bram',
      reason: 'Voor de lente',
      before: null,
      after: null,
    },
  ],
};
const none = { json: [], headers: { 'Content-Range': 'discounts */0' } };
let kept: DiscountDetail;
let listed: { json: unknown; headers: Record<string, string> };
let stopped: (code: string) => ReturnType<typeof problem>;
type Answer = { status?: number; json: unknown };
let saved: () => Answer | Promise<Answer>;

async function open(address: string) {
  answerByPath({
    '/api/admin/session': { json: { id: 's1', email: 'mira@staff.test', name: 'Mira', role: 'finance' } },
    '/api/admin/discounts/LENTE': ({ method }) => (method === 'PUT' ? saved() : { json: kept }),
    '/api/admin/discounts/HERFST': { json: { ...code, id: 'HERFST', code: 'HERFST' } },
    '/api/admin/discounts': ({ method }) => (method === 'POST' ? saved() : listed),
    '/api/admin/discounts/HERFST/stop': () => stopped('HERFST'),
    '/api/admin/discounts/LENTE/stop': () => stopped('LENTE'),
    '/api/admin/find': {
      json: {
        records: [
          {
            ...{ kind: 'discount', id: 'HERFST', exact: true, title: 'HERFST', detail: '', status: 'active' },
            ...{ amount: null, at: '2026-06-01T09:00:00.000Z' },
          },
        ],
      },
    },
    '/api/admin/payment-totals': { json: { totals: [] } },
    '/api/admin/payments': { json: [], headers: { 'Content-Range': 'payments */0' } },
  });
  return openConsole(address);
}
const why = async (user: UserEvent) => {
  const input = screen.getByRole('textbox', { name: /^Reden/ });
  await user.clear(input);
  await user.type(input, 'Actie');
};
const written = () => sent().filter(({ method }) => method === 'POST' || method === 'PUT');

beforeEach(() => {
  kept = code;
  listed = none;
  stopped = () => ({ json: { ...code, status: 'stopped' } });
  saved = () => ({ json: code });
  widenWindow();
});

describe('ADM-03 the form of a discount code', () => {
  it('makes a code without a minimum', async () => {
    const user = await open('/discounts/create');
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'lente');
    await user.type(screen.getByRole('spinbutton', { name: /^Korting in procent/ }), '25');
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Kortingscode maken' }));
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]!.body).toMatchObject({
      code: 'lente',
      value_percentage: 25,
      minimum_order_value: null,
      reason: 'Actie',
    });
  });

  it('makes a code once where its button is pressed twice', async () => {
    const user = await open('/discounts/create');
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'lente');
    await user.type(screen.getByRole('spinbutton', { name: /^Korting in procent/ }), '25');
    const answered = Promise.withResolvers<{ json: unknown }>();
    saved = () => answered.promise;
    await why(user);
    await user.dblClick(screen.getByRole('button', { name: 'Kortingscode maken' }));
    answered.resolve({ json: code });
    await screen.findByText('Aangemaakt');
    expect(written()).toHaveLength(1);
  });

  it('ADM-03 asks why before it saves, tells who decided before and why, and stops for a reason', async () => {
    const user = await open('/discounts/LENTE');
    expect(await screen.findByText('Voor de lente')).toBeDefined();
    expect(screen.getByText(/^Gemaakt door Bram/)).toBeDefined();
    const percentage = screen.getByRole('spinbutton', { name: /^Korting in procent/ });
    await user.clear(percentage);
    await user.type(percentage, '30');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Schrijf waarom')).toBeDefined();
    expect(written()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stoppen…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Reden/ }), 'Voorbij');
    await user.click(dialog.getByRole('button', { name: 'Stop de code' }));
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]).toMatchObject({ url: '/api/admin/discounts/LENTE/stop', body: { reason: 'Voorbij' } });
  });

  it('ADM-03 says of each change what it was and what it became', async () => {
    const [defined] = code.decisions;
    const decisions: DiscountDetail['decisions'] = [
      {
        ...defined!,
        version: 2,
        type: 'changed',
        before: { ...code, value_percentage: 20, country: null },
        after: { ...code, value_percentage: 25, country: 'BE' },
      },
      defined!,
    ];
    kept = { ...code, decisions };
    await open('/discounts/LENTE');
    const changed = (await screen.findByText('Gewijzigd door Bram')).closest('li')!;
    const [list] = within(changed).getAllByRole('list');
    expect(
      within(list!)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Korting in procent20 %→25 %', 'Landleeg→België']);
    expect(within(screen.getByText('Gemaakt door Bram').closest('li')!).queryByRole('list')).toBeNull();
  });

  it('ADM-03 makes a limited code of another one, which gets its own name, days and reason', async () => {
    kept = { ...code, max_uses: 100, starts: '2026-06-01T00:00:00.000Z' };
    const user = await open('/discounts/LENTE');
    await user.click(await screen.findByRole('link', { name: 'Dupliceren' }));
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'herfst');
    expect(screen.getByRole('spinbutton', { name: /^Hoogstens/ })).toHaveProperty('value', '100');
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Kortingscode maken' }));
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]!.body).toMatchObject({ code: 'herfst', value_percentage: 25, max_uses: 100, starts: null });
  });

  it('leaves a duplicate that nobody has typed in without a question, and asks once something is', async () => {
    const question = () => screen.queryByRole('dialog', { name: 'Weggaan zonder te bewaren?' });
    kept = { ...code, max_uses: 100, country: 'BE', minimum_order_value: 2000, currency: 'EUR' };
    const user = await open('/discounts/LENTE');
    await user.click(await screen.findByRole('link', { name: 'Dupliceren' }));
    await screen.findByRole('textbox', { name: /^Code/ });
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: /^Hoogstens/ })).toHaveProperty('value', '100'));
    window.history.back();
    await screen.findByRole('button', { name: 'Stoppen…' });
    expect(question()).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Dupliceren' }));
    await user.type(await screen.findByRole('textbox', { name: /^Code/ }), 'herfst');
    window.history.back();
    await waitFor(() => expect(question()).not.toBeNull());
  });

  it('leads to the first field that the API refuses', async () => {
    const user = await open('/discounts/LENTE');
    saved = () => ({
      status: 422,
      json: { status: 422, code: 'invalid_input', fields: [{ field: 'user_id', code: 'invalid' }] },
    });
    const member = await screen.findByRole('textbox', { name: /^Lidnummer/ });
    await user.type(member, 'niemand');
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/^Kopieer het nummer van de pagina van een lid/)).toBeDefined();
    expect(written()).toEqual([]);
    await user.clear(member);
    await user.type(member, '0199a1b2-0000-7000-8000-000000000009');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(written()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(member));
  });

  it('changes a code without a minimum, and one whose minimum was emptied', async () => {
    const user = await open('/discounts/LENTE');
    const minimum = await screen.findByRole('textbox', { name: /^Minimumbestelling/ });
    expect(minimum).toHaveProperty('value', '');
    await user.type(minimum, '20');
    await user.clear(minimum);
    const percentage = screen.getByRole('spinbutton', { name: /^Korting in procent/ });
    await user.clear(percentage);
    await user.type(percentage, '30');
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(written()[0]!.body).toMatchObject({ value_percentage: 30, minimum_order_value: null, currency: null });
  });

  it('tells what is wrong with a minimum instead of rounding it, in the language of the console', async () => {
    const user = await open('/discounts/LENTE');
    const minimum = await screen.findByRole('textbox', { name: /^Minimumbestelling/ });
    await user.type(minimum, '9,995');
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/^Hoogstens twee cijfers achter de komma/)).toBeDefined();
    expect(minimum).toHaveProperty('value', '9,995');
    expect(written()).toEqual([]);
    await user.clear(minimum);
    await user.type(minimum, '9,99');
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(written()[0]?.body).toMatchObject({ minimum_order_value: 999 }));
  });

  it('ADM-03 tells whom a colleague was faster than what they changed, and keeps what was entered', async () => {
    const user = await open('/discounts/LENTE');
    const percentage = await screen.findByRole('spinbutton', { name: /^Korting in procent/ });
    await user.clear(percentage);
    await user.type(percentage, '45');
    kept = { ...code, value_percentage: 30, country: 'BE', version: 2 };
    saved = () => ({ status: 409, json: { status: 409, code: 'discount_outdated' } });
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    const told = await screen.findByRole('alert');
    await waitFor(() => expect(told.textContent).toContain('Een collega heeft deze code intussen gewijzigd.'));
    expect(told.textContent).toContain('Korting in procent: 30 %');
    expect(told.textContent).toContain('Land: België');
    expect(percentage).toHaveProperty('value', '45');
    expect(written()[0]!.body).toMatchObject({ value_percentage: 45, version: 1 });
    saved = () => ({ json: { ...kept, value_percentage: 45, version: 3 } });
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written()[1]!.body).toMatchObject({ value_percentage: 45, country: null, version: 2 });
  });

  it('tells nothing of it at another code', async () => {
    const user = await open('/discounts/LENTE');
    await screen.findByRole('heading', { level: 2, name: 'LENTE' });
    kept = { ...code, value_percentage: 30, version: 2 };
    saved = () => ({ status: 409, json: { status: 409, code: 'discount_outdated' } });
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText(/intussen gewijzigd/);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Alles zoeken' }), 'HERFST');
    await screen.findByRole('option', { name: /HERFST/ });
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Niet bewaren' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'HERFST' })).toBeDefined();
    expect(screen.queryByText(/intussen gewijzigd/)).toBeNull();
  });

  it('takes what a colleague made of it meanwhile, on a press', async () => {
    const user = await open('/discounts/LENTE');
    const percentage = await screen.findByRole('spinbutton', { name: /^Korting in procent/ });
    await user.clear(percentage);
    await user.type(percentage, '45');
    kept = { ...code, value_percentage: 30, version: 2 };
    saved = () => ({ status: 409, json: { status: 409, code: 'discount_outdated' } });
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await user.click(await screen.findByRole('button', { name: 'Neem de versie van mijn collega over' }));
    await waitFor(() => expect(percentage).toHaveProperty('value', '30'));
    expect(screen.queryByText(/intussen gewijzigd/)).toBeNull();
    await user.clear(percentage);
    await user.type(percentage, '35');
    saved = () => ({ json: kept });
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(written()).toHaveLength(2));
    expect(written()[1]!.body).toMatchObject({ value_percentage: 35, version: 2 });
  });

  it('says what a field allows when the API refuses it', async () => {
    const user = await open('/discounts/LENTE');
    const range = { minimum: 1, maximum: 90 };
    const fields = [{ field: 'value_percentage', code: 'invalid', params: range }];
    saved = () => ({ status: 422, json: { status: 422, code: 'invalid_input', fields } });
    const percentage = await screen.findByRole('spinbutton', { name: /^Korting in procent/ });
    await user.clear(percentage);
    await user.type(percentage, '45');
    await why(user);
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Vul een getal in van 1 tot en met 90')).toBeDefined();
  });
});

describe('ADM-03 several discount codes', () => {
  const autumn = { ...code, id: 'HERFST', code: 'HERFST' };
  const old = { ...code, id: 'OUD', code: 'OUD', status: 'stopped' };
  const stops = () => written().map(({ url, body }) => [url.split('/').at(-2), body]);
  const reason = 'De actie is voorbij';

  it('are stopped after one question, for one reason; those that failed are tried again', async () => {
    listed = { json: [autumn, code, old], headers: { 'Content-Range': 'discounts 0-2/3' } };
    stopped = (one) =>
      one === 'LENTE' ? problem(404, 'discount_not_found') : { json: { ...autumn, status: 'stopped' } };
    const user = await open('/discounts');
    const rows = await screen.findAllByRole('checkbox', { name: 'Deze rij kiezen' });
    expect(rows).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Alles kiezen' }));
    await user.click(screen.getByRole('button', { name: 'Stoppen…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 codes stoppen?' }));
    expect(dialog.getByText('HERFST, LENTE')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Stop de codes' }));
    expect(await dialog.findByText('Schrijf waarom')).toBeDefined();
    expect(written()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Reden/ }), reason);
    listed = { json: [{ ...autumn, status: 'stopped' }, code, old], headers: { 'Content-Range': 'discounts 0-2/3' } };
    await user.click(dialog.getByRole('button', { name: 'Stop de codes' }));
    await screen.findByRole('dialog', { name: '1 code stoppen?' });
    expect(stops()).toEqual([
      ['HERFST', { reason }],
      ['LENTE', { reason }],
    ]);
    stopped = () => ({ json: { ...code, status: 'stopped' } });
    await user.click(screen.getByRole('button', { name: 'Stop de code' }));
    expect(await screen.findByText('1 code is gestopt.')).toBeDefined();
    expect(stops().at(-1)).toEqual(['LENTE', { reason }]);
    expect(stops()).toHaveLength(3);
  });
});
