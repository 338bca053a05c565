import { beforeAll, describe, expect, it } from '@jest/globals';
import { testApp, type TestApp } from '../../../testing/app.js';
import { signUp, type TestMember } from '../../../testing/members.js';
import { setSettings } from '../../../testing/settings.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const ask = async ({ browser }: TestMember) => {
  const { status, body } = await browser.post('/discountcode/stay');
  return { status, body: body as { code: string; value_percentage: number; expires: string; user_id: string } };
};
const order = ({ browser }: TestMember, discount_code: string) =>
  browser.post('/orders', { package: 'p100', payment_method: 'visa', discount_code, immediate_performance: true });

describe('ACC-12 the offer to stay', () => {
  it('is none while the operator gives nothing', async () => {
    expect(await ask(await signUp(app, 'Anna'))).toMatchObject({ status: 404, body: { code: 'discount_not_found' } });
  });

  it('is a code of the member alone, the same when asked again, also once the setting has changed', async () => {
    await setSettings(app, { delete_discount: 30 });
    const [anna, bart] = await Promise.all([signUp(app, 'Anna'), signUp(app, 'Bart')]);
    const { status, body } = await ask(anna);
    expect({ status, body }).toMatchObject({ status: 200, body: { value_percentage: 30, user_id: anna.id } });
    await setSettings(app, { delete_discount: 50 });
    expect((await ask(anna)).body).toMatchObject({ code: body.code, value_percentage: 30, expires: body.expires });
    expect((await order(bart, body.code)).body.code).toBe('discount_not_found');
    expect((await order(anna, body.code)).status).toBeLessThan(300);
  });

  it('ends after a week, and is not made anew', async () => {
    await setSettings(app, { delete_discount: 30 });
    const anna = await signUp(app, 'Anna');
    const { body } = await ask(anna);
    expect(Date.parse(body.expires)).toBe(app.clock.now().getTime() + 7 * 86_400_000);
    app.clock.advance(7 * 86_400);
    expect(await ask(anna)).toMatchObject({ body: { code: 'discount_expired' } });
  });
});
