import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** Names nobody: whoever signed up may have typed another's address, and the name would be their message. */
export const activationMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Bevestig je e-mailadres voor {site}',
    heading: 'Nog één klik',
    paragraphs: ['Welkom bij {site}. Bevestig je e-mailadres, dan kun je berichten lezen en sturen.'],
    button: 'E-mailadres bevestigen',
    footer: [
      'De link werkt {days, plural, one {# dag} other {# dagen}}.',
      'Heb jij je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging blijft het account gesloten en wissen we het na {date}.',
      'Vragen? Mail ons op {email}.',
    ],
  },
  en: {
    subject: 'Confirm your email address for {site}',
    heading: 'One more click',
    paragraphs: ['Welcome to {site}. Confirm your email address and you can read and send messages.'],
    button: 'Confirm email address',
    footer: [
      'The link works for {days, plural, one {# day} other {# days}}.',
      'You did not sign up? Then there is nothing to do: without confirmation the account stays closed, and we erase it after {date}.',
      'Questions? Write to us at {email}.',
    ],
  },
  de: {
    subject: 'Bestätige deine E-Mail-Adresse für {site}',
    heading: 'Nur noch ein Klick',
    paragraphs: [
      'Willkommen bei {site}. Bestätige deine E-Mail-Adresse, dann kannst du Nachrichten lesen und schreiben.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    footer: [
      'Der Link gilt {days, plural, one {# Tag} other {# Tage}}.',
      'Du hast dich nicht registriert? Dann musst du nichts tun: Ohne Bestätigung bleibt das Konto geschlossen, und nach dem {date} löschen wir es.',
      'Fragen? Schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Confirma tu correo electrónico para {site}',
    heading: 'Un clic más',
    paragraphs: ['Te damos la bienvenida a {site}. Confirma tu correo electrónico y podrás leer y enviar mensajes.'],
    button: 'Confirmar correo electrónico',
    footer: [
      'El enlace funciona durante {days, plural, one {# día} many {# de días} other {# días}}.',
      '¿No te has registrado? No tienes que hacer nada: sin confirmación la cuenta permanece cerrada y la borraremos después del {date}.',
      '¿Preguntas? Escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Confirme ton adresse e-mail pour {site}',
    heading: 'Encore un clic',
    paragraphs: ['Bienvenue sur {site}. Confirme ton adresse e-mail pour lire et envoyer des messages.'],
    button: 'Confirmer l’adresse e-mail',
    footer: [
      'Le lien est valable {days, plural, one {# jour} many {# de jours} other {# jours}}.',
      'Tu n’as pas créé de compte ? Tu n’as rien à faire : sans confirmation, le compte reste fermé et nous l’effaçons après le {date}.',
      'Des questions ? Écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'Conferma il tuo indirizzo e-mail per {site}',
    heading: 'Ancora un clic',
    paragraphs: ['Ti diamo il benvenuto su {site}. Conferma il tuo indirizzo e-mail per leggere e inviare messaggi.'],
    button: 'Conferma l’indirizzo e-mail',
    footer: [
      'Il link vale {days, plural, one {# giorno} many {# di giorni} other {# giorni}}.',
      'Non hai fatto tu l’iscrizione? Non devi fare nulla: senza conferma l’account resta chiuso e lo cancelliamo dopo il {date}.',
      'Domande? Scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Potwierdź swój adres e-mail w {site}',
    heading: 'Jeszcze jedno kliknięcie',
    paragraphs: ['Witaj w {site}. Potwierdź swój adres e-mail, aby czytać i wysyłać wiadomości.'],
    button: 'Potwierdź adres e-mail',
    footer: [
      'Link działa przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
      'To nie Ty zakładasz konto? Nie musisz nic robić: bez potwierdzenia konto pozostanie zamknięte, a po {date} je usuniemy.',
      'Masz pytania? Napisz do nas: {email}.',
    ],
  },
};
