import { LOCALES, type Locale } from '../../settings/index.js';
import { accountDisabledMail } from './account-disabled.mail.js';
import type { MailTexts } from './compose.js';
import { QUESTIONS } from './questions.texts.js';

/** What was decided on a report about a member, with the reasons, what was done, and where to object (PRV-03). */
export type CaseOutcome = 'upheld' | 'shut_out' | 'stands' | 'revised';

export const CASE_SUBJECTS: Record<Locale, Record<'member' | 'photo' | 'message', string>> = {
  nl: { member: 'je profiel', photo: 'een foto van jou', message: 'een bericht van jou' },
  en: { member: 'your profile', photo: 'a photo of yours', message: 'a message of yours' },
  de: { member: 'dein Profil', photo: 'ein Foto von dir', message: 'eine Nachricht von dir' },
  es: { member: 'tu perfil', photo: 'una foto tuya', message: 'un mensaje tuyo' },
  fr: { member: 'ton profil', photo: 'une de tes photos', message: 'un de tes messages' },
  it: { member: 'il tuo profilo', photo: 'una tua foto', message: 'un tuo messaggio' },
  pl: { member: 'Twojego profilu', photo: 'Twojego zdjęcia', message: 'Twojej wiadomości' },
};

const upheld: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Een besluit van {site} over jou',
    heading: 'We hebben een melding beoordeeld',
    paragraphs: [
      'Iemand meldde {about}. Een moderator van {site} heeft ernaar gekeken: de melding klopt. De redenen: “{reason}”',
      '{measures}',
      'Ben je het er niet mee eens? Maak bezwaar op de site. Een moderator kijkt er dan nog een keer naar.',
    ],
    button: 'Besluit bekijken',
    footer: [QUESTIONS.nl],
  },
  en: {
    subject: 'A decision of {site} about you',
    heading: 'We looked at a report',
    paragraphs: [
      'Somebody reported {about}. A moderator of {site} looked at it: the report was right. The reasons: “{reason}”',
      '{measures}',
      'Do you disagree? Object on the site. A moderator will then look at it once more.',
    ],
    button: 'See the decision',
    footer: [QUESTIONS.en],
  },
  de: {
    subject: 'Eine Entscheidung von {site} über dich',
    heading: 'Wir haben eine Meldung geprüft',
    paragraphs: [
      'Jemand hat {about} gemeldet. Unser Moderationsteam hat das geprüft: Die Meldung trifft zu. Die Gründe: „{reason}“',
      '{measures}',
      'Du bist nicht einverstanden? Erhebe auf der Website Einspruch. Dann wird die Meldung noch einmal geprüft.',
    ],
    button: 'Entscheidung ansehen',
    footer: [QUESTIONS.de],
  },
  es: {
    subject: 'Una decisión de {site} sobre ti',
    heading: 'Hemos revisado una denuncia',
    paragraphs: [
      'Alguien denunció {about}. El equipo de moderación de {site} lo ha revisado: la denuncia es correcta. Los motivos: «{reason}»',
      '{measures}',
      '¿No estás de acuerdo? Presenta una reclamación en el sitio. El equipo lo revisará una vez más.',
    ],
    button: 'Ver la decisión',
    footer: [QUESTIONS.es],
  },
  fr: {
    subject: 'Une décision de {site} à ton sujet',
    heading: 'Nous avons examiné un signalement',
    paragraphs: [
      'Quelqu’un a signalé {about}. L’équipe de modération de {site} l’a examiné : le signalement est fondé. Les motifs : « {reason} »',
      '{measures}',
      'Tu n’es pas d’accord ? Conteste la décision sur le site. L’équipe l’examinera encore une fois.',
    ],
    button: 'Voir la décision',
    footer: [QUESTIONS.fr],
  },
  it: {
    subject: 'Una decisione di {site} su di te',
    heading: 'Abbiamo esaminato una segnalazione',
    paragraphs: [
      'Qualcuno ha segnalato {about}. Il team di moderazione di {site} ha verificato: la segnalazione è fondata. I motivi: “{reason}”',
      '{measures}',
      'Non sei d’accordo? Fai reclamo sul sito. Il team la esaminerà ancora una volta.',
    ],
    button: 'Vedi la decisione',
    footer: [QUESTIONS.it],
  },
  pl: {
    subject: 'Decyzja {site} w Twojej sprawie',
    heading: 'Sprawdziliśmy zgłoszenie',
    paragraphs: [
      'Dostaliśmy zgłoszenie dotyczące {about}. Zespół moderacji {site} je sprawdził: zgłoszenie jest słuszne. Powody: „{reason}”',
      '{measures}',
      'Nie zgadzasz się? Odwołaj się na stronie. Zespół przyjrzy się sprawie jeszcze raz.',
    ],
    button: 'Zobacz decyzję',
    footer: [QUESTIONS.pl],
  },
};

const stands: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Het antwoord van {site} op je bezwaar',
    heading: 'Het besluit blijft staan',
    paragraphs: [
      'Je maakte bezwaar tegen ons besluit over {about}. Er is nog een keer naar gekeken, en het besluit blijft staan. De redenen: “{reason}”',
      '{measures}',
      'Dit besluit is het laatste dat wij nemen.',
    ],
    button: 'Besluit bekijken',
    footer: [QUESTIONS.nl],
  },
  en: {
    subject: 'The answer of {site} to your objection',
    heading: 'The decision stands',
    paragraphs: [
      'You objected to our decision about {about}. It has been looked at once more, and the decision stands. The reasons: “{reason}”',
      '{measures}',
      'This decision is the last one we take.',
    ],
    button: 'See the decision',
    footer: [QUESTIONS.en],
  },
  de: {
    subject: 'Die Antwort von {site} auf deinen Einspruch',
    heading: 'Die Entscheidung bleibt bestehen',
    paragraphs: [
      'Du hast Einspruch gegen unsere Entscheidung erhoben. Es ging um {about}. Wir haben sie noch einmal geprüft, und sie bleibt bestehen. Die Gründe: „{reason}“',
      '{measures}',
      'Das ist unsere letzte Entscheidung in dieser Sache.',
    ],
    button: 'Entscheidung ansehen',
    footer: [QUESTIONS.de],
  },
  es: {
    subject: 'La respuesta de {site} a tu reclamación',
    heading: 'La decisión se mantiene',
    paragraphs: [
      'Reclamaste contra nuestra decisión sobre {about}. Se ha revisado una vez más y la decisión se mantiene. Los motivos: «{reason}»',
      '{measures}',
      'Esta es nuestra última decisión sobre el asunto.',
    ],
    button: 'Ver la decisión',
    footer: [QUESTIONS.es],
  },
  fr: {
    subject: 'La réponse de {site} à ta contestation',
    heading: 'La décision est maintenue',
    paragraphs: [
      'Tu as contesté notre décision. Elle concernait {about}. Elle a été examinée encore une fois et elle est maintenue. Les motifs : « {reason} »',
      '{measures}',
      'C’est notre dernière décision à ce sujet.',
    ],
    button: 'Voir la décision',
    footer: [QUESTIONS.fr],
  },
  it: {
    subject: 'La risposta di {site} al tuo reclamo',
    heading: 'La decisione resta valida',
    paragraphs: [
      'Hai fatto reclamo contro la nostra decisione. Riguardava {about}. È stata esaminata ancora una volta e resta valida. I motivi: “{reason}”',
      '{measures}',
      'Questa è la nostra ultima decisione in merito.',
    ],
    button: 'Vedi la decisione',
    footer: [QUESTIONS.it],
  },
  pl: {
    subject: 'Odpowiedź {site} na Twoje odwołanie',
    heading: 'Decyzja pozostaje w mocy',
    paragraphs: [
      'Dostaliśmy Twoje odwołanie od decyzji dotyczącej {about}. Sprawdziliśmy ją jeszcze raz i pozostaje w mocy. Powody: „{reason}”',
      '{measures}',
      'To nasza ostateczna decyzja w tej sprawie.',
    ],
    button: 'Zobacz decyzję',
    footer: [QUESTIONS.pl],
  },
};

const revised: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Het antwoord van {site} op je bezwaar',
    heading: 'Het besluit is teruggedraaid',
    paragraphs: [
      'Je maakte bezwaar tegen ons besluit over {about}. Er is nog een keer naar gekeken, en je krijgt gelijk. De redenen: “{reason}”',
      '{measures}',
      'Bedankt dat je het liet weten.',
    ],
    button: 'Besluit bekijken',
    footer: [QUESTIONS.nl],
  },
  en: {
    subject: 'The answer of {site} to your objection',
    heading: 'The decision has been reversed',
    paragraphs: [
      'You objected to our decision about {about}. It has been looked at once more, and you were right. The reasons: “{reason}”',
      '{measures}',
      'Thank you for telling us.',
    ],
    button: 'See the decision',
    footer: [QUESTIONS.en],
  },
  de: {
    subject: 'Die Antwort von {site} auf deinen Einspruch',
    heading: 'Die Entscheidung wurde aufgehoben',
    paragraphs: [
      'Du hast Einspruch gegen unsere Entscheidung erhoben. Es ging um {about}. Wir haben sie noch einmal geprüft und geben dir recht. Die Gründe: „{reason}“',
      '{measures}',
      'Danke, dass du uns Bescheid gegeben hast.',
    ],
    button: 'Entscheidung ansehen',
    footer: [QUESTIONS.de],
  },
  es: {
    subject: 'La respuesta de {site} a tu reclamación',
    heading: 'La decisión se ha anulado',
    paragraphs: [
      'Reclamaste contra nuestra decisión sobre {about}. Se ha revisado una vez más y te damos la razón. Los motivos: «{reason}»',
      '{measures}',
      'Gracias por avisarnos.',
    ],
    button: 'Ver la decisión',
    footer: [QUESTIONS.es],
  },
  fr: {
    subject: 'La réponse de {site} à ta contestation',
    heading: 'La décision a été annulée',
    paragraphs: [
      'Tu as contesté notre décision. Elle concernait {about}. Elle a été examinée encore une fois et nous te donnons raison. Les motifs : « {reason} »',
      '{measures}',
      'Merci de nous l’avoir dit.',
    ],
    button: 'Voir la décision',
    footer: [QUESTIONS.fr],
  },
  it: {
    subject: 'La risposta di {site} al tuo reclamo',
    heading: 'La decisione è stata annullata',
    paragraphs: [
      'Hai fatto reclamo contro la nostra decisione. Riguardava {about}. È stata esaminata ancora una volta e ti diamo ragione. I motivi: “{reason}”',
      '{measures}',
      'Grazie per avercelo detto.',
    ],
    button: 'Vedi la decisione',
    footer: [QUESTIONS.it],
  },
  pl: {
    subject: 'Odpowiedź {site} na Twoje odwołanie',
    heading: 'Decyzja została cofnięta',
    paragraphs: [
      'Dostaliśmy Twoje odwołanie od decyzji dotyczącej {about}. Sprawdziliśmy ją jeszcze raz i przyznajemy Ci rację. Powody: „{reason}”',
      '{measures}',
      'Dziękujemy za wiadomość.',
    ],
    button: 'Zobacz decyzję',
    footer: [QUESTIONS.pl],
  },
};

/** Whoever is shut out by it can no longer object on the site. */
const shutOut = Object.fromEntries(
  LOCALES.map((language): [Locale, MailTexts] => {
    const account = accountDisabledMail[language];
    const [reasons, measures] = upheld[language].paragraphs as [string, string];
    return [language, { ...account, paragraphs: [reasons, measures, account.paragraphs.at(-1)!] }];
  }),
) as Record<Locale, MailTexts>;

export const caseDecisionMails: Record<CaseOutcome, Record<Locale, MailTexts>> = {
  ...{ upheld, stands, revised },
  shut_out: shutOut,
};
