import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** To a member whom staff shut out, at their request: the link is all it takes (PRV-02, ADM-02). */
export const dataExportSentMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je gegevens bij {site}',
    heading: 'Je gegevens staan klaar',
    paragraphs: [
      'Je vroeg ons wat {site} van je bewaart. Met deze knop download je alles in één bestand: je account, je profiel, je foto’s, je gesprekken en wat je hebt gekocht.',
    ],
    button: 'Mijn gegevens downloaden',
    footer: [
      'De link werkt 7 dagen en één keer. Inloggen hoeft niet: stuur deze mail dus aan niemand door.',
      'Bewaar het bestand op een plek waar niemand anders bij kan.',
      'Heb jij dit niet gevraagd? Mail ons dan op {email}.',
    ],
  },
  en: {
    subject: 'Your data at {site}',
    heading: 'Your data is ready',
    paragraphs: [
      'You asked us what {site} keeps about you. This button downloads all of it in one file: your account, your profile, your photos, your conversations and what you bought.',
    ],
    button: 'Download my data',
    footer: [
      'The link works for 7 days and only once. You need not log in, so do not pass this mail on to anybody.',
      'Keep the file where nobody else can get at it.',
      'You did not ask for this? Then write to us at {email}.',
    ],
  },
  de: {
    subject: 'Deine Daten bei {site}',
    heading: 'Deine Daten sind bereit',
    paragraphs: [
      'Du hast uns gefragt, was {site} über dich speichert. Mit dieser Schaltfläche lädst du alles in einer Datei herunter: dein Konto, dein Profil, deine Fotos, deine Unterhaltungen und deine Käufe.',
    ],
    button: 'Meine Daten herunterladen',
    footer: [
      'Der Link gilt 7 Tage und funktioniert nur einmal. Du musst dich nicht anmelden: Leite diese Mail also an niemanden weiter.',
      'Bewahre die Datei dort auf, wo sonst niemand herankommt.',
      'Du hast das nicht angefordert? Dann schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Tus datos en {site}',
    heading: 'Tus datos están listos',
    paragraphs: [
      'Nos has preguntado qué guarda {site} sobre ti. Con este botón lo descargas todo en un archivo: tu cuenta, tu perfil, tus fotos, tus conversaciones y tus compras.',
    ],
    button: 'Descargar mis datos',
    footer: [
      'El enlace funciona durante 7 días y una sola vez. No hace falta iniciar sesión, así que no reenvíes este correo a nadie.',
      'Guarda el archivo donde nadie más pueda verlo.',
      '¿No lo has pedido tú? Escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Tes données sur {site}',
    heading: 'Tes données sont prêtes',
    paragraphs: [
      'Tu nous as demandé ce que {site} conserve à ton sujet. Ce bouton télécharge tout dans un seul fichier : ton compte, ton profil, tes photos, tes conversations et tes achats.',
    ],
    button: 'Télécharger mes données',
    footer: [
      'Le lien est valable 7 jours et ne fonctionne qu’une fois. Il ne demande pas de connexion : ne transfère cet e-mail à personne.',
      'Garde le fichier là où personne d’autre ne peut le voir.',
      'Tu n’as rien demandé ? Écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'I tuoi dati su {site}',
    heading: 'I tuoi dati sono pronti',
    paragraphs: [
      'Ci hai chiesto che cosa {site} conserva di te. Con questo pulsante scarichi tutto in un file: il tuo account, il profilo, le foto, le conversazioni e gli acquisti.',
    ],
    button: 'Scarica i miei dati',
    footer: [
      'Il link vale 7 giorni e una volta sola. Non serve accedere: non inoltrare questa e-mail a nessuno.',
      'Conserva il file dove nessun altro può vederlo.',
      'Non l’hai chiesto tu? Scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Twoje dane w {site}',
    heading: 'Twoje dane są gotowe',
    paragraphs: [
      'Oto, zgodnie z Twoją prośbą, co {site} o Tobie przechowuje. Ten przycisk pobiera wszystko w jednym pliku: konto, profil, zdjęcia, rozmowy i zakupy.',
    ],
    button: 'Pobierz moje dane',
    footer: [
      'Link działa przez 7 dni i tylko raz. Nie trzeba się logować, więc nie przesyłaj tej wiadomości nikomu dalej.',
      'Przechowuj plik tam, gdzie nikt inny nie ma dostępu.',
      'To nie Twoja prośba? Napisz do nas: {email}.',
    ],
  },
};
