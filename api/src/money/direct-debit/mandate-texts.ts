import type { Locale } from '../../ground/settings/index.js';

/** Raised with every change of the words below: each mandate records which of them was signed. */
export const MANDATE_VERSION = '2026-11';

/** The words of the SEPA core scheme for one debit; kept apart from the terms (MNY-04). */
const TEXTS: Record<Locale, readonly string[]> = {
  nl: [
    'Je geeft {creditor} toestemming om één incasso-opdracht naar je bank te sturen en {amount} van je rekening af te schrijven, en je bank om dat te doen zoals {creditor} opdraagt. De machtiging geldt alleen voor deze betaling.',
    'We schrijven af op {day}; dat laten we je minstens {days} dagen vooraf per e-mail weten.',
    'Ben je het niet eens met de afschrijving? Dan kun je haar binnen acht weken door je bank laten terugboeken. Vraag je bank naar de voorwaarden.',
  ],
  en: [
    'You authorise {creditor} to send one instruction to your bank to debit your account with {amount}, and your bank to debit your account as {creditor} instructs. The mandate is for this payment alone.',
    'We collect on {day} and tell you by email at least {days} days before.',
    'You do not agree with the debit? Your bank refunds it within eight weeks of the collection. Ask your bank for the conditions.',
  ],
  de: [
    'Du ermächtigst {creditor}, {amount} einmalig per Lastschrift von deinem Konto einzuziehen, und weist deine Bank an, die Lastschrift von {creditor} einzulösen. Das Mandat gilt nur für diese Zahlung.',
    'Wir buchen am {day} ab und kündigen das mindestens {days} Tage vorher per E-Mail an.',
    'Du bist mit der Abbuchung nicht einverstanden? Innerhalb von acht Wochen erstattet deine Bank den Betrag. Es gelten die mit deiner Bank vereinbarten Bedingungen.',
  ],
  es: [
    'Autorizas a {creditor} a enviar a tu banco una única orden para cargar {amount} en tu cuenta, y a tu banco a hacer el cargo según las instrucciones de {creditor}. El mandato vale solo para este pago.',
    'Haremos el cargo el {day} y te avisaremos por correo al menos {days} días antes.',
    '¿No estás de acuerdo con el cargo? Tu banco te lo devuelve en las ocho semanas siguientes. Pregunta las condiciones a tu banco.',
  ],
  fr: [
    'Tu autorises {creditor} à envoyer à ta banque un seul ordre de débiter ton compte de {amount}, et ta banque à débiter ton compte selon les instructions de {creditor}. Le mandat ne vaut que pour ce paiement.',
    'Nous prélevons le {day} et te prévenons par e-mail au moins {days} jours avant.',
    "Tu n'es pas d'accord avec le prélèvement ? Ta banque te rembourse pendant huit semaines. Demande-lui les conditions.",
  ],
  it: [
    'Autorizzi {creditor} a inviare alla tua banca un solo ordine di addebito di {amount} sul tuo conto, e la tua banca a eseguirlo secondo le istruzioni di {creditor}. Il mandato vale solo per questo pagamento.',
    "L'addebito avviene il {day}; te lo comunichiamo per e-mail almeno {days} giorni prima.",
    "Non sei d'accordo con l'addebito? La tua banca te lo rimborsa entro otto settimane. Chiedi le condizioni alla tua banca.",
  ],
  pl: [
    'Upoważniasz {creditor} do wysłania do twojego banku jednego polecenia obciążenia twojego konta kwotą {amount}, a twój bank do obciążenia konta zgodnie z poleceniem {creditor}. Upoważnienie dotyczy tylko tej płatności.',
    'Pobierzemy kwotę {day} i powiadomimy cię o tym e-mailem co najmniej {days} dni wcześniej.',
    'Nie zgadzasz się z obciążeniem? Twój bank zwróci kwotę w ciągu ośmiu tygodni. Zapytaj bank o warunki.',
  ],
};

interface Filled {
  creditor: string;
  amount: number;
  collectOn: string;
  days: number;
}

/** What the member agrees to, in paragraphs. */
export function mandateText(language: Locale, { creditor, amount, collectOn, days }: Filled): string[] {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amount / 100);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(collectOn));
  const values: Record<string, string> = { creditor, amount: money, day, days: String(days) };
  return TEXTS[language].map((text) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));
}
