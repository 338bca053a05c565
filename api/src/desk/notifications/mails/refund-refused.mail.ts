import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** A refund was refused, with the reason; the credits are back (NTF-02). */
export const refundRefusedMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Over je terugbetaling bij {site}',
    heading: 'We betalen dit niet terug',
    paragraphs: ['Je credits staan weer op je saldo. Dit is waarom: {reason}'],
    button: 'Mijn transacties',
    footer: ['Ben je het er niet mee eens? Mail ons op {email}.'],
  },
  en: {
    subject: 'About your refund at {site}',
    heading: 'We do not pay this back',
    paragraphs: ['Your credits are back in your balance. This is why: {reason}'],
    button: 'My transactions',
    footer: ['You do not agree? Write to us at {email}.'],
  },
  de: {
    subject: 'Zu deiner Rückzahlung bei {site}',
    heading: 'Wir zahlen das nicht zurück',
    paragraphs: ['Deine Credits sind wieder in deinem Guthaben. Der Grund: {reason}'],
    button: 'Meine Transaktionen',
    footer: ['Bist du nicht einverstanden? Schreib uns an {email}.'],
  },
  es: {
    subject: 'Sobre tu reembolso en {site}',
    heading: 'No devolvemos este importe',
    paragraphs: ['Tus créditos están de nuevo en tu saldo. El motivo: {reason}'],
    button: 'Mis movimientos',
    footer: ['¿No estás de acuerdo? Escríbenos a {email}.'],
  },
  fr: {
    subject: 'À propos de ton remboursement sur {site}',
    heading: 'Nous ne remboursons pas cet achat',
    paragraphs: ['Tes crédits sont de retour dans ton solde. La raison : {reason}'],
    button: 'Mes transactions',
    footer: ['Tu n’es pas d’accord ? Écris-nous à {email}.'],
  },
  it: {
    subject: 'Sul tuo rimborso su {site}',
    heading: 'Non rimborsiamo questo acquisto',
    paragraphs: ['I tuoi crediti sono di nuovo nel saldo. Il motivo: {reason}'],
    button: 'Le mie transazioni',
    footer: ['Non sei d’accordo? Scrivici a {email}.'],
  },
  pl: {
    subject: 'W sprawie Twojego zwrotu w {site}',
    heading: 'Nie zwracamy tej kwoty',
    paragraphs: ['Kredyty wróciły na saldo. Powód: {reason}'],
    button: 'Moje transakcje',
    footer: ['Nie zgadzasz się? Napisz do nas: {email}.'],
  },
};
