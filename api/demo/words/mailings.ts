import type { CampaignTexts, Letter } from '../../src/desk/campaigns/index.js';

interface Mailing extends Pick<Letter, 'name' | 'kind' | 'path' | 'texts'> {
  discount_code: string | null;
}

const words = (subject: string, heading: string, body: string, button: string): CampaignTexts => ({
  subject,
  heading,
  body,
  button,
});

/** Goes out when the site opens. */
export const OFFER = {
  name: 'Tien procent op elk pakket',
  kind: 'promotions',
  path: '/credits',
  discount_code: 'VELVET10',
  texts: {
    nl: words(
      '10% korting op elk pakket credits',
      'Hoi {name}, tijd om iemand te schrijven?',
      'Met de code hieronder krijg je 10% korting op elk pakket credits.\n\nVul hem in bij het afrekenen. Hij geldt één keer.',
      'Credits bekijken',
    ),
    de: words(
      '10 % Rabatt auf jedes Credit-Paket',
      'Hallo {name}, Zeit für eine Nachricht?',
      'Mit dem Code hier unten bekommst du 10 % Rabatt auf jedes Credit-Paket.\n\nGib ihn beim Bezahlen ein. Er gilt einmal.',
      'Credits ansehen',
    ),
    fr: words(
      '10 % de réduction sur chaque pack de crédits',
      'Bonjour {name}, envie d’écrire à quelqu’un ?',
      'Avec le code ci-dessous, tu profites de 10 % de réduction sur chaque pack de crédits.\n\nSaisis-le au moment de payer. Il est valable une fois.',
      'Voir les crédits',
    ),
    en: words(
      '10% off every package of credits',
      'Hi {name}, time to write to someone?',
      'The code below takes 10% off every package of credits.\n\nEnter it at the checkout. It works once.',
      'See credits',
    ),
  },
} satisfies Mailing;

/** Stopped as soon as it had begun. */
export const MISTAKEN = {
  name: 'Plannen voor het weekend',
  kind: 'promotions',
  path: '/members',
  discount_code: null,
  texts: {
    nl: words(
      'Dit weekend op {site}',
      'Hoi {name}, al plannen voor het weekend?',
      'Wie vandaag iemand schrijft, zit zaterdag misschien niet alleen op het terras.',
      'Leden bekijken',
    ),
  },
} satisfies Mailing;

/** Still being written: French and English are to come. */
export const NEWS = {
  name: 'Nieuw: je week in één mail',
  kind: 'news',
  path: '/members',
  discount_code: null,
  texts: {
    nl: words(
      'Nieuw op {site}: je week in één mail',
      'Eén mail per week, {name}',
      'Je kunt nu één mail per week krijgen: wat er op je wacht, en wie er nieuw is bij jou in de buurt.\n\nZet hem aan bij je meldingen. Uitzetten kan altijd.',
      'Nieuwe leden bekijken',
    ),
    de: words(
      'Neu auf {site}: deine Woche in einer Mail',
      'Eine Mail pro Woche, {name}',
      'Du kannst jetzt eine Mail pro Woche bekommen: was auf dich wartet und wer in deiner Nähe neu ist.\n\nSchalte sie bei deinen Benachrichtigungen ein. Abschalten geht jederzeit.',
      'Neue Mitglieder ansehen',
    ),
  },
} satisfies Mailing;
