import type { Locale } from '../../../ground/settings/index.js';
import type { NoticeKind } from '../notices/notice.js';
import type { MailTexts } from './compose.js';
import { QUESTIONS } from './questions.texts.js';

type NoticeTexts = Pick<MailTexts, 'subject' | 'heading' | 'paragraphs' | 'button'>;

const conversation: Record<Locale, NoticeTexts> = {
  nl: {
    subject: '{name} schrijft je op {site}',
    heading: '{name} schrijft je voor het eerst',
    paragraphs: ['Je hebt je eerste bericht van {name}. Het wacht op je in je chats.'],
    button: 'Bericht lezen',
  },
  en: {
    subject: '{name} is writing to you on {site}',
    heading: '{name} is writing to you for the first time',
    paragraphs: ['You have your first message from {name}. It is waiting for you in your chats.'],
    button: 'Read the message',
  },
  de: {
    subject: '{name} schreibt dir auf {site}',
    heading: '{name} schreibt dir zum ersten Mal',
    paragraphs: ['Du hast deine erste Nachricht von {name}. Sie wartet in deinen Chats auf dich.'],
    button: 'Nachricht lesen',
  },
  es: {
    subject: '{name} te escribe en {site}',
    heading: '{name} te escribe por primera vez',
    paragraphs: ['Tienes el primer mensaje de {name}. Te espera en tus chats.'],
    button: 'Leer el mensaje',
  },
  fr: {
    subject: '{name} t’écrit sur {site}',
    heading: '{name} t’écrit pour la première fois',
    paragraphs: ['Tu as reçu un premier message de {name}. Il t’attend dans tes chats.'],
    button: 'Lire le message',
  },
  it: {
    subject: '{name} ti scrive su {site}',
    heading: '{name} ti scrive per la prima volta',
    paragraphs: ['Hai il primo messaggio di {name}. Ti aspetta nelle tue chat.'],
    button: 'Leggi il messaggio',
  },
  pl: {
    subject: '{name} pisze do Ciebie w {site}',
    heading: '{name} pisze do Ciebie po raz pierwszy',
    paragraphs: ['Masz pierwszą wiadomość od: {name}. Czeka na Ciebie w czatach.'],
    button: 'Przeczytaj wiadomość',
  },
};

const message: Record<Locale, NoticeTexts> = {
  nl: {
    subject: 'Nieuw bericht van {name} op {site}',
    heading: '{name} heeft je geschreven',
    paragraphs: ['Er wacht een nieuw bericht op je. Tot je het leest, mailen we je niet opnieuw over dit gesprek.'],
    button: 'Bericht lezen',
  },
  en: {
    subject: 'New message from {name} on {site}',
    heading: '{name} wrote to you',
    paragraphs: [
      'A new message is waiting for you. Until you read it, we will not mail you about this conversation again.',
    ],
    button: 'Read the message',
  },
  de: {
    subject: 'Neue Nachricht von {name} auf {site}',
    heading: '{name} hat dir geschrieben',
    paragraphs: [
      'Eine neue Nachricht wartet auf dich. Bis du sie liest, mailen wir dir zu dieser Unterhaltung nicht noch einmal.',
    ],
    button: 'Nachricht lesen',
  },
  es: {
    subject: 'Nuevo mensaje de {name} en {site}',
    heading: '{name} te ha escrito',
    paragraphs: ['Te espera un mensaje nuevo. Hasta que lo leas no te enviaremos más correos sobre esta conversación.'],
    button: 'Leer el mensaje',
  },
  fr: {
    subject: 'Nouveau message de {name} sur {site}',
    heading: '{name} t’a écrit',
    paragraphs: [
      'Un nouveau message t’attend. Tant que tu ne l’as pas lu, nous ne t’écrirons plus au sujet de cette conversation.',
    ],
    button: 'Lire le message',
  },
  it: {
    subject: 'Nuovo messaggio di {name} su {site}',
    heading: '{name} ti ha scritto',
    paragraphs: ['Ti aspetta un nuovo messaggio. Finché non lo leggi, non ti scriveremo più per questa conversazione.'],
    button: 'Leggi il messaggio',
  },
  pl: {
    subject: 'Nowa wiadomość w {site}: {name}',
    heading: 'Nowa wiadomość od: {name}',
    paragraphs: [
      'Czeka na Ciebie nowa wiadomość. Dopóki jej nie przeczytasz, nie wyślemy kolejnego e-maila o tej rozmowie.',
    ],
    button: 'Przeczytaj wiadomość',
  },
};

const like: Record<Locale, NoticeTexts> = {
  nl: {
    subject: '{name} vindt je leuk op {site}',
    heading: '{name} vindt je leuk',
    paragraphs: ['Kijk wie het is. Vind je {name} ook leuk, dan is het een match.'],
    button: 'Profiel bekijken',
  },
  en: {
    subject: '{name} likes you on {site}',
    heading: '{name} likes you',
    paragraphs: ['See who it is. If you like {name} too, it is a match.'],
    button: 'View the profile',
  },
  de: {
    subject: '{name} mag dich auf {site}',
    heading: '{name} mag dich',
    paragraphs: ['Sieh nach, wer das ist. Magst du {name} auch, ist es ein Match.'],
    button: 'Profil ansehen',
  },
  es: {
    subject: 'Le gustas a {name} en {site}',
    heading: 'Le gustas a {name}',
    paragraphs: ['Mira quién es. Si {name} también te gusta, es un match.'],
    button: 'Ver el perfil',
  },
  fr: {
    subject: 'Tu plais à {name} sur {site}',
    heading: 'Tu plais à {name}',
    paragraphs: ['Va voir qui c’est. Si {name} te plaît aussi, c’est un match.'],
    button: 'Voir le profil',
  },
  it: {
    subject: 'Piaci a {name} su {site}',
    heading: 'Piaci a {name}',
    paragraphs: ['Guarda chi è. Se anche {name} ti piace, è un match.'],
    button: 'Guarda il profilo',
  },
  pl: {
    subject: '{name} lubi Cię w {site}',
    heading: '{name} Cię lubi',
    paragraphs: ['Zobacz, kto to jest. Jeśli odwzajemnisz polubienie, będziecie parą.'],
    button: 'Zobacz profil',
  },
};

const match: Record<Locale, NoticeTexts> = {
  nl: {
    subject: 'Een match met {name} op {site}',
    heading: 'Jij en {name} zijn een match',
    paragraphs: ['Jullie vinden elkaar leuk. Wie schrijft er als eerste?'],
    button: 'Match bekijken',
  },
  en: {
    subject: 'A match with {name} on {site}',
    heading: 'You and {name} are a match',
    paragraphs: ['You like each other. Who writes first?'],
    button: 'View the match',
  },
  de: {
    subject: 'Ein Match mit {name} auf {site}',
    heading: 'Du und {name} seid ein Match',
    paragraphs: ['Ihr mögt euch. Wer schreibt zuerst?'],
    button: 'Match ansehen',
  },
  es: {
    subject: 'Un match con {name} en {site}',
    heading: 'Tú y {name} sois un match',
    paragraphs: ['Os gustáis. ¿Quién escribe primero?'],
    button: 'Ver el match',
  },
  fr: {
    subject: 'Un match avec {name} sur {site}',
    heading: '{name} et toi, c’est un match',
    paragraphs: ['Vous vous plaisez. Qui écrit en premier ?'],
    button: 'Voir le match',
  },
  it: {
    subject: 'Un match con {name} su {site}',
    heading: 'Tu e {name} siete un match',
    paragraphs: ['Vi piacete. Chi scrive per primo?'],
    button: 'Guarda il match',
  },
  pl: {
    subject: 'Para w {site}: Ty i {name}',
    heading: 'Ty i {name} tworzycie parę',
    paragraphs: ['Lubicie się nawzajem. Kto napisze pierwszy?'],
    button: 'Zobacz parę',
  },
};

const reminder: Record<Locale, NoticeTexts> = {
  nl: {
    subject: 'Een bericht van {name} wacht op je op {site}',
    heading: '{name} wacht op je',
    paragraphs: ['Je hebt een bericht van {name} nog niet gelezen. We herinneren je er niet nog een keer aan.'],
    button: 'Bericht lezen',
  },
  en: {
    subject: 'A message from {name} is waiting on {site}',
    heading: '{name} is waiting for you',
    paragraphs: ['You have not read a message from {name} yet. We will not remind you of it again.'],
    button: 'Read the message',
  },
  de: {
    subject: 'Auf {site} wartet eine Nachricht von {name} auf dich',
    heading: '{name} wartet auf dich',
    paragraphs: ['Du hast eine Nachricht von {name} noch nicht gelesen. Wir erinnern dich nicht noch einmal daran.'],
    button: 'Nachricht lesen',
  },
  es: {
    subject: 'Un mensaje de {name} te espera en {site}',
    heading: '{name} te espera',
    paragraphs: ['Todavía no has leído un mensaje de {name}. No te lo recordaremos otra vez.'],
    button: 'Leer el mensaje',
  },
  fr: {
    subject: 'Un message de {name} t’attend sur {site}',
    heading: '{name} t’attend',
    paragraphs: ['Tu n’as pas encore lu un message de {name}. Nous ne te le rappellerons plus.'],
    button: 'Lire le message',
  },
  it: {
    subject: 'Un messaggio di {name} ti aspetta su {site}',
    heading: '{name} ti aspetta',
    paragraphs: ['Non hai ancora letto un messaggio di {name}. Non te lo ricorderemo più.'],
    button: 'Leggi il messaggio',
  },
  pl: {
    subject: 'Wiadomość w {site} czeka na Ciebie: {name}',
    heading: '{name} czeka na Ciebie',
    paragraphs: ['Jest nieprzeczytana wiadomość od: {name}. Nie przypomnimy o niej ponownie.'],
    button: 'Przeczytaj wiadomość',
  },
};

const withFooter = (texts: Record<Locale, NoticeTexts>): Record<Locale, MailTexts> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, { ...text, footer: [QUESTIONS[language as Locale]] }]),
  ) as Record<Locale, MailTexts>;

/** Name who it is about, and never what was written. */
export const noticeMails: Record<NoticeKind, Record<Locale, MailTexts>> = {
  conversation: withFooter(conversation),
  message: withFooter(message),
  like: withFooter(like),
  match: withFooter(match),
  reminder: withFooter(reminder),
};
