import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** The receipt of a withdrawal, at once and with its date and time, as the law asks (MNY-08). */
export const refundAskedMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je herroeping bij {site}',
    heading: 'We hebben je herroeping ontvangen',
    paragraphs: [
      'Op {date} heb je de overeenkomst over deze aankoop herroepen, voor zover je de credits niet had gebruikt.',
      'De credits zijn uit je saldo. We kijken ernaar en betalen terug op de manier waarop je betaalde; je hoort van ons zodra dat is gebeurd.',
    ],
    button: 'Mijn terugbetaling bekijken',
    footer: ['Bewaar deze mail: het is je bewijs dat je op tijd was.', 'Vragen? Mail ons op {email}.'],
  },
  en: {
    subject: 'Your withdrawal at {site}',
    heading: 'We have received your withdrawal',
    paragraphs: [
      'On {date} you withdrew from the contract about this purchase, as far as you had not used the credits.',
      'The credits have left your balance. We look at it and pay back the way you paid; you hear from us once that is done.',
    ],
    button: 'See my refund',
    footer: ['Keep this mail: it proves that you were in time.', 'Questions? Write to us at {email}.'],
  },
  de: {
    subject: 'Dein Widerruf bei {site}',
    heading: 'Wir haben deinen Widerruf erhalten',
    paragraphs: [
      'Am {date} hast du den Vertrag über diesen Kauf widerrufen, soweit du die Credits nicht genutzt hattest.',
      'Die Credits wurden von deinem Guthaben abgezogen. Wir prüfen den Widerruf und zahlen auf dem Weg zurück, auf dem du bezahlt hast; du hörst von uns, sobald das geschehen ist.',
    ],
    button: 'Meine Rückzahlung ansehen',
    footer: [
      'Bewahre diese Mail auf: Sie belegt, dass du rechtzeitig widerrufen hast.',
      'Fragen? Schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Tu desistimiento en {site}',
    heading: 'Hemos recibido tu desistimiento',
    paragraphs: [
      'El {date} desististe del contrato de esta compra, en la parte de los créditos que no habías usado.',
      'Los créditos ya no están en tu saldo. Lo revisamos y te devolvemos el dinero por el medio con el que pagaste; te avisaremos cuando esté hecho.',
    ],
    button: 'Ver mi reembolso',
    footer: ['Guarda este correo: demuestra que lo hiciste a tiempo.', '¿Preguntas? Escríbenos a {email}.'],
  },
  fr: {
    subject: 'Ta rétractation sur {site}',
    heading: 'Nous avons reçu ta rétractation',
    paragraphs: [
      'Le {date}, tu as exercé ton droit de rétractation pour cet achat, à hauteur des crédits non utilisés.',
      'Les crédits ont été retirés de ton solde. Nous examinons ta demande et te remboursons par le moyen que tu as utilisé pour payer ; nous t’écrirons dès que c’est fait.',
    ],
    button: 'Voir mon remboursement',
    footer: ['Garde cet e-mail : il prouve que tu as respecté le délai.', 'Des questions ? Écris-nous à {email}.'],
  },
  it: {
    subject: 'Il tuo recesso su {site}',
    heading: 'Abbiamo ricevuto il tuo recesso',
    paragraphs: [
      'Il {date} hai receduto dal contratto di questo acquisto, per i crediti che non avevi usato.',
      'I crediti non sono più nel tuo saldo. Esaminiamo la richiesta e ti rimborsiamo con il mezzo con cui hai pagato; ti scriveremo appena è fatto.',
    ],
    button: 'Vedi il mio rimborso',
    footer: ['Conserva questa e-mail: dimostra che hai rispettato i termini.', 'Domande? Scrivici a {email}.'],
  },
  pl: {
    subject: 'Twoje odstąpienie w {site}',
    heading: 'Otrzymaliśmy Twoje odstąpienie',
    paragraphs: [
      'Twoje odstąpienie od umowy o ten zakup, w części niewykorzystanych kredytów, wpłynęło {date}.',
      'Kredyty zostały odjęte od salda. Sprawdzimy to i zwrócimy pieniądze tą samą metodą płatności; damy znać, gdy to nastąpi.',
    ],
    button: 'Zobacz mój zwrot',
    footer: ['Zachowaj tę wiadomość: to dowód, że termin został dotrzymany.', 'Masz pytania? Napisz do nas: {email}.'],
  },
};
