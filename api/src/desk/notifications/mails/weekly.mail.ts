import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';
import { QUESTIONS } from './questions.texts.js';

export const weeklyMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je week op {site}',
    heading: 'Je week op {site}',
    paragraphs: ['Wat er op je wacht, en wie er deze week bij kwamen.'],
    button: 'Leden bekijken',
    footer: ['Je krijgt deze mail elke week waarin er iets te melden is, omdat je erom vroeg.', QUESTIONS.nl],
  },
  en: {
    subject: 'Your week on {site}',
    heading: 'Your week on {site}',
    paragraphs: ['What is waiting for you, and who joined this week.'],
    button: 'See members',
    footer: ['You get this mail each week that has something to tell, because you asked for it.', QUESTIONS.en],
  },
  de: {
    subject: 'Deine Woche auf {site}',
    heading: 'Deine Woche auf {site}',
    paragraphs: ['Was auf dich wartet und wer diese Woche dazugekommen ist.'],
    button: 'Mitglieder ansehen',
    footer: ['Du bekommst diese Mail in jeder Woche, in der es Neues gibt, weil du sie haben möchtest.', QUESTIONS.de],
  },
  es: {
    subject: 'Tu semana en {site}',
    heading: 'Tu semana en {site}',
    paragraphs: ['Lo que te espera y quién se ha unido esta semana.'],
    button: 'Ver miembros',
    footer: ['Recibes este correo cada semana en que hay algo que contar, porque lo pediste.', QUESTIONS.es],
  },
  fr: {
    subject: 'Ta semaine sur {site}',
    heading: 'Ta semaine sur {site}',
    paragraphs: ['Ce qui t’attend, et qui est arrivé cette semaine.'],
    button: 'Voir les membres',
    footer: ['Tu reçois cet e-mail chaque semaine où il y a du nouveau, parce que tu l’as demandé.', QUESTIONS.fr],
  },
  it: {
    subject: 'La tua settimana su {site}',
    heading: 'La tua settimana su {site}',
    paragraphs: ['Che cosa ti aspetta e chi si è iscritto questa settimana.'],
    button: 'Guarda i membri',
    footer: ['Ricevi questa e-mail ogni settimana in cui c’è qualcosa da dire, perché l’hai chiesta.', QUESTIONS.it],
  },
  pl: {
    subject: 'Twój tydzień w {site}',
    heading: 'Twój tydzień w {site}',
    paragraphs: ['Co na Ciebie czeka i kto dołączył w tym tygodniu.'],
    button: 'Zobacz osoby',
    footer: ['Na Twoją prośbę wysyłamy tę wiadomość w każdym tygodniu, w którym jest o czym pisać.', QUESTIONS.pl],
  },
};

export const WEEKLY_FIGURES: Record<Locale, { unread: string; likes: string }> = {
  nl: { unread: 'Ongelezen berichten', likes: 'Nieuwe likes' },
  en: { unread: 'Unread messages', likes: 'New likes' },
  de: { unread: 'Ungelesene Nachrichten', likes: 'Neue Likes' },
  es: { unread: 'Mensajes sin leer', likes: 'Me gusta nuevos' },
  fr: { unread: 'Messages non lus', likes: 'Nouveaux j’aime' },
  it: { unread: 'Messaggi non letti', likes: 'Nuovi like' },
  pl: { unread: 'Nieprzeczytane wiadomości', likes: 'Nowe polubienia' },
};
