import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** Goes to an address that may be a stranger's: it names nobody. */
export const emailChangeMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Bevestig je nieuwe e-mailadres voor {site}',
    heading: 'Je nieuwe e-mailadres',
    paragraphs: ['Je wilt dit adres voortaan gebruiken bij {site}. Bevestig het met deze knop.'],
    button: 'Nieuw adres bevestigen',
    footer: [
      'De link werkt 24 uur. Tot die tijd blijft je oude adres gelden.',
      'Heb jij dit niet gevraagd? Dan hoef je niets te doen.',
      'Vragen? Mail ons op {email}.',
    ],
  },
  en: {
    subject: 'Confirm your new email address for {site}',
    heading: 'Your new email address',
    paragraphs: ['You want to use this address at {site} from now on. Confirm it with this button.'],
    button: 'Confirm new address',
    footer: [
      'The link works for 24 hours. Until then your old address stays in use.',
      'You did not ask for this? Then there is nothing to do.',
      'Questions? Write to us at {email}.',
    ],
  },
  de: {
    subject: 'Bestätige deine neue E-Mail-Adresse für {site}',
    heading: 'Deine neue E-Mail-Adresse',
    paragraphs: ['Du möchtest diese Adresse ab jetzt bei {site} verwenden. Bestätige sie mit dieser Schaltfläche.'],
    button: 'Neue Adresse bestätigen',
    footer: [
      'Der Link gilt 24 Stunden. Bis dahin bleibt deine alte Adresse gültig.',
      'Du hast das nicht angefordert? Dann musst du nichts tun.',
      'Fragen? Schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Confirma tu nuevo correo electrónico para {site}',
    heading: 'Tu nuevo correo electrónico',
    paragraphs: ['Quieres usar esta dirección en {site} a partir de ahora. Confírmala con este botón.'],
    button: 'Confirmar nueva dirección',
    footer: [
      'El enlace funciona durante 24 horas. Hasta entonces sigue valiendo tu dirección anterior.',
      '¿No lo has pedido tú? No tienes que hacer nada.',
      '¿Preguntas? Escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Confirme ta nouvelle adresse e-mail pour {site}',
    heading: 'Ta nouvelle adresse e-mail',
    paragraphs: ['Tu souhaites utiliser désormais cette adresse sur {site}. Confirme-la avec ce bouton.'],
    button: 'Confirmer la nouvelle adresse',
    footer: [
      'Le lien est valable 24 heures. D’ici là, ton ancienne adresse reste valable.',
      'Tu n’as rien demandé ? Tu n’as rien à faire.',
      'Des questions ? Écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'Conferma il tuo nuovo indirizzo e-mail per {site}',
    heading: 'Il tuo nuovo indirizzo e-mail',
    paragraphs: ['D’ora in poi vuoi usare questo indirizzo su {site}. Confermalo con questo pulsante.'],
    button: 'Conferma il nuovo indirizzo',
    footer: [
      'Il link vale 24 ore. Fino ad allora resta valido il vecchio indirizzo.',
      'Non l’hai chiesto tu? Non devi fare nulla.',
      'Domande? Scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Potwierdź swój nowy adres e-mail w {site}',
    heading: 'Twój nowy adres e-mail',
    paragraphs: ['Chcesz od teraz używać tego adresu w {site}. Potwierdź go tym przyciskiem.'],
    button: 'Potwierdź nowy adres',
    footer: [
      'Link działa przez 24 godziny. Do tego czasu obowiązuje stary adres.',
      'To nie Twoja prośba? Nie musisz nic robić.',
      'Masz pytania? Napisz do nas: {email}.',
    ],
  },
};
