import type { Locale } from '../../settings/index.js';
import type { Mail } from '../mailers/mailer.js';
import { renderMail } from './layout.js';

interface Texts {
  subject: string;
  heading: string;
  welcome: string;
  button: string;
  days: string;
  notYou: string;
  support: string;
}

// {site}, {days} and {email} are filled in.
const TEXTS: Record<Locale, Texts> = {
  nl: {
    subject: 'Bevestig je e-mailadres voor {site}',
    heading: 'Nog één klik',
    welcome: 'Welkom bij {site}. Bevestig je e-mailadres, dan kun je berichten lezen en sturen.',
    button: 'E-mailadres bevestigen',
    days: 'De link werkt {days} dagen.',
    notYou: 'Heb jij je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging blijft het account gesloten.',
    support: 'Vragen? Mail ons op {email}.',
  },
  en: {
    subject: 'Confirm your e-mail address for {site}',
    heading: 'One more click',
    welcome: 'Welcome to {site}. Confirm your e-mail address and you can read and send messages.',
    button: 'Confirm e-mail address',
    days: 'The link works for {days} days.',
    notYou: 'You did not sign up? Then there is nothing to do: without confirmation the account stays closed.',
    support: 'Questions? Write to us at {email}.',
  },
  de: {
    subject: 'Bestätige deine E-Mail-Adresse für {site}',
    heading: 'Nur noch ein Klick',
    welcome: 'Willkommen bei {site}. Bestätige deine E-Mail-Adresse, dann kannst du Nachrichten lesen und schreiben.',
    button: 'E-Mail-Adresse bestätigen',
    days: 'Der Link gilt {days} Tage.',
    notYou: 'Du hast dich nicht angemeldet? Dann musst du nichts tun: Ohne Bestätigung bleibt das Konto geschlossen.',
    support: 'Fragen? Schreib uns an {email}.',
  },
  es: {
    subject: 'Confirma tu correo electrónico para {site}',
    heading: 'Un clic más',
    welcome: 'Te damos la bienvenida a {site}. Confirma tu correo electrónico y podrás leer y enviar mensajes.',
    button: 'Confirmar correo electrónico',
    days: 'El enlace funciona durante {days} días.',
    notYou: '¿No te has registrado? No tienes que hacer nada: sin confirmación la cuenta permanece cerrada.',
    support: '¿Preguntas? Escríbenos a {email}.',
  },
  fr: {
    subject: 'Confirme ton adresse e-mail pour {site}',
    heading: 'Encore un clic',
    welcome: 'Bienvenue sur {site}. Confirme ton adresse e-mail pour lire et envoyer des messages.',
    button: "Confirmer l'adresse e-mail",
    days: 'Le lien est valable {days} jours.',
    notYou: "Tu ne t'es pas inscrit ? Tu n'as rien à faire : sans confirmation, le compte reste fermé.",
    support: 'Des questions ? Écris-nous à {email}.',
  },
  it: {
    subject: 'Conferma il tuo indirizzo e-mail per {site}',
    heading: 'Ancora un clic',
    welcome: 'Ti diamo il benvenuto su {site}. Conferma il tuo indirizzo e-mail per leggere e inviare messaggi.',
    button: "Conferma l'indirizzo e-mail",
    days: 'Il link vale {days} giorni.',
    notYou: "Non hai fatto tu l'iscrizione? Non devi fare nulla: senza conferma l'account resta chiuso.",
    support: 'Domande? Scrivici a {email}.',
  },
  pl: {
    subject: 'Potwierdź swój adres e-mail w {site}',
    heading: 'Jeszcze jedno kliknięcie',
    welcome: 'Witaj w {site}. Potwierdź swój adres e-mail, aby czytać i wysyłać wiadomości.',
    button: 'Potwierdź adres e-mail',
    days: 'Liczba dni, przez które działa link: {days}.',
    notYou: 'To nie Ty zakładasz konto? Nie musisz nic robić: bez potwierdzenia konto pozostanie zamknięte.',
    support: 'Masz pytania? Napisz do nas: {email}.',
  },
};

interface Activation {
  language: Locale;
  site: string;
  supportEmail: string;
  days: number;
  url: string;
}

/** Names nobody: whoever signed up may have typed another's address, and the name would be their message. */
export function activationMail({ language, site, supportEmail, days, url }: Activation): Omit<Mail, 'to'> {
  const values: Record<string, string> = { site, days: String(days), email: supportEmail };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  const texts = TEXTS[language];
  return renderMail({
    language,
    site,
    subject: fill(texts.subject),
    heading: fill(texts.heading),
    paragraphs: [fill(texts.welcome)],
    button: { label: texts.button, url },
    footer: [fill(texts.days), texts.notYou, fill(texts.support)],
  });
}
