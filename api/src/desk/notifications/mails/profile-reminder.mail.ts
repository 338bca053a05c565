import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';
import { QUESTIONS } from './questions.texts.js';

/** Some days after sign-up, to who has no photo or no words on the profile yet (NTF-01: reminders). */
export const profileReminderMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je profiel op {site} is nog niet af',
    heading: 'Laat zien wie je bent',
    paragraphs: [
      'Op je profiel ontbreekt nog een foto, of een paar regels over jezelf. Daarmee weten anderen met wie ze praten.',
      'Het kost je een paar minuten.',
    ],
    button: 'Profiel afmaken',
    footer: ['Je krijgt deze herinnering één keer.', QUESTIONS.nl],
  },
  en: {
    subject: 'Your profile on {site} is not finished yet',
    heading: 'Show who you are',
    paragraphs: [
      'Your profile still lacks a photo, or a few lines about yourself. They tell others whom they are talking to.',
      'It takes a few minutes.',
    ],
    button: 'Finish your profile',
    footer: ['You get this reminder once.', QUESTIONS.en],
  },
  de: {
    subject: 'Dein Profil auf {site} ist noch nicht fertig',
    heading: 'Zeig, wer du bist',
    paragraphs: [
      'In deinem Profil fehlt noch ein Foto oder ein paar Zeilen über dich. Damit wissen andere, mit wem sie schreiben.',
      'Es dauert nur ein paar Minuten.',
    ],
    button: 'Profil fertigstellen',
    footer: ['Du bekommst diese Erinnerung einmal.', QUESTIONS.de],
  },
  es: {
    subject: 'Tu perfil en {site} aún no está completo',
    heading: 'Muestra quién eres',
    paragraphs: [
      'A tu perfil le falta una foto o unas líneas sobre ti. Así los demás saben con quién hablan.',
      'Te llevará unos minutos.',
    ],
    button: 'Completar el perfil',
    footer: ['Este recordatorio llega una sola vez.', QUESTIONS.es],
  },
  fr: {
    subject: 'Ton profil sur {site} n’est pas encore complet',
    heading: 'Montre qui tu es',
    paragraphs: [
      'Il manque à ton profil une photo ou quelques lignes sur toi. Avec cela, les autres savent à qui ils parlent.',
      'Cela ne prend que quelques minutes.',
    ],
    button: 'Compléter mon profil',
    footer: ['Tu ne reçois ce rappel qu’une fois.', QUESTIONS.fr],
  },
  it: {
    subject: 'Il tuo profilo su {site} non è ancora completo',
    heading: 'Mostra chi sei',
    paragraphs: [
      'Al tuo profilo manca una foto o qualche riga su di te. Così gli altri sanno con chi parlano.',
      'Bastano pochi minuti.',
    ],
    button: 'Completa il profilo',
    footer: ['Ricevi questo promemoria una volta sola.', QUESTIONS.it],
  },
  pl: {
    subject: 'Twój profil w {site} nie jest jeszcze gotowy',
    heading: 'Pokaż, kim jesteś',
    paragraphs: [
      'W Twoim profilu brakuje zdjęcia albo kilku zdań o sobie. Dzięki nim inni wiedzą, z kim rozmawiają.',
      'Zajmie to kilka minut.',
    ],
    button: 'Dokończ profil',
    footer: ['To przypomnienie wysyłamy tylko raz.', QUESTIONS.pl],
  },
};
