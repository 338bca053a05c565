import type { Locale } from '../../settings/index.js';
import type { ReportAnswer, SubjectKind } from '../case-outcome.js';
import type { MailTexts } from './compose.js';
import { QUESTIONS } from './questions.texts.js';

/** What somebody reported; whose it was stands on the site alone. */
export const REPORTED: Record<Locale, Record<SubjectKind, string>> = {
  nl: { member: 'een profiel', photo: 'een foto', message: 'een bericht' },
  en: { member: 'a profile', photo: 'a photo', message: 'a message' },
  de: { member: 'ein Profil', photo: 'ein Foto', message: 'eine Nachricht' },
  es: { member: 'un perfil', photo: 'una foto', message: 'un mensaje' },
  fr: { member: 'un profil', photo: 'une photo', message: 'un message' },
  it: { member: 'un profilo', photo: 'una foto', message: 'un messaggio' },
  pl: { member: 'profil', photo: 'zdjęcie', message: 'wiadomość' },
};

/** Which ones is between the site and whom they were taken against. */
export const MEASURES_TAKEN: Record<Locale, string> = {
  nl: 'We hebben maatregelen genomen. Welke dat zijn, blijft tussen ons en de ander.',
  en: 'We have taken measures. Which ones stays between us and the other member.',
  de: 'Wir haben Maßnahmen ergriffen. Welche das sind, bleibt zwischen uns und der anderen Person.',
  es: 'Hemos tomado medidas. Cuáles son queda entre nosotros y la otra persona.',
  fr: 'Nous avons pris des mesures. Lesquelles, cela reste entre nous et l’autre personne.',
  it: 'Abbiamo preso provvedimenti. Quali, resta tra noi e l’altra persona.',
  pl: 'Podjęliśmy odpowiednie działania. Jakie, pozostaje między nami a drugą osobą.',
};

const upheld: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Het antwoord van {site} op je melding',
    heading: 'Je melding klopte',
    paragraphs: [
      'Op {date} meldde je {about}. Een moderator van {site} heeft ernaar gekeken: dit mag niet bij ons.',
      '{measures}',
      'Bedankt dat je het liet weten.',
    ],
    button: 'Je meldingen bekijken',
    footer: [QUESTIONS.nl],
  },
  en: {
    subject: 'The answer of {site} to your report',
    heading: 'Your report was right',
    paragraphs: [
      'On {date} you reported {about}. A moderator of {site} looked at it: this is not allowed here.',
      '{measures}',
      'Thank you for telling us.',
    ],
    button: 'See your reports',
    footer: [QUESTIONS.en],
  },
  de: {
    subject: 'Die Antwort von {site} auf deine Meldung',
    heading: 'Deine Meldung trifft zu',
    paragraphs: [
      'Am {date} hast du {about} gemeldet. Unser Moderationsteam hat das geprüft: So etwas ist bei uns nicht erlaubt.',
      '{measures}',
      'Danke, dass du uns Bescheid gegeben hast.',
    ],
    button: 'Deine Meldungen ansehen',
    footer: [QUESTIONS.de],
  },
  es: {
    subject: 'La respuesta de {site} a tu denuncia',
    heading: 'Tu denuncia era correcta',
    paragraphs: [
      'El {date} denunciaste {about}. El equipo de moderación de {site} lo ha revisado: esto no está permitido aquí.',
      '{measures}',
      'Gracias por avisarnos.',
    ],
    button: 'Ver tus denuncias',
    footer: [QUESTIONS.es],
  },
  fr: {
    subject: 'La réponse de {site} à ton signalement',
    heading: 'Ton signalement est fondé',
    paragraphs: [
      'Le {date}, tu as signalé {about}. L’équipe de modération de {site} l’a examiné : ce n’est pas autorisé chez nous.',
      '{measures}',
      'Merci de nous l’avoir dit.',
    ],
    button: 'Voir tes signalements',
    footer: [QUESTIONS.fr],
  },
  it: {
    subject: 'La risposta di {site} alla tua segnalazione',
    heading: 'La tua segnalazione è fondata',
    paragraphs: [
      'In data {date} hai segnalato {about}. Il team di moderazione di {site} ha verificato: da noi non è permesso.',
      '{measures}',
      'Grazie per avercelo detto.',
    ],
    button: 'Vedi le tue segnalazioni',
    footer: [QUESTIONS.it],
  },
  pl: {
    subject: 'Odpowiedź {site} na Twoje zgłoszenie',
    heading: 'Twoje zgłoszenie jest słuszne',
    paragraphs: [
      'Dnia {date} wpłynęło od Ciebie zgłoszenie ({about}). Zespół moderacji {site} je sprawdził: takie rzeczy są u nas niedozwolone.',
      '{measures}',
      'Dziękujemy za wiadomość.',
    ],
    button: 'Zobacz swoje zgłoszenia',
    footer: [QUESTIONS.pl],
  },
};

const dismissed: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Het antwoord van {site} op je melding',
    heading: 'We vonden geen overtreding',
    paragraphs: [
      'Op {date} meldde je {about}. Een moderator van {site} heeft ernaar gekeken en vond niets dat tegen onze regels is.',
      'Wil je niets meer van dit lid horen? Blokkeren kan altijd. Denk je dat we iets over het hoofd zien? Mail ons op {email}.',
    ],
    button: 'Je meldingen bekijken',
    footer: ['Bedankt dat je het liet weten.'],
  },
  en: {
    subject: 'The answer of {site} to your report',
    heading: 'We found nothing against our rules',
    paragraphs: [
      'On {date} you reported {about}. A moderator of {site} looked at it and found nothing against our rules.',
      'Would you rather not hear from this member? You can always block them. Do you think we overlooked something? Write to {email}.',
    ],
    button: 'See your reports',
    footer: ['Thank you for telling us.'],
  },
  de: {
    subject: 'Die Antwort von {site} auf deine Meldung',
    heading: 'Wir haben keinen Verstoß gefunden',
    paragraphs: [
      'Am {date} hast du {about} gemeldet. Unser Moderationsteam hat das geprüft und keinen Verstoß gegen unsere Regeln gefunden.',
      'Du möchtest von diesem Mitglied nichts mehr hören? Du kannst es jederzeit blockieren. Haben wir etwas übersehen? Schreib an {email}.',
    ],
    button: 'Deine Meldungen ansehen',
    footer: ['Danke, dass du uns Bescheid gegeben hast.'],
  },
  es: {
    subject: 'La respuesta de {site} a tu denuncia',
    heading: 'No hemos encontrado ninguna infracción',
    paragraphs: [
      'El {date} denunciaste {about}. El equipo de moderación de {site} lo ha revisado y no ha encontrado nada contrario a nuestras normas.',
      '¿No quieres saber nada más de este perfil? Puedes bloquearlo cuando quieras. ¿Crees que se nos ha pasado algo? Escribe a {email}.',
    ],
    button: 'Ver tus denuncias',
    footer: ['Gracias por avisarnos.'],
  },
  fr: {
    subject: 'La réponse de {site} à ton signalement',
    heading: 'Nous n’avons pas trouvé d’infraction',
    paragraphs: [
      'Le {date}, tu as signalé {about}. L’équipe de modération de {site} l’a examiné et n’a rien trouvé de contraire à nos règles.',
      'Tu ne veux plus entendre parler de ce profil ? Tu peux le bloquer à tout moment. Un détail nous a échappé ? Écris à {email}.',
    ],
    button: 'Voir tes signalements',
    footer: ['Merci de nous l’avoir dit.'],
  },
  it: {
    subject: 'La risposta di {site} alla tua segnalazione',
    heading: 'Non abbiamo trovato violazioni',
    paragraphs: [
      'In data {date} hai segnalato {about}. Il team di moderazione di {site} ha verificato e non ha trovato nulla contro le nostre regole.',
      'Non vuoi più avere a che fare con questo profilo? Puoi bloccarlo quando vuoi. Pensi che ci sia sfuggito qualcosa? Scrivi a {email}.',
    ],
    button: 'Vedi le tue segnalazioni',
    footer: ['Grazie per avercelo detto.'],
  },
  pl: {
    subject: 'Odpowiedź {site} na Twoje zgłoszenie',
    heading: 'Nie znaleźliśmy naruszenia zasad',
    paragraphs: [
      'Dnia {date} wpłynęło od Ciebie zgłoszenie ({about}). Zespół moderacji {site} je sprawdził i nie znalazł nic sprzecznego z naszymi zasadami.',
      'Nie chcesz mieć więcej do czynienia z tym profilem? Zawsze możesz go zablokować. Uważasz, że coś przeoczyliśmy? Napisz na {email}.',
    ],
    button: 'Zobacz swoje zgłoszenia',
    footer: ['Dziękujemy za wiadomość.'],
  },
};

const revised: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Een nieuw besluit van {site} over je melding',
    heading: 'We hebben opnieuw gekeken',
    paragraphs: [
      'Op {date} meldde je {about}, en we schreven dat je melding klopte. Er is nog een keer naar gekeken: bij nader inzien is het niet tegen onze regels.',
      'Wil je niets meer van dit lid horen? Blokkeren kan altijd.',
    ],
    button: 'Je meldingen bekijken',
    footer: [QUESTIONS.nl],
  },
  en: {
    subject: 'A new decision of {site} about your report',
    heading: 'We looked once more',
    paragraphs: [
      'On {date} you reported {about}, and we wrote that your report was right. It has been looked at once more: on closer view it is not against our rules.',
      'Would you rather not hear from this member? You can always block them.',
    ],
    button: 'See your reports',
    footer: [QUESTIONS.en],
  },
  de: {
    subject: 'Eine neue Entscheidung von {site} zu deiner Meldung',
    heading: 'Wir haben noch einmal hingesehen',
    paragraphs: [
      'Am {date} hast du {about} gemeldet, und wir haben dir geschrieben, dass die Meldung zutrifft. Wir haben sie noch einmal geprüft: Es verstößt doch nicht gegen unsere Regeln.',
      'Du möchtest von diesem Mitglied nichts mehr hören? Du kannst es jederzeit blockieren.',
    ],
    button: 'Deine Meldungen ansehen',
    footer: [QUESTIONS.de],
  },
  es: {
    subject: 'Una nueva decisión de {site} sobre tu denuncia',
    heading: 'Lo hemos revisado de nuevo',
    paragraphs: [
      'El {date} denunciaste {about} y te escribimos que la denuncia era correcta. Lo hemos revisado una vez más: al final no es contrario a nuestras normas.',
      '¿No quieres saber nada más de este perfil? Puedes bloquearlo cuando quieras.',
    ],
    button: 'Ver tus denuncias',
    footer: [QUESTIONS.es],
  },
  fr: {
    subject: 'Une nouvelle décision de {site} sur ton signalement',
    heading: 'Nous avons réexaminé ton signalement',
    paragraphs: [
      'Le {date}, tu as signalé {about} et nous t’avons écrit que ton signalement était fondé. Nous l’avons examiné encore une fois : finalement, ce n’est pas contraire à nos règles.',
      'Tu ne veux plus entendre parler de ce profil ? Tu peux le bloquer à tout moment.',
    ],
    button: 'Voir tes signalements',
    footer: [QUESTIONS.fr],
  },
  it: {
    subject: 'Una nuova decisione di {site} sulla tua segnalazione',
    heading: 'Abbiamo ricontrollato',
    paragraphs: [
      'In data {date} hai segnalato {about} e ti abbiamo scritto che la segnalazione era fondata. L’abbiamo esaminata ancora una volta: a ben vedere non è contro le nostre regole.',
      'Non vuoi più avere a che fare con questo profilo? Puoi bloccarlo quando vuoi.',
    ],
    button: 'Vedi le tue segnalazioni',
    footer: [QUESTIONS.it],
  },
  pl: {
    subject: 'Nowa decyzja {site} w sprawie Twojego zgłoszenia',
    heading: 'Sprawdziliśmy jeszcze raz',
    paragraphs: [
      'Dnia {date} wpłynęło od Ciebie zgłoszenie ({about}), a my napisaliśmy, że jest słuszne. Sprawdziliśmy je jeszcze raz: jednak nie narusza to naszych zasad.',
      'Nie chcesz mieć więcej do czynienia z tym profilem? Zawsze możesz go zablokować.',
    ],
    button: 'Zobacz swoje zgłoszenia',
    footer: [QUESTIONS.pl],
  },
};

/** The answer to whoever reported something (ADM-06). */
export const reportAnswerMails: Record<ReportAnswer, Record<Locale, MailTexts>> = { upheld, dismissed, revised };
