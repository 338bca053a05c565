import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

export const deletionMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je account bij {site} is verwijderd',
    heading: 'Jammer dat je gaat',
    paragraphs: [
      'Je account is verwijderd en je profiel is voor niemand meer te zien.',
      'Bedenk je je? Tot {date} kun je met deze knop terugkomen en vind je alles terug zoals het was.',
    ],
    button: 'Mijn account herstellen',
    footer: [
      'Na {date} wissen we je gegevens voorgoed, ook je resterende credits. Dat is niet terug te draaien.',
      'Heb jij je account niet verwijderd? Herstel het dan en wijzig je wachtwoord.',
      'Vragen? Mail ons op {email}.',
    ],
  },
  en: {
    subject: 'Your account at {site} has been deleted',
    heading: 'Sorry to see you go',
    paragraphs: [
      'Your account is deleted and nobody can see your profile any more.',
      'Changed your mind? Until {date} this button brings you back, and you will find everything as it was.',
    ],
    button: 'Restore my account',
    footer: [
      'After {date} we erase your data for good, remaining credits included. That cannot be undone.',
      'You did not delete your account? Restore it and change your password.',
      'Questions? Write to us at {email}.',
    ],
  },
  de: {
    subject: 'Dein Konto bei {site} wurde gelöscht',
    heading: 'Schade, dass du gehst',
    paragraphs: [
      'Dein Konto ist gelöscht und niemand kann dein Profil mehr sehen.',
      'Du hast es dir anders überlegt? Bis zum {date} kommst du mit dieser Schaltfläche zurück und findest alles so vor, wie es war.',
    ],
    button: 'Mein Konto wiederherstellen',
    footer: [
      'Nach dem {date} löschen wir deine Daten endgültig, auch verbleibende Credits. Das lässt sich nicht rückgängig machen.',
      'Du hast dein Konto nicht gelöscht? Stelle es wieder her und ändere dein Passwort.',
      'Fragen? Schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Tu cuenta en {site} se ha eliminado',
    heading: 'Sentimos que te vayas',
    paragraphs: [
      'Tu cuenta está eliminada y nadie puede ver ya tu perfil.',
      '¿Has cambiado de idea? Hasta el {date} puedes volver con este botón y lo encontrarás todo como estaba.',
    ],
    button: 'Recuperar mi cuenta',
    footer: [
      'Después del {date} borraremos tus datos para siempre, incluidos los créditos que te queden. No se puede deshacer.',
      '¿No has eliminado tú la cuenta? Recupérala y cambia tu contraseña.',
      '¿Preguntas? Escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Ton compte sur {site} a été supprimé',
    heading: 'Dommage que tu partes',
    paragraphs: [
      'Ton compte est supprimé et plus personne ne peut voir ton profil.',
      'Tu as changé d’avis ? Jusqu’au {date}, ce bouton te permet de revenir et de tout retrouver comme avant.',
    ],
    button: 'Rétablir mon compte',
    footer: [
      'Après le {date}, nous effaçons définitivement tes données, crédits restants compris. C’est irréversible.',
      'Tu n’as pas supprimé ton compte ? Rétablis-le et change ton mot de passe.',
      'Des questions ? Écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'Il tuo account su {site} è stato eliminato',
    heading: 'Ci dispiace che tu vada via',
    paragraphs: [
      'Il tuo account è stato eliminato e nessuno può più vedere il tuo profilo.',
      'Hai cambiato idea? Fino al {date} puoi tornare con questo pulsante e ritrovare tutto com’era.',
    ],
    button: 'Ripristina il mio account',
    footer: [
      'Dopo il {date} cancelleremo per sempre i tuoi dati, compresi i crediti rimasti. Non si può annullare.',
      'Non hai eliminato tu il tuo account? Ripristinalo e cambia la password.',
      'Domande? Scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Twoje konto w {site} zostało usunięte',
    heading: 'Szkoda, że odchodzisz',
    paragraphs: [
      'Twoje konto jest usunięte i nikt nie widzi już Twojego profilu.',
      'Zmieniasz zdanie? Do {date} możesz wrócić za pomocą tego przycisku: wszystko będzie tak, jak było.',
    ],
    button: 'Przywróć moje konto',
    footer: [
      'Po {date} usuniemy Twoje dane na zawsze, razem z pozostałymi kredytami. Tego nie da się cofnąć.',
      'To nie Ty usuwasz konto? Przywróć je i zmień hasło.',
      'Masz pytania? Napisz do nas: {email}.',
    ],
  },
};
