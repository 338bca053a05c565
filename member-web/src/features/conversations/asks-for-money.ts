import { folded } from '../../lib/letters';

/**
 * Words with which strangers ask for money, in every language of the site, as nobody knows in which one is written.
 * Without accents and case. Money alone is no sign: someone has to send, lend or need it.
 */
const SIGNS = [
  // Ways to pay that cannot be taken back, in any language.
  /western union|money ?gram|gift ?cards?|geschenkkarten?|\bpaypal\.me\b|\bcash ?app\b|\btikkie\b/,
  /\b(bitcoins?|btc|usdt|crypto(currency|valuta|monnaies?|monedas?|valute)?|krypto(waluty|wahrung)?|kryptowalut\w*)\b/,
  /\b[a-z]{2}\d{2} ?[a-z]{0,4} ?\d{4} ?\d{4} ?\d{2}/,
  // nl
  /\b(stuur|sturen|leen|lenen|overmaken|maak|betaal|betalen|geef|heb|nodig)\b.{0,30}(\bgeld\b|\d{1,6} ?(euro|€)|€ ?\d)/,
  /(\bgeld\b|\d{1,6} ?(euro|€)|€ ?\d{1,6})( \w+){0,3} (nodig|lenen|sturen|overmaken|voorschieten)\b|\bcadeau(bon|kaart)|\bbeltegoed/,
  // en
  /\b(send|lend|loan|wire|transfer|pay|give|borrow|need)\b.{0,30}(\bmoney\b|\bcash\b|[€$£] ?\d|\d{1,6} ?(euros?|dollars?|pounds?|[€$£]))/,
  // de
  /\b(schick|schicken|leih|leihen|uberweis|uberweisen|bezahl|brauche|gib|sende)\w*\b.{0,30}(\bgeld\b|\d{1,6} ?(euro|€)|€ ?\d)/,
  /(\bgeld\b|\d{1,6} ?(euro|€)|€ ?\d{1,6})( \w+){0,3} (schicken|leihen|uberweisen|vorstrecken|senden)\b|\bgutscheinkarten?|\bhandyguthaben/,
  // es
  /\b(envia|enviar|enviame|manda|mandar|mandame|presta|prestar|prestame|transfier\w*|necesito|paga\w*)\b.{0,30}(\bdinero\b|\bplata\b|\d{1,6} ?(euros?|€)|€ ?\d)|\btarjetas? (de )?regalo/,
  // fr
  /\b(envoie\w*|envoyer|prete\w*|preter|vire\w*|virer|besoin|paie\w*|payer|verser?)\b.{0,30}(\bargent\b|\d{1,6} ?(euros?|€)|€ ?\d)|\bcartes? cadeaux?/,
  // it
  /\b(mand[ai]\w*|invi[ai]\w*|prest[ai]\w*|bonifico|bisogno|paga\w*)\b.{0,30}(\bsoldi\b|\bdenaro\b|\d{1,6} ?(euro|€)|€ ?\d)|\bbuon[oi] regalo|\bcart[ae] regalo/,
  // pl
  /\b(wyslij|wyslac|pozycz\w*|przelej|przelac|zaplac\w*|potrzebuje|przeslij)\b.{0,30}(\bpieniadz\w*|\bpieniedzy\b|\bkas[ye]\b|\d{1,6} ?(euro|zl\b|€))|\bkart\w* podarunkow\w*/,
];

/** Whether a message reads like a request for money. It is judged here, on the reader's device, and told to nobody. */
export function asksForMoney(text: string): boolean {
  const plain = folded(text).replace(/\s+/gu, ' ');
  return SIGNS.some((sign) => sign.test(plain));
}
