import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** DeliveryLog some days before an account is debited, as the scheme demands (MNY-04). */
export const debitNoticeMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Op {day} schrijven we {amount} af',
    heading: 'We schrijven {amount} af',
    paragraphs: [
      'Je hebt bij {site} betaald per incasso. Op {day} schrijven we {amount} af van je rekening {account}.',
      'Incassant: {creditor}, incassant-ID {creditor_id}. Kenmerk van je machtiging: {reference}.',
      'Zorg dat er genoeg op je rekening staat. Niet eens met de afschrijving? Tot acht weken erna kun je die door je bank laten terugboeken.',
    ],
    button: 'Naar je transacties',
    footer: ['Vragen? Mail ons op {email}.'],
  },
  en: {
    subject: 'We collect {amount} on {day}',
    heading: 'We collect {amount}',
    paragraphs: [
      'You paid at {site} by direct debit. On {day} we collect {amount} from your account {account}.',
      'Creditor: {creditor}, creditor identifier {creditor_id}. Reference of your mandate: {reference}.',
      'Please see that there is enough on your account. You do not agree? For eight weeks afterwards your bank refunds the debit if you ask for it.',
    ],
    button: 'Go to your transactions',
    footer: ['Questions? Write to us at {email}.'],
  },
  de: {
    subject: 'Am {day} buchen wir {amount} ab',
    heading: 'Wir buchen {amount} ab',
    paragraphs: [
      'Du hast bei {site} per Lastschrift bezahlt. Am {day} buchen wir {amount} von deinem Konto {account} ab.',
      'Gläubiger: {creditor}, Gläubiger-Identifikationsnummer {creditor_id}. Mandatsreferenz: {reference}.',
      'Bitte sorge dafür, dass dein Konto gedeckt ist. Nicht einverstanden? Bis acht Wochen nach der Abbuchung kannst du sie von deiner Bank zurückbuchen lassen.',
    ],
    button: 'Zu deinen Transaktionen',
    footer: ['Fragen? Schreib uns an {email}.'],
  },
  es: {
    subject: 'El {day} cobraremos {amount}',
    heading: 'Cobraremos {amount}',
    paragraphs: [
      'Has pagado en {site} por domiciliación. El {day} cobraremos {amount} de tu cuenta {account}.',
      'Acreedor: {creditor}, identificador {creditor_id}. Referencia de tu mandato: {reference}.',
      'Comprueba que haya saldo suficiente. ¿No estás de acuerdo? Durante las ocho semanas siguientes puedes pedir a tu banco que te devuelva el cargo.',
    ],
    button: 'Ver tus movimientos',
    footer: ['¿Preguntas? Escríbenos a {email}.'],
  },
  fr: {
    subject: 'Le {day}, nous prélevons {amount}',
    heading: 'Nous prélevons {amount}',
    paragraphs: [
      'Tu as payé sur {site} par prélèvement. Le {day}, nous prélevons {amount} sur ton compte {account}.',
      'Créancier : {creditor}, identifiant {creditor_id}. Référence de ton mandat : {reference}.',
      'Vérifie que ton compte est approvisionné. Pas d’accord ? Pendant les huit semaines suivantes, tu peux demander à ta banque de te rembourser.',
    ],
    button: 'Voir tes transactions',
    footer: ['Des questions ? Écris-nous à {email}.'],
  },
  it: {
    subject: 'Il {day} addebitiamo {amount}',
    heading: 'Addebitiamo {amount}',
    paragraphs: [
      'Hai pagato su {site} con addebito diretto. Il {day} addebitiamo {amount} sul tuo conto {account}.',
      'Creditore: {creditor}, identificativo {creditor_id}. Riferimento del mandato: {reference}.',
      'Controlla che il conto sia coperto. Non sei d’accordo? Per le otto settimane successive puoi chiedere il rimborso alla tua banca.',
    ],
    button: 'Vai alle tue transazioni',
    footer: ['Domande? Scrivici a {email}.'],
  },
  pl: {
    subject: '{day} pobierzemy {amount}',
    heading: 'Pobierzemy {amount}',
    paragraphs: [
      'Forma Twojej płatności w {site} to polecenie zapłaty. {day} pobierzemy {amount} z Twojego konta {account}.',
      'Wierzyciel: {creditor}, identyfikator {creditor_id}. Numer upoważnienia: {reference}.',
      'Zadbaj o wystarczające środki na koncie. Nie zgadzasz się? Przez osiem tygodni od pobrania możesz zażądać zwrotu w swoim banku.',
    ],
    button: 'Przejdź do transakcji',
    footer: ['Masz pytania? Napisz do nas: {email}.'],
  },
};
