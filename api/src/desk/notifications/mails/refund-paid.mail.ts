import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** The money has gone back; the credit note is attached (NTF-02). */
export const refundPaidMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je geld is teruggestort door {site}',
    heading: 'Je geld is onderweg',
    paragraphs: [
      'We hebben het teruggestort op de manier waarop je betaalde. Creditnota {number} zit als pdf bij deze mail.',
      'Bij je bank kan het nog een paar dagen duren voor je het ziet.',
    ],
    button: 'Mijn transacties',
    footer: ['Vragen? Mail ons op {email}.'],
  },
  en: {
    subject: '{site} has paid your money back',
    heading: 'Your money is on its way',
    paragraphs: [
      'We have paid it back the way you paid. Credit note {number} is attached as a PDF.',
      'Your bank may need a few more days before you see it.',
    ],
    button: 'My transactions',
    footer: ['Questions? Write to us at {email}.'],
  },
  de: {
    subject: '{site} hat dein Geld zurückgezahlt',
    heading: 'Dein Geld ist unterwegs',
    paragraphs: [
      'Wir haben es auf dem Weg zurückgezahlt, auf dem du bezahlt hast. Die Gutschrift {number} liegt als PDF bei.',
      'Bei deiner Bank kann es noch ein paar Tage dauern.',
    ],
    button: 'Meine Transaktionen',
    footer: ['Fragen? Schreib uns an {email}.'],
  },
  es: {
    subject: '{site} te ha devuelto el dinero',
    heading: 'Tu dinero está en camino',
    paragraphs: [
      'Lo hemos devuelto por el medio con el que pagaste. La nota de abono {number} va adjunta en PDF.',
      'Tu banco puede tardar unos días en mostrarlo.',
    ],
    button: 'Mis movimientos',
    footer: ['¿Preguntas? Escríbenos a {email}.'],
  },
  fr: {
    subject: '{site} t’a remboursé',
    heading: 'Ton argent est en route',
    paragraphs: [
      'Nous t’avons remboursé par le moyen utilisé pour payer. L’avoir {number} est joint en PDF.',
      'Ta banque peut mettre encore quelques jours à l’afficher.',
    ],
    button: 'Mes transactions',
    footer: ['Des questions ? Écris-nous à {email}.'],
  },
  it: {
    subject: '{site} ti ha rimborsato',
    heading: 'Il tuo rimborso è in arrivo',
    paragraphs: [
      'Ti abbiamo rimborsato con il mezzo con cui hai pagato. La nota di credito {number} è allegata in PDF.',
      'Possono passare alcuni giorni prima che la tua banca mostri il rimborso.',
    ],
    button: 'Le mie transazioni',
    footer: ['Domande? Scrivici a {email}.'],
  },
  pl: {
    subject: '{site} zwraca Ci pieniądze',
    heading: 'Pieniądze są w drodze',
    paragraphs: [
      'Zwróciliśmy je tą samą metodą płatności. Korekta rachunku {number} jest w załączniku PDF.',
      'Na koncie mogą się pojawić dopiero za kilka dni.',
    ],
    button: 'Moje transakcje',
    footer: ['Masz pytania? Napisz do nas: {email}.'],
  },
};
