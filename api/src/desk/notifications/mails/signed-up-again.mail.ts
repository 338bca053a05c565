import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** To whose address has an account, when somebody signed up with it and was told nothing (ACC-08). */
export const signedUpAgainMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je hebt al een account bij {site}',
    heading: 'Je hebt al een account',
    paragraphs: [
      'Iemand probeerde zich met dit e-mailadres in te schrijven bij {site}. Er is geen nieuw account gemaakt: je hebt er al een.',
      'Was jij het? Log dan in met je wachtwoord. Weet je het niet meer? Kies dan met deze knop een nieuw.',
    ],
    button: 'Nieuw wachtwoord kiezen',
    footer: [
      'De link werkt {hours, plural, one {# uur} other {# uur}} en één keer. Daarna log je overal opnieuw in.',
      'Was jij het niet? Dan hoef je niets te doen: je account en je wachtwoord blijven zoals ze zijn.',
      'Vragen? Mail ons op {email}.',
    ],
  },
  en: {
    subject: 'You already have an account at {site}',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody tried to sign up at {site} with this e-mail address. No new account was made: you already have one.',
      'Was it you? Then log in with your password. If you no longer know it, this button lets you choose a new one.',
    ],
    button: 'Choose new password',
    footer: [
      'The link works for {hours, plural, one {# hour} other {# hours}} and only once. After that you log in again everywhere.',
      'It was not you? Then there is nothing to do: your account and your password stay as they are.',
      'Questions? Write to us at {email}.',
    ],
  },
  de: {
    subject: 'Du hast schon ein Konto bei {site}',
    heading: 'Du hast schon ein Konto',
    paragraphs: [
      'Jemand wollte sich mit dieser E-Mail-Adresse bei {site} registrieren. Es wurde kein neues Konto angelegt: Du hast schon eins.',
      'Warst du das? Dann logge dich mit deinem Passwort ein. Falls du es nicht mehr weißt, wählst du mit dieser Schaltfläche ein neues.',
    ],
    button: 'Neues Passwort wählen',
    footer: [
      'Der Link gilt {hours, plural, one {# Stunde} other {# Stunden}} und funktioniert nur einmal. Danach meldest du dich überall neu an.',
      'Du warst das nicht? Dann musst du nichts tun: Dein Konto und dein Passwort bleiben, wie sie sind.',
      'Fragen? Schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Ya tienes una cuenta en {site}',
    heading: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien ha intentado registrarse en {site} con esta dirección de correo. No se ha creado ninguna cuenta nueva: ya tienes una.',
      '¿Has sido tú? Inicia sesión con tu contraseña. Si ya no la recuerdas, con este botón eliges una nueva.',
    ],
    button: 'Elegir nueva contraseña',
    footer: [
      'El enlace funciona durante {hours, plural, one {# hora} many {# de horas} other {# horas}} y una sola vez. Después tendrás que iniciar sesión de nuevo en todas partes.',
      '¿No has sido tú? No tienes que hacer nada: tu cuenta y tu contraseña siguen igual.',
      '¿Preguntas? Escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Tu as déjà un compte sur {site}',
    heading: 'Tu as déjà un compte',
    paragraphs: [
      'Quelqu’un a essayé de s’inscrire sur {site} avec cette adresse e-mail. Aucun nouveau compte n’a été créé : tu en as déjà un.',
      'C’était toi ? Connecte-toi avec ton mot de passe. Si tu ne le connais plus, ce bouton te permet d’en choisir un nouveau.',
    ],
    button: 'Choisir un nouveau mot de passe',
    footer: [
      'Le lien est valable {hours, plural, one {# heure} many {# d’heures} other {# heures}} et ne fonctionne qu’une fois. Ensuite, tu devras te reconnecter partout.',
      'Ce n’était pas toi ? Tu n’as rien à faire : ton compte et ton mot de passe restent les mêmes.',
      'Des questions ? Écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'Hai già un account su {site}',
    heading: 'Hai già un account',
    paragraphs: [
      'Qualcuno ha provato a iscriversi a {site} con questo indirizzo e-mail. Non è stato creato un nuovo account: ne hai già uno.',
      'Eri tu? Accedi con la tua password. Se non la ricordi più, con questo pulsante ne scegli una nuova.',
    ],
    button: 'Scegli una nuova password',
    footer: [
      'Il link vale {hours, plural, one {# ora} many {# di ore} other {# ore}} e una volta sola. Poi dovrai accedere di nuovo ovunque.',
      'Non eri tu? Non devi fare nulla: il tuo account e la tua password restano come sono.',
      'Domande? Scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Masz już konto w {site}',
    heading: 'Masz już konto',
    paragraphs: [
      'Ktoś próbował zarejestrować się w {site} z tym adresem e-mail. Nowe konto nie powstało: masz już jedno.',
      'To Ty? Zaloguj się swoim hasłem. Jeśli go nie pamiętasz, za pomocą tego przycisku wybierzesz nowe.',
    ],
    button: 'Wybierz nowe hasło',
    footer: [
      'Link działa przez {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} i tylko raz. Potem trzeba zalogować się wszędzie od nowa.',
      'To nie Ty? Nie musisz nic robić: konto i hasło pozostają bez zmian.',
      'Masz pytania? Napisz do nas: {email}.',
    ],
  },
};
