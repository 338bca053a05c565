import type { Locale } from '../../../ground/settings/index.js';
import type { ReportAnswer, SubjectKind } from '../case-outcome.js';
import { caseMail, THANKS, type CaseLetter } from './case-mail.js';

/** What somebody reported; whose it was stands on the site alone. */
const REPORTED: Record<Locale, Record<SubjectKind, string>> = {
  nl: { member: 'een profiel', photo: 'een foto', message: 'een bericht' },
  en: { member: 'a profile', photo: 'a photo', message: 'a message' },
  de: { member: 'ein Profil', photo: 'ein Foto', message: 'eine Nachricht' },
  es: { member: 'un perfil', photo: 'una foto', message: 'un mensaje' },
  fr: { member: 'un profil', photo: 'une photo', message: 'un message' },
  it: { member: 'un profilo', photo: 'una foto', message: 'un messaggio' },
  pl: { member: 'profil', photo: 'zdjęcie', message: 'wiadomość' },
};

/** Which ones is between the site and whom they were taken against. */
const MEASURES_TAKEN: Record<Locale, string> = {
  nl: 'We hebben maatregelen genomen. Welke dat zijn, blijft tussen ons en de ander.',
  en: 'We have taken measures. Which ones stays between us and the other member.',
  de: 'Wir haben Maßnahmen ergriffen. Welche das sind, bleibt zwischen uns und der anderen Person.',
  es: 'Hemos tomado medidas. Cuáles son queda entre nosotros y la otra persona.',
  fr: 'Nous avons pris des mesures. Lesquelles, cela reste entre nous et l’autre personne.',
  it: 'Abbiamo preso provvedimenti. Quali, resta tra noi e l’altra persona.',
  pl: 'Podjęliśmy odpowiednie działania. Jakie, pozostaje między nami a drugą osobą.',
};

const BUTTON: Record<Locale, string> = {
  nl: 'Je meldingen bekijken',
  en: 'See your reports',
  de: 'Deine Meldungen ansehen',
  es: 'Ver tus denuncias',
  fr: 'Voir tes signalements',
  it: 'Vedi le tue segnalazioni',
  pl: 'Zobacz swoje zgłoszenia',
};

const ANSWER: Record<Locale, string> = {
  nl: 'Het antwoord van {site} op je melding',
  en: 'The answer of {site} to your report',
  de: 'Die Antwort von {site} auf deine Meldung',
  es: 'La respuesta de {site} a tu denuncia',
  fr: 'La réponse de {site} à ton signalement',
  it: 'La risposta di {site} alla tua segnalazione',
  pl: 'Odpowiedź {site} na Twoje zgłoszenie',
};

const SECOND_ANSWER: Record<Locale, string> = {
  nl: 'Een nieuw besluit van {site} over je melding',
  en: 'A new decision of {site} about your report',
  de: 'Eine neue Entscheidung von {site} zu deiner Meldung',
  es: 'Una nueva decisión de {site} sobre tu denuncia',
  fr: 'Une nouvelle décision de {site} sur ton signalement',
  it: 'Una nuova decisione di {site} sulla tua segnalazione',
  pl: 'Nowa decyzja {site} w sprawie Twojego zgłoszenia',
};

const upheld = caseMail({
  subject: ANSWER,
  button: BUTTON,
  words: {
    nl: {
      heading: 'Je melding klopte',
      paragraphs: [
        'Op {date} meldde je {about}. Een moderator van {site} heeft ernaar gekeken: dit mag niet bij ons.',
        '{measures}',
        THANKS.nl,
      ],
    },
    en: {
      heading: 'Your report was right',
      paragraphs: [
        'On {date} you reported {about}. A moderator of {site} looked at it: this is not allowed here.',
        '{measures}',
        THANKS.en,
      ],
    },
    de: {
      heading: 'Deine Meldung trifft zu',
      paragraphs: [
        'Am {date} hast du {about} gemeldet. Unser Moderationsteam hat das geprüft: So etwas ist bei uns nicht erlaubt.',
        '{measures}',
        THANKS.de,
      ],
    },
    es: {
      heading: 'Tu denuncia era correcta',
      paragraphs: [
        'El {date} denunciaste {about}. El equipo de moderación de {site} lo ha revisado: esto no está permitido aquí.',
        '{measures}',
        THANKS.es,
      ],
    },
    fr: {
      heading: 'Ton signalement est fondé',
      paragraphs: [
        'Le {date}, tu as signalé {about}. L’équipe de modération de {site} l’a examiné : ce n’est pas autorisé chez nous.',
        '{measures}',
        THANKS.fr,
      ],
    },
    it: {
      heading: 'La tua segnalazione è fondata',
      paragraphs: [
        'In data {date} hai segnalato {about}. Il team di moderazione di {site} ha verificato: da noi non è permesso.',
        '{measures}',
        THANKS.it,
      ],
    },
    pl: {
      heading: 'Twoje zgłoszenie jest słuszne',
      paragraphs: [
        'Dnia {date} wpłynęło od Ciebie zgłoszenie ({about}). Zespół moderacji {site} je sprawdził: takie rzeczy są u nas niedozwolone.',
        '{measures}',
        THANKS.pl,
      ],
    },
  },
});

const dismissed = caseMail({
  subject: ANSWER,
  button: BUTTON,
  footer: THANKS,
  words: {
    nl: {
      heading: 'We vonden geen overtreding',
      paragraphs: [
        'Op {date} meldde je {about}. Een moderator van {site} heeft ernaar gekeken en vond niets dat tegen onze regels is.',
        'Wil je niets meer van dit lid horen? Blokkeren kan altijd. Denk je dat we iets over het hoofd zien? Mail ons op {email}.',
      ],
    },
    en: {
      heading: 'We found nothing against our rules',
      paragraphs: [
        'On {date} you reported {about}. A moderator of {site} looked at it and found nothing against our rules.',
        'Would you rather not hear from this member? You can always block them. Do you think we overlooked something? Write to {email}.',
      ],
    },
    de: {
      heading: 'Wir haben keinen Verstoß gefunden',
      paragraphs: [
        'Am {date} hast du {about} gemeldet. Unser Moderationsteam hat das geprüft und keinen Verstoß gegen unsere Regeln gefunden.',
        'Du möchtest von diesem Mitglied nichts mehr hören? Du kannst es jederzeit blockieren. Haben wir etwas übersehen? Schreib an {email}.',
      ],
    },
    es: {
      heading: 'No hemos encontrado ninguna infracción',
      paragraphs: [
        'El {date} denunciaste {about}. El equipo de moderación de {site} lo ha revisado y no ha encontrado nada contrario a nuestras normas.',
        '¿No quieres saber nada más de este perfil? Puedes bloquearlo cuando quieras. ¿Crees que se nos ha pasado algo? Escribe a {email}.',
      ],
    },
    fr: {
      heading: 'Nous n’avons pas trouvé d’infraction',
      paragraphs: [
        'Le {date}, tu as signalé {about}. L’équipe de modération de {site} l’a examiné et n’a rien trouvé de contraire à nos règles.',
        'Tu ne veux plus entendre parler de ce profil ? Tu peux le bloquer à tout moment. Un détail nous a échappé ? Écris à {email}.',
      ],
    },
    it: {
      heading: 'Non abbiamo trovato violazioni',
      paragraphs: [
        'In data {date} hai segnalato {about}. Il team di moderazione di {site} ha verificato e non ha trovato nulla contro le nostre regole.',
        'Non vuoi più avere a che fare con questo profilo? Puoi bloccarlo quando vuoi. Pensi che ci sia sfuggito qualcosa? Scrivi a {email}.',
      ],
    },
    pl: {
      heading: 'Nie znaleźliśmy naruszenia zasad',
      paragraphs: [
        'Dnia {date} wpłynęło od Ciebie zgłoszenie ({about}). Zespół moderacji {site} je sprawdził i nie znalazł nic sprzecznego z naszymi zasadami.',
        'Nie chcesz mieć więcej do czynienia z tym profilem? Zawsze możesz go zablokować. Uważasz, że coś przeoczyliśmy? Napisz na {email}.',
      ],
    },
  },
});

const revised = caseMail({
  subject: SECOND_ANSWER,
  button: BUTTON,
  words: {
    nl: {
      heading: 'We hebben opnieuw gekeken',
      paragraphs: [
        'Op {date} meldde je {about}, en we schreven dat je melding klopte. Er is nog een keer naar gekeken: bij nader inzien is het niet tegen onze regels.',
        'Wil je niets meer van dit lid horen? Blokkeren kan altijd.',
      ],
    },
    en: {
      heading: 'We looked once more',
      paragraphs: [
        'On {date} you reported {about}, and we wrote that your report was right. It has been looked at once more: on closer view it is not against our rules.',
        'Would you rather not hear from this member? You can always block them.',
      ],
    },
    de: {
      heading: 'Wir haben noch einmal hingesehen',
      paragraphs: [
        'Am {date} hast du {about} gemeldet, und wir haben dir geschrieben, dass die Meldung zutrifft. Wir haben sie noch einmal geprüft: Es verstößt doch nicht gegen unsere Regeln.',
        'Du möchtest von diesem Mitglied nichts mehr hören? Du kannst es jederzeit blockieren.',
      ],
    },
    es: {
      heading: 'Lo hemos revisado de nuevo',
      paragraphs: [
        'El {date} denunciaste {about} y te escribimos que la denuncia era correcta. Lo hemos revisado una vez más: al final no es contrario a nuestras normas.',
        '¿No quieres saber nada más de este perfil? Puedes bloquearlo cuando quieras.',
      ],
    },
    fr: {
      heading: 'Nous avons réexaminé ton signalement',
      paragraphs: [
        'Le {date}, tu as signalé {about} et nous t’avons écrit que ton signalement était fondé. Nous l’avons examiné encore une fois : finalement, ce n’est pas contraire à nos règles.',
        'Tu ne veux plus entendre parler de ce profil ? Tu peux le bloquer à tout moment.',
      ],
    },
    it: {
      heading: 'Abbiamo ricontrollato',
      paragraphs: [
        'In data {date} hai segnalato {about} e ti abbiamo scritto che la segnalazione era fondata. L’abbiamo esaminata ancora una volta: a ben vedere non è contro le nostre regole.',
        'Non vuoi più avere a che fare con questo profilo? Puoi bloccarlo quando vuoi.',
      ],
    },
    pl: {
      heading: 'Sprawdziliśmy jeszcze raz',
      paragraphs: [
        'Dnia {date} wpłynęło od Ciebie zgłoszenie ({about}), a my napisaliśmy, że jest słuszne. Sprawdziliśmy je jeszcze raz: jednak nie narusza to naszych zasad.',
        'Nie chcesz mieć więcej do czynienia z tym profilem? Zawsze możesz go zablokować.',
      ],
    },
  },
});

const texts = { upheld, dismissed, revised };

interface Answer {
  answer: ReportAnswer;
  kind: SubjectKind;
  reportedAt: Date;
  timeZone: string;
  /** Anything was done. */
  measured: boolean;
}

/** To whoever reported it. */
export const answerLetter = (
  language: Locale,
  { answer, kind, reportedAt, timeZone, measured }: Answer,
): CaseLetter => ({
  texts: texts[answer],
  path: '/settings/decisions',
  values: {
    about: REPORTED[language][kind],
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(reportedAt),
    measures: measured ? MEASURES_TAKEN[language] : '',
  },
});
