import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** The statement of reasons that the law asks for, and where to object (PRV-03). */
export const accountDisabledMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je account bij {site} is uitgeschakeld',
    heading: 'Je account is uitgeschakeld',
    paragraphs: [
      'Een medewerker van {site} heeft je account op {date} uitgeschakeld. De reden: “{reason}”',
      'Je bent overal uitgelogd en je profiel is voor niemand meer te zien. Je credits blijven staan.',
      'Ben je het er niet mee eens? Mail ons op {email}. Iemand anders kijkt er dan opnieuw naar.',
    ],
    button: 'Naar {site}',
    footer: ['Je gegevens inzien, je credits terugvragen of je account laten verwijderen kan ook via {email}.'],
  },
  en: {
    subject: 'Your account at {site} has been disabled',
    heading: 'Your account has been disabled',
    paragraphs: [
      'A member of the {site} staff disabled your account on {date}. The reason: “{reason}”',
      'You are logged out everywhere and nobody can see your profile. Your credits stay as they are.',
      'Do you disagree? Write to us at {email}. Someone else will then look at it again.',
    ],
    button: 'Go to {site}',
    footer: ['To see your data, ask for your credits back or have your account deleted, write to {email} as well.'],
  },
  de: {
    subject: 'Dein Konto bei {site} wurde gesperrt',
    heading: 'Dein Konto wurde gesperrt',
    paragraphs: [
      'Jemand aus dem Team von {site} hat dein Konto am {date} gesperrt. Der Grund: „{reason}“',
      'Du bist überall abgemeldet und niemand kann dein Profil sehen. Deine Credits bleiben erhalten.',
      'Du bist nicht einverstanden? Schreib uns an {email}. Dann prüft es jemand anderes noch einmal.',
    ],
    button: 'Zu {site}',
    footer: ['Auch für Auskunft über deine Daten, eine Erstattung deiner Credits oder die Löschung: {email}.'],
  },
  es: {
    subject: 'Tu cuenta en {site} se ha desactivado',
    heading: 'Tu cuenta se ha desactivado',
    paragraphs: [
      'Una persona del equipo de {site} desactivó tu cuenta el {date}. El motivo: «{reason}»',
      'Se han cerrado todas tus sesiones y nadie puede ver tu perfil. Tus créditos se conservan.',
      '¿No estás de acuerdo? Escríbenos a {email}. Otra persona lo revisará de nuevo.',
    ],
    button: 'Ir a {site}',
    footer: ['Para ver tus datos, pedir el reembolso de tus créditos o eliminar tu cuenta, escribe también a {email}.'],
  },
  fr: {
    subject: 'Ton compte sur {site} a été désactivé',
    heading: 'Ton compte a été désactivé',
    paragraphs: [
      'Une personne de l’équipe de {site} a désactivé ton compte le {date}. Le motif : « {reason} »',
      'Toutes tes sessions sont fermées et plus personne ne peut voir ton profil. Tes crédits sont conservés.',
      'Tu n’es pas d’accord ? Écris-nous à {email}. Quelqu’un d’autre réexaminera la décision.',
    ],
    button: 'Aller sur {site}',
    footer: ['Pour consulter tes données, demander le remboursement de tes crédits ou supprimer ton compte : {email}.'],
  },
  it: {
    subject: 'Il tuo account su {site} è stato disattivato',
    heading: 'Il tuo account è stato disattivato',
    paragraphs: [
      'Una persona dello staff di {site} ha disattivato il tuo account il {date}. Il motivo: “{reason}”',
      'Tutte le tue sessioni sono state chiuse e nessuno può vedere il tuo profilo. I tuoi crediti restano.',
      'Non sei d’accordo? Scrivici a {email}. Un’altra persona riesaminerà la decisione.',
    ],
    button: 'Vai su {site}',
    footer: ['Per vedere i tuoi dati, chiedere il rimborso dei crediti o eliminare l’account scrivi sempre a {email}.'],
  },
  pl: {
    subject: 'Twoje konto w {site} zostało wyłączone',
    heading: 'Twoje konto zostało wyłączone',
    paragraphs: [
      'Osoba z zespołu {site} wyłączyła Twoje konto (data: {date}). Powód: „{reason}”',
      'Wylogowaliśmy Cię wszędzie i nikt nie widzi Twojego profilu. Twoje kredyty zostają na koncie.',
      'Nie zgadzasz się? Napisz do nas: {email}. Ktoś inny przyjrzy się temu jeszcze raz.',
    ],
    button: 'Przejdź do {site}',
    footer: ['Także w sprawie wglądu w dane, zwrotu kredytów lub usunięcia konta napisz na {email}.'],
  },
};
