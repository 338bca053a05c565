import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { demo, demoLogin } from './support.js';

type Settings = {
  packages: { id: string; price: { amount: number; currency: string } }[];
  message_credits: number;
  photo_credits: number;
  four_eyes_above: number;
  photo_inspection: 'first' | 'after';
  gifts: { id: string; price: number; retired: boolean }[];
};

/** Somebody of the staff who needs no screens: what is under test is what members see of it. */
export class Office {
  private constructor(private readonly request: APIRequestContext) {}

  static async logIn(request: APIRequestContext, role: string): Promise<Office> {
    const office = new Office(request);
    const { email, password } = demoLogin(role);
    await office.send('POST', '/login', { email, password });
    return office;
  }

  async get<A>(path: string): Promise<A> {
    const answer = await this.request.get(`${demo().console}/api/admin${path}`);
    expect(answer.status(), `GET ${path}`).toBe(200);
    return (await answer.json()) as A;
  }

  async send(method: 'POST' | 'PUT', path: string, data?: object): Promise<void> {
    const headers = { 'X-Client-Request': '1', 'Idempotency-Key': randomUUID() };
    const url = `${demo().console}/api/admin${path}`;
    const answer = await this.request.fetch(url, { method, ...(data && { data }), headers });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  }

  /** @param minimum total in euro cents from which the code holds */
  defineCode = (code: string, percentage: number, minimum?: number): Promise<void> => {
    const bound = minimum === undefined ? {} : { minimum_order_value: minimum, currency: 'EUR' };
    return this.send('POST', '/discounts', { code, value_percentage: percentage, reason: 'Voor de proef', ...bound });
  };

  async settings(): Promise<Settings> {
    return (await this.get<{ settings: Settings }>('/settings')).settings;
  }

  /** Sets what may have been set by somebody else meanwhile. */
  async changeSettings(changes: Partial<Settings>, reason: string): Promise<void> {
    const { version } = await this.get<{ version: number }>('/settings');
    await this.send('PUT', '/settings', { version, reason, changes });
  }
}
