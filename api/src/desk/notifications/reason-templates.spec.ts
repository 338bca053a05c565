import { describe, expect, it } from '@jest/globals';
import { LOCALES, REASON_KINDS } from '../../ground/settings/domain.js';
import { reasonTemplatesIn, rejectionText } from './reason-templates.js';

const spam = { id: 'case.spam', text: { pl: ' Bez reklam. ', de: ' ' } } as const;
const nudity = { id: 'photo.nudity', text: { nl: 'Kleed je aan.' } } as const;
const textOf = (language: 'pl' | 'de' | 'nl', rule: string) =>
  reasonTemplatesIn(language, { reasonTemplates: [spam, nudity] }, ['case']).find((one) => one.rule === rule);

describe('PRV-03 words for each rule', () => {
  it('are the operator’s in a language in which they wrote any, and else the product’s', () => {
    expect(textOf('pl', 'spam')?.text).toBe('Bez reklam.');
    expect(textOf('pl', 'spam')?.product_text).not.toBe('Bez reklam.');
    expect(textOf('de', 'spam')?.text).toBe(textOf('de', 'spam')?.product_text);
    expect(textOf('nl', 'spam')?.text).toMatch(/reclame/);
  });

  it('are of that kind of decision alone', () => {
    const photo = { reasonTemplates: [{ id: 'photo.other', text: { nl: 'Van de foto' } }] } as const;
    const texts = reasonTemplatesIn('nl', { reasonTemplates: [...photo.reasonTemplates] }, ['case', 'shut_out']);
    expect(texts.map(({ text }) => text)).not.toContain('Van de foto');
  });

  it('say something in every language', () => {
    for (const language of LOCALES)
      for (const { product_text } of reasonTemplatesIn(language, { reasonTemplates: [] }, REASON_KINDS))
        expect(product_text.length).toBeGreaterThan(5);
  });

  it('are the product’s for photos in chats, which are on no profile', () => {
    const settings = { reasonTemplates: [nudity] };
    const [text] = reasonTemplatesIn('nl', settings, ['chat_photo']).filter(({ rule }) => rule === 'nudity');
    expect(text).toMatchObject({ kind: 'chat_photo', text: 'Te bloot.', product_text: 'Te bloot.' });
    expect(reasonTemplatesIn('nl', settings, ['chat_photo'])).toHaveLength(7);
  });

  it('tell why a photo was rejected', () => {
    expect(rejectionText('nl', { reasonTemplates: [nudity] }, 'nudity')).toBe('Kleed je aan.');
    expect(rejectionText('en', { reasonTemplates: [nudity] }, 'nudity')).not.toBe('Kleed je aan.');
  });
});
