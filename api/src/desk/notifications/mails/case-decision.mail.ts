import { LOCALES, type Locale } from '../../../ground/settings/index.js';
import type { CaseOutcome, SubjectKind } from '../case-outcome.js';
import { accountDisabledMail } from './account-disabled.mail.js';
import { caseMail, THANKS, type CaseLetter } from './case-mail.js';
import { sayMeasures, type CaseMeasure } from './case-measures.texts.js';
import type { MailTexts } from './compose.js';

/** What was decided on a report about a member, with the reasons, what was done, and where to object (PRV-03). */
interface Decision {
  outcome: CaseOutcome;
  kind: SubjectKind;
  /** Why, in a moderator's words. */
  reason: string;
  done: readonly CaseMeasure[];
}

const ABOUT: Record<Locale, Record<SubjectKind, string>> = {
  nl: { member: 'je profiel', photo: 'een foto van jou', message: 'een bericht van jou' },
  en: { member: 'your profile', photo: 'a photo of yours', message: 'a message of yours' },
  de: { member: 'dein Profil', photo: 'ein Foto von dir', message: 'eine Nachricht von dir' },
  es: { member: 'tu perfil', photo: 'una foto tuya', message: 'un mensaje tuyo' },
  fr: { member: 'ton profil', photo: 'une de tes photos', message: 'un de tes messages' },
  it: { member: 'il tuo profilo', photo: 'una tua foto', message: 'un tuo messaggio' },
  pl: { member: 'Twojego profilu', photo: 'Twojego zdjęcia', message: 'Twojej wiadomości' },
};

const BUTTON: Record<Locale, string> = {
  nl: 'Besluit bekijken',
  en: 'See the decision',
  de: 'Entscheidung ansehen',
  es: 'Ver la decisión',
  fr: 'Voir la décision',
  it: 'Vedi la decisione',
  pl: 'Zobacz decyzję',
};

const DECISION: Record<Locale, string> = {
  nl: 'Een besluit van {site} over jou',
  en: 'A decision of {site} about you',
  de: 'Eine Entscheidung von {site} über dich',
  es: 'Una decisión de {site} sobre ti',
  fr: 'Une décision de {site} à ton sujet',
  it: 'Una decisione di {site} su di te',
  pl: 'Decyzja {site} w Twojej sprawie',
};

const ANSWER: Record<Locale, string> = {
  nl: 'Het antwoord van {site} op je bezwaar',
  en: 'The answer of {site} to your objection',
  de: 'Die Antwort von {site} auf deinen Einspruch',
  es: 'La respuesta de {site} a tu reclamación',
  fr: 'La réponse de {site} à ta contestation',
  it: 'La risposta di {site} al tuo reclamo',
  pl: 'Odpowiedź {site} na Twoje odwołanie',
};

const upheld = caseMail({
  subject: DECISION,
  button: BUTTON,
  words: {
    nl: {
      heading: 'We hebben een melding beoordeeld',
      paragraphs: [
        'Iemand meldde {about}. Een moderator van {site} heeft ernaar gekeken: de melding klopt. De redenen: “{reason}”',
        '{measures}',
        'Ben je het er niet mee eens? Maak bezwaar op de site. Een moderator kijkt er dan nog een keer naar.',
      ],
    },
    en: {
      heading: 'We looked at a report',
      paragraphs: [
        'Somebody reported {about}. A moderator of {site} looked at it: the report was right. The reasons: “{reason}”',
        '{measures}',
        'Do you disagree? Object on the site. A moderator will then look at it once more.',
      ],
    },
    de: {
      heading: 'Wir haben eine Meldung geprüft',
      paragraphs: [
        'Jemand hat {about} gemeldet. Unser Moderationsteam hat das geprüft: Die Meldung trifft zu. Die Gründe: „{reason}“',
        '{measures}',
        'Du bist nicht einverstanden? Erhebe auf der Website Einspruch. Dann wird die Meldung noch einmal geprüft.',
      ],
    },
    es: {
      heading: 'Hemos revisado una denuncia',
      paragraphs: [
        'Alguien denunció {about}. El equipo de moderación de {site} lo ha revisado: la denuncia es correcta. Los motivos: «{reason}»',
        '{measures}',
        '¿No estás de acuerdo? Presenta una reclamación en el sitio. El equipo lo revisará una vez más.',
      ],
    },
    fr: {
      heading: 'Nous avons examiné un signalement',
      paragraphs: [
        'Quelqu’un a signalé {about}. L’équipe de modération de {site} l’a examiné : le signalement est fondé. Les motifs : « {reason} »',
        '{measures}',
        'Tu n’es pas d’accord ? Conteste la décision sur le site. L’équipe l’examinera encore une fois.',
      ],
    },
    it: {
      heading: 'Abbiamo esaminato una segnalazione',
      paragraphs: [
        'Qualcuno ha segnalato {about}. Il team di moderazione di {site} ha verificato: la segnalazione è fondata. I motivi: “{reason}”',
        '{measures}',
        'Non sei d’accordo? Fai reclamo sul sito. Il team la esaminerà ancora una volta.',
      ],
    },
    pl: {
      heading: 'Sprawdziliśmy zgłoszenie',
      paragraphs: [
        'Dostaliśmy zgłoszenie dotyczące {about}. Zespół moderacji {site} je sprawdził: zgłoszenie jest słuszne. Powody: „{reason}”',
        '{measures}',
        'Nie zgadzasz się? Odwołaj się na stronie. Zespół przyjrzy się sprawie jeszcze raz.',
      ],
    },
  },
});

const stands = caseMail({
  subject: ANSWER,
  button: BUTTON,
  words: {
    nl: {
      heading: 'Het besluit blijft staan',
      paragraphs: [
        'Je maakte bezwaar tegen ons besluit over {about}. Er is nog een keer naar gekeken, en het besluit blijft staan. De redenen: “{reason}”',
        '{measures}',
        'Dit besluit is het laatste dat wij nemen.',
      ],
    },
    en: {
      heading: 'The decision stands',
      paragraphs: [
        'You objected to our decision about {about}. It has been looked at once more, and the decision stands. The reasons: “{reason}”',
        '{measures}',
        'This decision is the last one we take.',
      ],
    },
    de: {
      heading: 'Die Entscheidung bleibt bestehen',
      paragraphs: [
        'Du hast Einspruch gegen unsere Entscheidung erhoben. Es ging um {about}. Wir haben sie noch einmal geprüft, und sie bleibt bestehen. Die Gründe: „{reason}“',
        '{measures}',
        'Das ist unsere letzte Entscheidung in dieser Sache.',
      ],
    },
    es: {
      heading: 'La decisión se mantiene',
      paragraphs: [
        'Reclamaste contra nuestra decisión sobre {about}. Se ha revisado una vez más y la decisión se mantiene. Los motivos: «{reason}»',
        '{measures}',
        'Esta es nuestra última decisión sobre el asunto.',
      ],
    },
    fr: {
      heading: 'La décision est maintenue',
      paragraphs: [
        'Tu as contesté notre décision. Elle concernait {about}. Elle a été examinée encore une fois et elle est maintenue. Les motifs : « {reason} »',
        '{measures}',
        'C’est notre dernière décision à ce sujet.',
      ],
    },
    it: {
      heading: 'La decisione resta valida',
      paragraphs: [
        'Hai fatto reclamo contro la nostra decisione. Riguardava {about}. È stata esaminata ancora una volta e resta valida. I motivi: “{reason}”',
        '{measures}',
        'Questa è la nostra ultima decisione in merito.',
      ],
    },
    pl: {
      heading: 'Decyzja pozostaje w mocy',
      paragraphs: [
        'Dostaliśmy Twoje odwołanie od decyzji dotyczącej {about}. Sprawdziliśmy ją jeszcze raz i pozostaje w mocy. Powody: „{reason}”',
        '{measures}',
        'To nasza ostateczna decyzja w tej sprawie.',
      ],
    },
  },
});

const revised = caseMail({
  subject: ANSWER,
  button: BUTTON,
  words: {
    nl: {
      heading: 'Het besluit is teruggedraaid',
      paragraphs: [
        'Je maakte bezwaar tegen ons besluit over {about}. Er is nog een keer naar gekeken, en je krijgt gelijk. De redenen: “{reason}”',
        '{measures}',
        THANKS.nl,
      ],
    },
    en: {
      heading: 'The decision has been reversed',
      paragraphs: [
        'You objected to our decision about {about}. It has been looked at once more, and you were right. The reasons: “{reason}”',
        '{measures}',
        THANKS.en,
      ],
    },
    de: {
      heading: 'Die Entscheidung wurde aufgehoben',
      paragraphs: [
        'Du hast Einspruch gegen unsere Entscheidung erhoben. Es ging um {about}. Wir haben sie noch einmal geprüft und geben dir recht. Die Gründe: „{reason}“',
        '{measures}',
        THANKS.de,
      ],
    },
    es: {
      heading: 'La decisión se ha anulado',
      paragraphs: [
        'Reclamaste contra nuestra decisión sobre {about}. Se ha revisado una vez más y te damos la razón. Los motivos: «{reason}»',
        '{measures}',
        THANKS.es,
      ],
    },
    fr: {
      heading: 'La décision a été annulée',
      paragraphs: [
        'Tu as contesté notre décision. Elle concernait {about}. Elle a été examinée encore une fois et nous te donnons raison. Les motifs : « {reason} »',
        '{measures}',
        THANKS.fr,
      ],
    },
    it: {
      heading: 'La decisione è stata annullata',
      paragraphs: [
        'Hai fatto reclamo contro la nostra decisione. Riguardava {about}. È stata esaminata ancora una volta e ti diamo ragione. I motivi: “{reason}”',
        '{measures}',
        THANKS.it,
      ],
    },
    pl: {
      heading: 'Decyzja została cofnięta',
      paragraphs: [
        'Dostaliśmy Twoje odwołanie od decyzji dotyczącej {about}. Sprawdziliśmy ją jeszcze raz i przyznajemy Ci rację. Powody: „{reason}”',
        '{measures}',
        THANKS.pl,
      ],
    },
  },
});

/** Whoever is shut out by it can no longer object on the site. */
const shutOut = Object.fromEntries(
  LOCALES.map((language): [Locale, MailTexts] => {
    const account = accountDisabledMail[language];
    const [reasons, measures] = upheld[language].paragraphs as [string, string];
    return [language, { ...account, paragraphs: [reasons, measures, account.paragraphs.at(-1)!] }];
  }),
) as Record<Locale, MailTexts>;

const texts: Record<CaseOutcome, Record<Locale, MailTexts>> = { upheld, stands, revised, shut_out: shutOut };

/** To the member whom the report is about. */
export const decisionLetter = (language: Locale, { outcome, kind, reason, done }: Decision): CaseLetter => ({
  texts: texts[outcome],
  path: outcome === 'shut_out' ? '/login' : '/settings/decisions',
  values: {
    about: ABOUT[language][kind],
    reason,
    measures: sayMeasures(language, done, outcome === 'revised' ? 'nothing_left' : 'none'),
  },
});
