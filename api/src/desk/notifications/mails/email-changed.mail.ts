import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

export const emailChangedMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je e-mailadres bij {site} is gewijzigd',
    heading: 'Je e-mailadres is gewijzigd',
    paragraphs: ['Vanaf nu log je bij {site} in met je nieuwe e-mailadres. Naar dit adres sturen we niets meer.'],
    button: 'Naar {site}',
    footer: ['Heb jij dit niet gedaan? Mail ons dan meteen op {email}.'],
  },
  en: {
    subject: 'Your email address at {site} has changed',
    heading: 'Your email address has changed',
    paragraphs: ['From now on you log in to {site} with your new email address. We send nothing to this one any more.'],
    button: 'Go to {site}',
    footer: ['You did not do this? Write to us at once at {email}.'],
  },
  de: {
    subject: 'Deine E-Mail-Adresse bei {site} wurde geändert',
    heading: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Ab jetzt meldest du dich bei {site} mit deiner neuen E-Mail-Adresse an. An diese hier schicken wir nichts mehr.',
    ],
    button: 'Zu {site}',
    footer: ['Du warst das nicht? Schreib uns sofort an {email}.'],
  },
  es: {
    subject: 'Tu correo electrónico en {site} ha cambiado',
    heading: 'Tu correo electrónico ha cambiado',
    paragraphs: [
      'A partir de ahora inicias sesión en {site} con tu nuevo correo electrónico. A este ya no enviaremos nada.',
    ],
    button: 'Ir a {site}',
    footer: ['¿No has sido tú? Escríbenos enseguida a {email}.'],
  },
  fr: {
    subject: 'Ton adresse e-mail sur {site} a changé',
    heading: 'Ton adresse e-mail a changé',
    paragraphs: [
      'Désormais, tu te connectes à {site} avec ta nouvelle adresse e-mail. Nous n’enverrons plus rien à celle-ci.',
    ],
    button: 'Aller sur {site}',
    footer: ['Ce n’était pas toi ? Écris-nous tout de suite à {email}.'],
  },
  it: {
    subject: 'Il tuo indirizzo e-mail su {site} è cambiato',
    heading: 'Il tuo indirizzo e-mail è cambiato',
    paragraphs: ['D’ora in poi accedi a {site} con il nuovo indirizzo e-mail. A questo non invieremo più nulla.'],
    button: 'Vai a {site}',
    footer: ['Non l’hai fatto tu? Scrivici subito a {email}.'],
  },
  pl: {
    subject: 'Twój adres e-mail w {site} został zmieniony',
    heading: 'Twój adres e-mail został zmieniony',
    paragraphs: ['Od teraz logujesz się do {site} nowym adresem e-mail. Na ten nie będziemy już nic wysyłać.'],
    button: 'Przejdź do {site}',
    footer: ['To nie Ty? Napisz do nas od razu: {email}.'],
  },
};
