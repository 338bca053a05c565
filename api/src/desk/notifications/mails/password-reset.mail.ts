import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

export const passwordResetMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Nieuw wachtwoord voor {site}',
    heading: 'Kies een nieuw wachtwoord',
    paragraphs: ['Je wilt een nieuw wachtwoord voor {site}. Met deze knop kies je er een.'],
    button: 'Nieuw wachtwoord kiezen',
    footer: [
      'De link werkt {hours, plural, one {# uur} other {# uur}} en één keer. Daarna log je overal opnieuw in.',
      'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      'Vragen? Mail ons op {email}.',
    ],
  },
  en: {
    subject: 'New password for {site}',
    heading: 'Choose a new password',
    paragraphs: ['You want a new password for {site}. This button lets you choose one.'],
    button: 'Choose new password',
    footer: [
      'The link works for {hours, plural, one {# hour} other {# hours}} and only once. After that you log in again everywhere.',
      'You did not ask for this? Then there is nothing to do: your password stays as it is.',
      'Questions? Write to us at {email}.',
    ],
  },
  de: {
    subject: 'Neues Passwort für {site}',
    heading: 'Wähle ein neues Passwort',
    paragraphs: ['Du möchtest ein neues Passwort für {site}. Mit dieser Schaltfläche wählst du eins.'],
    button: 'Neues Passwort wählen',
    footer: [
      'Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}} und funktioniert nur einmal. Danach meldest du dich überall neu an.',
      'Du hast das nicht angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
      'Fragen? Schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Nueva contraseña para {site}',
    heading: 'Elige una nueva contraseña',
    paragraphs: ['Quieres una nueva contraseña para {site}. Con este botón eliges una.'],
    button: 'Elegir nueva contraseña',
    footer: [
      'El enlace funciona durante {hours, plural, one {# hora} many {# de horas} other {# horas}} y una sola vez. Después tendrás que iniciar sesión de nuevo en todas partes.',
      '¿No lo has pedido tú? No tienes que hacer nada: tu contraseña sigue igual.',
      '¿Preguntas? Escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Nouveau mot de passe pour {site}',
    heading: 'Choisis un nouveau mot de passe',
    paragraphs: ['Tu souhaites un nouveau mot de passe pour {site}. Ce bouton te permet de le choisir.'],
    button: 'Choisir un nouveau mot de passe',
    footer: [
      'Le lien est valable {hours, plural, one {# heure} many {# d’heures} other {# heures}} et ne fonctionne qu’une fois. Ensuite, tu devras te reconnecter partout.',
      'Tu n’as rien demandé ? Tu n’as rien à faire : ton mot de passe reste le même.',
      'Des questions ? Écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'Nuova password per {site}',
    heading: 'Scegli una nuova password',
    paragraphs: ['Vuoi una nuova password per {site}. Con questo pulsante ne scegli una.'],
    button: 'Scegli una nuova password',
    footer: [
      'Il link vale {hours, plural, one {# ora} many {# di ore} other {# ore}} e una volta sola. Poi dovrai accedere di nuovo ovunque.',
      'Non l’hai chiesto tu? Non devi fare nulla: la tua password resta com’è.',
      'Domande? Scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Nowe hasło do {site}',
    heading: 'Wybierz nowe hasło',
    paragraphs: ['Chcesz mieć nowe hasło do {site}. Wybierzesz je za pomocą tego przycisku.'],
    button: 'Wybierz nowe hasło',
    footer: [
      'Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} i tylko raz. Potem trzeba zalogować się wszędzie od nowa.',
      'To nie Twoja prośba? Nie musisz nic robić: hasło pozostaje bez zmian.',
      'Masz pytania? Napisz do nas: {email}.',
    ],
  },
};
