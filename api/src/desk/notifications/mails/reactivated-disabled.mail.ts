import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** The same for a member whom staff shut out, and who stays so (ADM-02). */
export const reactivatedDisabledMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je gegevens bij {site} blijven bewaard',
    heading: 'De verwijdering is ingetrokken',
    paragraphs: [
      'Je gegevens worden niet gewist, en je credits staan er nog.',
      'Je account blijft uitgeschakeld: niemand ziet je profiel en inloggen kan niet. Ben je het daar niet mee eens? Mail ons op {email}.',
    ],
    button: 'Naar {site}',
    footer: ['Heb jij dit niet gedaan? Mail ons dan op {email}.'],
  },
  en: {
    subject: 'Your data at {site} is kept',
    heading: 'The deletion has been taken back',
    paragraphs: [
      'Your data will not be erased, and your credits are still there.',
      'Your account stays disabled: nobody can see your profile and you cannot log in. Do you disagree? Write to us at {email}.',
    ],
    button: 'Go to {site}',
    footer: ['You did not do this? Write to us at {email}.'],
  },
  de: {
    subject: 'Deine Daten bei {site} bleiben erhalten',
    heading: 'Die Löschung wurde zurückgenommen',
    paragraphs: [
      'Deine Daten werden nicht gelöscht, und deine Credits sind noch da.',
      'Dein Konto bleibt gesperrt: Niemand sieht dein Profil und Anmelden ist nicht möglich. Du bist nicht einverstanden? Schreib uns an {email}.',
    ],
    button: 'Zu {site}',
    footer: ['Du warst das nicht? Schreib uns an {email}.'],
  },
  es: {
    subject: 'Tus datos en {site} se conservan',
    heading: 'La eliminación se ha anulado',
    paragraphs: [
      'Tus datos no se borrarán y tus créditos siguen ahí.',
      'Tu cuenta sigue desactivada: nadie ve tu perfil y no puedes iniciar sesión. ¿No estás de acuerdo? Escríbenos a {email}.',
    ],
    button: 'Ir a {site}',
    footer: ['¿No has sido tú? Escríbenos a {email}.'],
  },
  fr: {
    subject: 'Tes données sur {site} sont conservées',
    heading: 'La suppression est annulée',
    paragraphs: [
      'Tes données ne seront pas effacées et tes crédits sont toujours là.',
      'Ton compte reste désactivé : personne ne voit ton profil et tu ne peux pas te connecter. Tu n’es pas d’accord ? Écris-nous à {email}.',
    ],
    button: 'Aller sur {site}',
    footer: ['Ce n’était pas toi ? Écris-nous à {email}.'],
  },
  it: {
    subject: 'I tuoi dati su {site} restano conservati',
    heading: 'L’eliminazione è stata annullata',
    paragraphs: [
      'I tuoi dati non verranno cancellati e i tuoi crediti sono ancora lì.',
      'Il tuo account resta disattivato: nessuno vede il tuo profilo e non puoi accedere. Non sei d’accordo? Scrivici a {email}.',
    ],
    button: 'Vai su {site}',
    footer: ['Non hai fatto tu questa operazione? Scrivici a {email}.'],
  },
  pl: {
    subject: 'Twoje dane w {site} zostają',
    heading: 'Usunięcie zostało cofnięte',
    paragraphs: [
      'Nie usuniemy Twoich danych, a kredyty są na swoim miejscu.',
      'Konto pozostaje wyłączone: nikt nie widzi profilu i nie da się zalogować. Nie zgadzasz się z tym? Napisz do nas: {email}.',
    ],
    button: 'Przejdź do {site}',
    footer: ['To nie Ty? Napisz do nas: {email}.'],
  },
};
