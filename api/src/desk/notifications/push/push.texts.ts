import type { Locale } from '../../../ground/settings/index.js';
import type { NoticeKind } from '../notices/notice.js';

/** Under the other's name; never what was written, for a locked screen shows it to everyone. */
export const PUSH_TEXTS: Record<Locale, Record<NoticeKind, string>> = {
  nl: {
    conversation: 'Schrijft je voor het eerst',
    message: 'Heeft je een bericht gestuurd',
    like: 'Vindt je leuk',
    match: 'Jullie zijn een match',
    reminder: 'Wacht nog op antwoord',
  },
  en: {
    conversation: 'Is writing to you for the first time',
    message: 'Sent you a message',
    like: 'Likes you',
    match: 'You are a match',
    reminder: 'Is still waiting for an answer',
  },
  de: {
    conversation: 'Schreibt dir zum ersten Mal',
    message: 'Hat dir eine Nachricht geschickt',
    like: 'Mag dich',
    match: 'Ihr seid ein Match',
    reminder: 'Wartet noch auf eine Antwort',
  },
  es: {
    conversation: 'Te escribe por primera vez',
    message: 'Te ha enviado un mensaje',
    like: 'Te ha dado un me gusta',
    match: 'Sois un match',
    reminder: 'Sigue esperando tu respuesta',
  },
  fr: {
    conversation: 'T’écrit pour la première fois',
    message: 'T’a envoyé un message',
    like: 'T’a envoyé un j’aime',
    match: 'C’est un match',
    reminder: 'Attend encore ta réponse',
  },
  it: {
    conversation: 'Ti scrive per la prima volta',
    message: 'Ti ha inviato un messaggio',
    like: 'Ti ha messo un like',
    match: 'Siete un match',
    reminder: 'Aspetta ancora una risposta',
  },
  pl: {
    conversation: 'Pisze do Ciebie po raz pierwszy',
    message: 'Nowa wiadomość',
    like: 'Lubi Cię',
    match: 'Tworzycie parę',
    reminder: 'Nadal czeka na odpowiedź',
  },
};
