import type { Locale } from '../../ground/settings/index.js';

/** First in the file of own data: what is where, and what is not in it. */
export interface ReadMeTexts {
  heading: string;
  made: string;
  files: {
    account: string;
    profile: string;
    photos: string;
    conversations: string;
    history: string;
  };
  reading: string;
  leftOut: string;
  questions: string;
}

export const READ_ME: Record<Locale, ReadMeTexts> = {
  nl: {
    heading: 'Je gegevens bij {site}',
    made: 'Gemaakt op {day}. Dit is wat we van je bewaren.',
    files: {
      account: 'je account, waar je bent ingelogd, wat je wilt horen en welke mailings je kreeg',
      profile: 'je profiel zoals het nu is',
      photos: 'je foto’s en hoe het ermee staat; de beelden zelf staan in de map photos',
      conversations: 'je gesprekken, met wat jij schreef en wat je kreeg',
      history: 'alles wat er met je account is gebeurd, per onderwerp: toestemmingen, likes, aankopen, besluiten',
    },
    reading:
      'De bestanden zijn JSON. Je opent ze met een teksteditor of sleept ze naar je browser. Tijden zijn in UTC, bedragen in centen.',
    leftOut:
      'Wat anderen over jou deden (likes, blokkades, meldingen) is van hen en staat hier niet in. Aantekeningen van ons team kun je per mail opvragen. Je wachtwoord kennen we niet: we bewaren alleen een versleutelde afdruk.',
    questions: 'Vragen, of iets verbeteren of wissen? Mail {email}.',
  },
  en: {
    heading: 'Your data at {site}',
    made: 'Made on {day}. This is what we keep about you.',
    files: {
      account: 'your account, where you are logged in, what you want to hear of and which mailings you got',
      profile: 'your profile as it is now',
      photos: 'your photos and how each stands; the pictures are in the folder photos',
      conversations: 'your conversations, with what you wrote and what you received',
      history: 'all that happened with your account, by subject: consents, likes, purchases, decisions',
    },
    reading:
      'The files are JSON. Open them with a text editor, or drag them into your browser. Times are in UTC, amounts in cents.',
    leftOut:
      'What others did about you (likes, blocks, reports) is theirs and not in here. Notes of our team you can ask for by mail. We do not know your password: we keep a scrambled print of it alone.',
    questions: 'Questions, or something to correct or erase? Write to {email}.',
  },
  de: {
    heading: 'Deine Daten bei {site}',
    made: 'Erstellt am {day}. Das speichern wir über dich.',
    files: {
      account:
        'dein Konto, wo du angemeldet bist, worüber du informiert werden möchtest und welche Rundmails du bekommen hast',
      profile: 'dein Profil, wie es jetzt ist',
      photos: 'deine Fotos und ihr Stand; die Bilder selbst liegen im Ordner photos',
      conversations: 'deine Unterhaltungen, mit dem, was du geschrieben und bekommen hast',
      history: 'alles, was mit deinem Konto geschehen ist, nach Thema: Einwilligungen, Likes, Käufe, Entscheidungen',
    },
    reading:
      'Die Dateien sind JSON. Öffne sie mit einem Texteditor oder ziehe sie in deinen Browser. Zeiten sind in UTC, Beträge in Cent.',
    leftOut:
      'Was andere über dich getan haben (Likes, Blockierungen, Meldungen), gehört ihnen und steht hier nicht. Notizen unseres Teams kannst du per E-Mail anfordern. Dein Passwort kennen wir nicht: Wir speichern nur einen verschlüsselten Abdruck.',
    questions: 'Fragen, oder etwas zu berichtigen oder zu löschen? Schreib an {email}.',
  },
  es: {
    heading: 'Tus datos en {site}',
    made: 'Creado el {day}. Esto es lo que guardamos sobre ti.',
    files: {
      account: 'tu cuenta, dónde tienes la sesión abierta, de qué quieres que te avisemos y qué envíos has recibido',
      profile: 'tu perfil tal como está ahora',
      photos: 'tus fotos y su estado; las imágenes están en la carpeta photos',
      conversations: 'tus conversaciones, con lo que escribiste y lo que recibiste',
      history: 'todo lo que ha pasado con tu cuenta, por temas: consentimientos, likes, compras, decisiones',
    },
    reading:
      'Los archivos son JSON. Ábrelos con un editor de texto o arrástralos a tu navegador. Las horas están en UTC y los importes en céntimos.',
    leftOut:
      'Lo que otros hicieron respecto a ti (likes, bloqueos, denuncias) es suyo y no está aquí. Las notas de nuestro equipo puedes pedirlas por correo. No conocemos tu contraseña: solo guardamos una huella cifrada.',
    questions: '¿Preguntas, o algo que corregir o borrar? Escribe a {email}.',
  },
  fr: {
    heading: 'Tes données sur {site}',
    made: 'Créé le {day}. Voici ce que nous conservons à ton sujet.',
    files: {
      account: 'ton compte, tes connexions ouvertes, les messages que tu veux recevoir et les envois que tu as reçus',
      profile: 'ton profil tel qu’il est maintenant',
      photos: 'tes photos et leur état ; les images se trouvent dans le dossier photos',
      conversations: 'tes conversations, avec ce que tu as écrit et ce que tu as reçu',
      history: 'tout ce qui s’est passé avec ton compte, par sujet : consentements, likes, achats, décisions',
    },
    reading:
      'Les fichiers sont en JSON. Ouvre-les avec un éditeur de texte ou fais-les glisser dans ton navigateur. Les heures sont en UTC, les montants en centimes.',
    leftOut:
      'Ce que d’autres ont fait à ton sujet (likes, blocages, signalements) leur appartient et n’y figure pas. Tu peux demander par e-mail les notes de notre équipe. Nous ne connaissons pas ton mot de passe : nous n’en gardons qu’une empreinte chiffrée.',
    questions: 'Des questions, ou quelque chose à corriger ou à effacer ? Écris à {email}.',
  },
  it: {
    heading: 'I tuoi dati su {site}',
    made: 'Creato il {day}. È ciò che conserviamo di te.',
    files: {
      account: 'il tuo account, i tuoi accessi aperti, gli avvisi che vuoi ricevere e le newsletter che hai ricevuto',
      profile: 'il tuo profilo com’è adesso',
      photos: 'le tue foto e il loro stato; le immagini sono nella cartella photos',
      conversations: 'le tue conversazioni, con ciò che hai scritto e ciò che hai ricevuto',
      history: 'tutto ciò che è successo con il tuo account, per argomento: consensi, like, acquisti, decisioni',
    },
    reading:
      'I file sono in JSON. Aprili con un editor di testo o trascinali nel browser. Gli orari sono in UTC, gli importi in centesimi.',
    leftOut:
      'Ciò che altri hanno fatto nei tuoi confronti (like, blocchi, segnalazioni) appartiene a loro e qui non c’è. Le note del nostro team puoi chiederle per e-mail. Non conosciamo la tua password: ne conserviamo solo un’impronta cifrata.',
    questions: 'Domande, o qualcosa da correggere o cancellare? Scrivi a {email}.',
  },
  pl: {
    heading: 'Twoje dane w {site}',
    made: 'Utworzono {day}. Oto, co o Tobie przechowujemy.',
    files: {
      account: 'Twoje konto, otwarte sesje, to, o czym chcesz dostawać wiadomości, i wysłane do Ciebie mailingi',
      profile: 'Twój profil w obecnej postaci',
      photos: 'Twoje zdjęcia i ich stan; same obrazy są w folderze photos',
      conversations: 'Twoje rozmowy: to, co zostało napisane i co do Ciebie przyszło',
      history: 'wszystko, co działo się z Twoim kontem, według tematów: zgody, polubienia, zakupy, decyzje',
    },
    reading:
      'Pliki są w formacie JSON. Otworzysz je w edytorze tekstu albo przeciągając do przeglądarki. Godziny podano w UTC, kwoty w groszach lub centach.',
    leftOut:
      'To, co inni zrobili wobec Ciebie (polubienia, blokady, zgłoszenia), należy do nich i tu tego nie ma. O notatki naszego zespołu możesz poprosić mailem. Nie znamy Twojego hasła: przechowujemy tylko jego zaszyfrowany odcisk.',
    questions: 'Pytania albo coś do poprawienia lub usunięcia? Napisz na {email}.',
  },
};
