import type { CampaignKind, CampaignTexts } from '../../campaigns/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';
import { QUESTIONS } from './questions.texts.js';

/** Why the member gets it. */
const WHY: Record<CampaignKind, Record<Locale, string>> = {
  promotions: {
    nl: 'Je krijgt deze mail omdat je aanbiedingen van {site} per mail wilt.',
    en: 'You get this mail because you asked {site} for offers by mail.',
    de: 'Du bekommst diese Mail, weil du Angebote von {site} per E-Mail haben möchtest.',
    es: 'Recibes este correo porque pediste ofertas de {site} por correo.',
    fr: 'Tu reçois cet e-mail parce que tu as demandé les offres de {site} par e-mail.',
    it: 'Ricevi questa e-mail perché hai chiesto le offerte di {site} via e-mail.',
    pl: 'Dostajesz tę wiadomość, bo chcesz otrzymywać e-mailem oferty od {site}.',
  },
  news: {
    nl: 'Je krijgt deze mail omdat je nieuws van {site} per mail wilt.',
    en: 'You get this mail because you asked {site} for news by mail.',
    de: 'Du bekommst diese Mail, weil du Neues von {site} per E-Mail erfahren möchtest.',
    es: 'Recibes este correo porque pediste novedades de {site} por correo.',
    fr: 'Tu reçois cet e-mail parce que tu as demandé les nouvelles de {site} par e-mail.',
    it: 'Ricevi questa e-mail perché hai chiesto le novità di {site} via e-mail.',
    pl: 'Dostajesz tę wiadomość, bo chcesz otrzymywać e-mailem nowości od {site}.',
  },
};

export const CODE_LABEL: Record<Locale, string> = {
  nl: 'Kortingscode',
  en: 'Discount code',
  de: 'Rabattcode',
  es: 'Código de descuento',
  fr: 'Code de réduction',
  it: 'Codice sconto',
  pl: 'Kod rabatowy',
};

/** What staff wrote, with what every such mail says at its foot. */
export const campaignMail = (kind: CampaignKind, language: Locale, texts: CampaignTexts): MailTexts => ({
  subject: texts.subject,
  heading: texts.heading,
  paragraphs: texts.body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean),
  button: texts.button,
  footer: [WHY[kind][language], QUESTIONS[language]],
});
