import type { Locale } from '../../settings/index.js';
import type { NoticeKind } from '../notices/notice.js';

/** Under the other's name; never what was written, for a locked screen shows it to everyone. */
export const PUSH_TEXTS: Record<Locale, Record<NoticeKind, string>> = {
  nl: {
    conversation: 'Schrijft je voor het eerst',
    message: 'Heeft je een bericht gestuurd',
    like: 'Vindt je leuk',
    match: 'Jullie zijn een match',
  },
  en: {
    conversation: 'Is writing to you for the first time',
    message: 'Sent you a message',
    like: 'Likes you',
    match: 'You are a match',
  },
  de: {
    conversation: 'Schreibt dir zum ersten Mal',
    message: 'Hat dir eine Nachricht geschickt',
    like: 'Mag dich',
    match: 'Ihr seid ein Match',
  },
  es: {
    conversation: 'Te escribe por primera vez',
    message: 'Te ha enviado un mensaje',
    like: 'Te ha dado un like',
    match: 'Sois un match',
  },
  fr: {
    conversation: "T'écrit pour la première fois",
    message: "T'a envoyé un message",
    like: "T'a envoyé un like",
    match: "C'est un match",
  },
  it: {
    conversation: 'Ti scrive per la prima volta',
    message: 'Ti ha inviato un messaggio',
    like: 'Ti ha messo un like',
    match: 'Siete un match',
  },
  pl: {
    conversation: 'Pisze do Ciebie po raz pierwszy',
    message: 'Nowa wiadomość',
    like: 'Lubi Cię',
    match: 'Tworzycie parę',
  },
};
