import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

export const passwordChangedMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je wachtwoord voor {site} is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    paragraphs: [
      'Het wachtwoord van je account bij {site} is zojuist gewijzigd. Op andere apparaten log je opnieuw in.',
    ],
    button: 'Dit was ik niet',
    footer: [
      'Was jij het zelf? Dan hoef je niets te doen.',
      'Was jij het niet? Kies dan met de knop meteen een nieuw wachtwoord, en mail ons op {email}.',
    ],
  },
  en: {
    subject: 'Your password for {site} has changed',
    heading: 'Your password has changed',
    paragraphs: ['The password of your account at {site} has just been changed. On other devices you log in again.'],
    button: 'This was not me',
    footer: [
      'It was you? Then there is nothing to do.',
      'It was not you? Use the button to choose a new password at once, and write to us at {email}.',
    ],
  },
  de: {
    subject: 'Dein Passwort für {site} wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Das Passwort deines Kontos bei {site} wurde gerade geändert. Auf anderen Geräten meldest du dich neu an.',
    ],
    button: 'Das war ich nicht',
    footer: [
      'Warst du es selbst? Dann musst du nichts tun.',
      'Warst du es nicht? Wähle über die Schaltfläche sofort ein neues Passwort und schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Tu contraseña de {site} ha cambiado',
    heading: 'Tu contraseña ha cambiado',
    paragraphs: [
      'La contraseña de tu cuenta en {site} se acaba de cambiar. En otros dispositivos tendrás que iniciar sesión de nuevo.',
    ],
    button: 'No he sido yo',
    footer: [
      '¿Has sido tú? No tienes que hacer nada.',
      '¿No has sido tú? Elige enseguida una nueva contraseña con el botón y escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Ton mot de passe pour {site} a changé',
    heading: 'Ton mot de passe a changé',
    paragraphs: [
      'Le mot de passe de ton compte sur {site} vient d’être changé. Sur tes autres appareils, tu devras te reconnecter.',
    ],
    button: 'Ce n’était pas moi',
    footer: [
      'C’était toi ? Tu n’as rien à faire.',
      'Ce n’était pas toi ? Choisis tout de suite un nouveau mot de passe avec le bouton et écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'La tua password per {site} è cambiata',
    heading: 'La tua password è cambiata',
    paragraphs: [
      'La password del tuo account su {site} è appena stata cambiata. Sugli altri dispositivi dovrai accedere di nuovo.',
    ],
    button: 'Non l’ho fatto io',
    footer: [
      'L’hai cambiata tu? Non devi fare nulla.',
      'Non l’hai cambiata tu? Scegli subito una nuova password con il pulsante e scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Twoje hasło do {site} zostało zmienione',
    heading: 'Twoje hasło zostało zmienione',
    paragraphs: [
      'Hasło do Twojego konta w {site} zostało właśnie zmienione. Na innych urządzeniach trzeba zalogować się ponownie.',
    ],
    button: 'To nie ja',
    footer: [
      'To Twoja zmiana? Nie musisz nic robić.',
      'To nie Ty? Za pomocą przycisku wybierz od razu nowe hasło i napisz do nas: {email}.',
    ],
  },
};
