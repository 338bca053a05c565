import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** A payment has come; the receipt is attached (NTF-02). */
export const receiptMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je kwitantie van {site}',
    heading: 'Je credits staan klaar',
    paragraphs: [
      'Dank je wel. Je betaling is binnen; kwitantie {number} zit als pdf bij deze mail.',
      'Je vroeg om je credits meteen te kunnen gebruiken. Wat je ervan uitgeeft, kun je niet meer terugvragen. Ongebruikte credits vraag je {days, plural, =0 {nog dezelfde dag} one {binnen # dag} other {binnen # dagen}} terug bij je transacties.',
    ],
    button: 'Mijn transacties',
    footer: ['Vragen? Mail ons op {email}.'],
  },
  en: {
    subject: 'Your receipt from {site}',
    heading: 'Your credits are ready',
    paragraphs: [
      'Thank you. Your payment has come in; receipt {number} is attached as a PDF.',
      'You asked to be able to use your credits right away. What you spend of them you cannot ask back. Unused credits you can ask back {days, plural, =0 {on the same day only} one {within # day} other {within # days}}, under your transactions.',
    ],
    button: 'My transactions',
    footer: ['Questions? Write to us at {email}.'],
  },
  de: {
    subject: 'Deine Quittung von {site}',
    heading: 'Deine Credits sind da',
    paragraphs: [
      'Danke. Deine Zahlung ist eingegangen; die Quittung {number} liegt dieser Mail als PDF bei.',
      'Du wolltest deine Credits sofort nutzen können. Was du davon ausgibst, kannst du nicht mehr zurückfordern. Ungenutzte Credits kannst du {days, plural, =0 {nur am selben Tag} one {innerhalb von # Tag} other {innerhalb von # Tagen}} unter deinen Transaktionen zurückfordern.',
    ],
    button: 'Meine Transaktionen',
    footer: ['Fragen? Schreib uns an {email}.'],
  },
  es: {
    subject: 'Tu recibo de {site}',
    heading: 'Tus créditos están listos',
    paragraphs: [
      'Gracias. Hemos recibido tu pago; el recibo {number} va adjunto en PDF.',
      'Pediste poder usar tus créditos de inmediato. Los que gastes ya no se reembolsan. De los que no uses puedes pedir el reembolso {days, plural, =0 {solo el mismo día} one {en un plazo de # día} many {en un plazo de # de días} other {en un plazo de # días}}, en tus movimientos.',
    ],
    button: 'Mis movimientos',
    footer: ['¿Preguntas? Escríbenos a {email}.'],
  },
  fr: {
    subject: 'Ton reçu de {site}',
    heading: 'Tes crédits sont là',
    paragraphs: [
      'Merci. Ton paiement est arrivé ; le reçu {number} est joint en PDF.',
      'Tu as demandé à pouvoir utiliser tes crédits tout de suite. Ceux que tu dépenses ne sont plus remboursables. Tu peux demander le remboursement des crédits non utilisés {days, plural, =0 {le jour même seulement} one {dans un délai de # jour} many {dans un délai de # de jours} other {dans un délai de # jours}}, depuis tes transactions.',
    ],
    button: 'Mes transactions',
    footer: ['Des questions ? Écris-nous à {email}.'],
  },
  it: {
    subject: 'La tua ricevuta di {site}',
    heading: 'I tuoi crediti sono pronti',
    paragraphs: [
      'Grazie. Il pagamento è arrivato; la ricevuta {number} è allegata in PDF.',
      'Hai chiesto di poter usare subito i crediti. Quelli che spendi non sono più rimborsabili. Di quelli non usati puoi chiedere il rimborso {days, plural, =0 {solo il giorno stesso} one {entro # giorno} many {entro # di giorni} other {entro # giorni}}, dalle tue transazioni.',
    ],
    button: 'Le mie transazioni',
    footer: ['Domande? Scrivici a {email}.'],
  },
  pl: {
    subject: 'Twój rachunek z {site}',
    heading: 'Twoje kredyty są gotowe',
    paragraphs: [
      'Dziękujemy. Płatność dotarła; rachunek {number} jest w załączniku PDF.',
      'Zgodnie z Twoim życzeniem kredyty są dostępne od razu. O zwrot wykorzystanych nie można już prosić. O zwrot niewykorzystanych możesz poprosić w swoich transakcjach {days, plural, =0 {tylko tego samego dnia} one {w ciągu # dnia} few {w ciągu # dni} many {w ciągu # dni} other {w ciągu # dnia}}.',
    ],
    button: 'Moje transakcje',
    footer: ['Masz pytania? Napisz do nas: {email}.'],
  },
};
