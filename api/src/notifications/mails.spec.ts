import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../settings/index.js';
import { linksOf, listPage, mailPage } from './inbox-page.js';
import { accountDisabledMail } from './mails/account-disabled.mail.js';
import { accountEnabledMail } from './mails/account-enabled.mail.js';
import { activationMail } from './mails/activation.mail.js';
import { compose } from './mails/compose.js';
import { dataExportMail } from './mails/data-export.mail.js';
import { deletionMail } from './mails/deletion.mail.js';
import { emailChangedMail } from './mails/email-changed.mail.js';
import { emailChangeMail } from './mails/email-change.mail.js';
import { noticeMails } from './mails/notice.mail.js';
import { passwordChangedMail } from './mails/password-changed.mail.js';
import { passwordResetMail } from './mails/password-reset.mail.js';

const MAILS = {
  'account disabled': accountDisabledMail,
  'account enabled': accountEnabledMail,
  activation: activationMail,
  'data export': dataExportMail,
  deletion: deletionMail,
  'email change': emailChangeMail,
  'email changed': emailChangedMail,
  'password reset': passwordResetMail,
  'password changed': passwordChangedMail,
  'first message': noticeMails.conversation,
  'new message': noticeMails.message,
  like: noticeMails.like,
  match: noticeMails.match,
  reminder: noticeMails.reminder,
};
const url = 'https://example.com/tok-en_1';
const values = {
  site: 'Velvet',
  email: 'help@example.com',
  name: 'Anna',
  days: '7',
  date: '16 maart 2026',
  reason: 'Spam',
};
const kinds = Object.keys(MAILS) as (keyof typeof MAILS)[];
const mail = (kind: keyof typeof MAILS, language: Locale, change: object = {}) =>
  compose(language, MAILS[kind][language], { ...values, ...change }, url);

describe.each(kinds)('NTF-02 the %s mail', (kind) => {
  it.each(LOCALES)('is written in %s, as HTML and as text, with nothing left to fill in', (language) => {
    const { subject, text, html } = mail(kind, language);
    for (const part of [text, html]) expect(part).toContain('help@example.com');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined/);
    expect(linksOf({ text })).toEqual([url]);
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject + html).toContain('Velvet');
  });

  it('is told apart by language', () => {
    expect(new Set(LOCALES.map((language) => mail(kind, language).text)).size).toBe(7);
  });

  it('shows what an operator types as text, not as HTML', () => {
    expect(mail(kind, 'nl', { site: '<script>alert(1)</script>"', email: '<img src=x>' }).html).not.toMatch(
      /<script|<img/,
    );
  });
});

describe('PRO-04 the note in a mail', () => {
  it('stands in both parts, before the button, and escaped', () => {
    const { text, html } = compose('en', noticeMails.like.en, { ...values, name: 'Anna' }, url, {
      note: 'Fictional <b>',
    });
    expect(text.indexOf('Fictional <b>')).toBeLessThan(text.indexOf(url));
    expect(html).toContain('Fictional &lt;b&gt;');
  });
});

describe('the local inbox', () => {
  const stored = {
    id: 1,
    memberId: 'm',
    to: '<b>a@example.com',
    at: new Date(0),
    ...mail('activation', 'nl'),
    subject: '<img src=x onerror=1>',
  };
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
