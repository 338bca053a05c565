import { describe, expect, it } from 'vitest';
import { LOCALES } from '../settings/index.js';
import { linksOf, listPage, mailPage } from './inbox-page.js';
import { activationMail } from './mails/activation.mail.js';

const mail = (change: object = {}) =>
  activationMail({
    language: 'nl',
    site: 'Velvet',
    supportEmail: 'help@example.com',
    days: 7,
    url: 'https://example.com/tok-en_1',
    ...change,
  });

describe('NTF-02 the activation mail', () => {
  it.each(LOCALES)('is written in %s, as HTML and as text, with nothing left to fill in', (language) => {
    const { subject, text, html } = mail({ language });
    for (const part of [subject, text, html]) {
      expect(part).toContain('Velvet');
      expect(part).not.toMatch(/\{\w+\}|undefined/);
    }
    expect(linksOf({ text })).toEqual(['https://example.com/tok-en_1']);
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain('help@example.com');
  });

  it('is told apart by language', () => {
    expect(new Set(LOCALES.map((language) => mail({ language }).text)).size).toBe(7);
  });

  it('shows what an operator types as text, not as HTML', () => {
    const { html } = mail({ site: '<script>alert(1)</script>"', url: 'https://example.com/"onclick="x' });
    expect(html).not.toMatch(/<script|"onclick=/);
  });
});

describe('the local inbox', () => {
  const stored = { id: 1, to: '<b>a@example.com', at: new Date(0), ...mail(), subject: '<img src=x onerror=1>' };
  it('escapes everything that came with a mail', () => {
    for (const page of [listPage([stored]), mailPage(stored)]) expect(page).not.toMatch(/<img|<b>a@/);
    expect(mailPage(stored)).toContain('srcdoc="&lt;!doctype html&gt;');
  });
  it('links web addresses only', () => {
    expect(linksOf({ text: 'javascript:alert(1) http://a.example/x data:text/html,1' })).toEqual([
      'http://a.example/x',
    ]);
  });
});
