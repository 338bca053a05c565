import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

export const dataExportMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je gegevens bij {site}',
    heading: 'Je gegevens staan klaar',
    paragraphs: [
      'Je wilt weten wat {site} van je bewaart. Met deze knop download je alles in één bestand: je account, je profiel, je foto’s, je gesprekken en wat je hebt gekocht.',
    ],
    button: 'Mijn gegevens downloaden',
    footer: [
      'De link werkt 7 dagen en één keer. Je logt er eerst voor in.',
      'Bewaar het bestand op een plek waar niemand anders bij kan.',
      'Heb jij dit niet gevraagd? Wijzig dan je wachtwoord: iemand is misschien ingelogd als jij.',
      'Vragen? Mail ons op {email}.',
    ],
  },
  en: {
    subject: 'Your data at {site}',
    heading: 'Your data is ready',
    paragraphs: [
      'You want to know what {site} keeps about you. This button downloads all of it in one file: your account, your profile, your photos, your conversations and what you bought.',
    ],
    button: 'Download my data',
    footer: [
      'The link works for 7 days and only once. You log in first.',
      'Keep the file where nobody else can get at it.',
      'You did not ask for this? Then change your password: somebody may be logged in as you.',
      'Questions? Write to us at {email}.',
    ],
  },
  de: {
    subject: 'Deine Daten bei {site}',
    heading: 'Deine Daten sind bereit',
    paragraphs: [
      'Du möchtest wissen, was {site} über dich speichert. Mit dieser Schaltfläche lädst du alles in einer Datei herunter: dein Konto, dein Profil, deine Fotos, deine Unterhaltungen und deine Käufe.',
    ],
    button: 'Meine Daten herunterladen',
    footer: [
      'Der Link gilt 7 Tage und funktioniert nur einmal. Vorher meldest du dich an.',
      'Bewahre die Datei dort auf, wo sonst niemand herankommt.',
      'Du hast das nicht angefordert? Dann ändere dein Passwort: Vielleicht ist jemand anderes in deinem Konto angemeldet.',
      'Fragen? Schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Tus datos en {site}',
    heading: 'Tus datos están listos',
    paragraphs: [
      'Quieres saber qué guarda {site} sobre ti. Con este botón lo descargas todo en un archivo: tu cuenta, tu perfil, tus fotos, tus conversaciones y tus compras.',
    ],
    button: 'Descargar mis datos',
    footer: [
      'El enlace funciona durante 7 días y una sola vez. Antes tendrás que iniciar sesión.',
      'Guarda el archivo donde nadie más pueda verlo.',
      '¿No lo has pedido tú? Cambia tu contraseña: puede que alguien haya entrado en tu cuenta.',
      '¿Preguntas? Escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Tes données sur {site}',
    heading: 'Tes données sont prêtes',
    paragraphs: [
      'Tu veux savoir ce que {site} conserve à ton sujet. Ce bouton télécharge tout dans un seul fichier : ton compte, ton profil, tes photos, tes conversations et tes achats.',
    ],
    button: 'Télécharger mes données',
    footer: [
      'Le lien est valable 7 jours et ne fonctionne qu’une fois. Tu devras d’abord te connecter.',
      'Garde le fichier là où personne d’autre ne peut le voir.',
      'Tu n’as rien demandé ? Change ton mot de passe : quelqu’un est peut-être connecté à ta place.',
      'Des questions ? Écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'I tuoi dati su {site}',
    heading: 'I tuoi dati sono pronti',
    paragraphs: [
      'Vuoi sapere che cosa {site} conserva di te. Con questo pulsante scarichi tutto in un file: il tuo account, il profilo, le foto, le conversazioni e gli acquisti.',
    ],
    button: 'Scarica i miei dati',
    footer: [
      'Il link vale 7 giorni e una volta sola. Prima dovrai accedere.',
      'Conserva il file dove nessun altro può vederlo.',
      'Non l’hai chiesto tu? Cambia la password: forse qualcuno ha effettuato l’accesso al posto tuo.',
      'Domande? Scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Twoje dane w {site}',
    heading: 'Twoje dane są gotowe',
    paragraphs: [
      'Chcesz wiedzieć, co {site} o Tobie przechowuje. Ten przycisk pobiera wszystko w jednym pliku: konto, profil, zdjęcia, rozmowy i zakupy.',
    ],
    button: 'Pobierz moje dane',
    footer: [
      'Link działa przez 7 dni i tylko raz. Najpierw trzeba się zalogować.',
      'Przechowuj plik tam, gdzie nikt inny nie ma dostępu.',
      'To nie Twoja prośba? Zmień hasło: być może ktoś zalogował się na Twoje konto.',
      'Masz pytania? Napisz do nas: {email}.',
    ],
  },
};
