import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

export const reactivatedMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je account bij {site} is hersteld',
    heading: 'Fijn dat je er weer bent',
    paragraphs: [
      'Je account is hersteld: je profiel is weer te zien, en je gesprekken en credits staan er nog.',
      'Er wordt niets gewist.',
    ],
    button: 'Naar {site}',
    footer: ['Heb jij dit niet gedaan? Wijzig dan je wachtwoord en mail ons op {email}.'],
  },
  en: {
    subject: 'Your account at {site} has been restored',
    heading: 'Good to have you back',
    paragraphs: [
      'Your account is restored: your profile can be seen again, and your conversations and credits are still there.',
      'Nothing will be erased.',
    ],
    button: 'Go to {site}',
    footer: ['You did not do this? Change your password and write to us at {email}.'],
  },
  de: {
    subject: 'Dein Konto bei {site} ist wiederhergestellt',
    heading: 'Schön, dass du wieder da bist',
    paragraphs: [
      'Dein Konto ist wiederhergestellt: Dein Profil ist wieder zu sehen, deine Unterhaltungen und Credits sind noch da.',
      'Es wird nichts gelöscht.',
    ],
    button: 'Zu {site}',
    footer: ['Du warst das nicht? Ändere dein Passwort und schreib uns an {email}.'],
  },
  es: {
    subject: 'Hemos recuperado tu cuenta en {site}',
    heading: 'Qué bien que hayas vuelto',
    paragraphs: [
      'Tu cuenta está recuperada: tu perfil se ve de nuevo, y tus conversaciones y créditos siguen ahí.',
      'No se borrará nada.',
    ],
    button: 'Ir a {site}',
    footer: ['¿No has sido tú? Cambia tu contraseña y escríbenos a {email}.'],
  },
  fr: {
    subject: 'Ton compte sur {site} est rétabli',
    heading: 'Quel plaisir de te revoir',
    paragraphs: [
      'Ton compte est rétabli : ton profil est de nouveau visible, tes conversations et tes crédits sont toujours là.',
      'Rien ne sera effacé.',
    ],
    button: 'Aller sur {site}',
    footer: ['Ce n’était pas toi ? Change ton mot de passe et écris-nous à {email}.'],
  },
  it: {
    subject: 'Il tuo account su {site} è stato ripristinato',
    heading: 'Che bello riaverti qui',
    paragraphs: [
      'Il tuo account è ripristinato: il tuo profilo è di nuovo visibile, e conversazioni e crediti sono ancora lì.',
      'Non verrà cancellato nulla.',
    ],
    button: 'Vai su {site}',
    footer: ['Non hai fatto tu questa operazione? Cambia la password e scrivici a {email}.'],
  },
  pl: {
    subject: 'Twoje konto w {site} zostało przywrócone',
    heading: 'Dobrze, że jesteś z powrotem',
    paragraphs: [
      'Twoje konto jest przywrócone: profil znów jest widoczny, a rozmowy i kredyty są na swoim miejscu.',
      'Niczego nie usuniemy.',
    ],
    button: 'Przejdź do {site}',
    footer: ['To nie Ty? Zmień hasło i napisz do nas: {email}.'],
  },
};
