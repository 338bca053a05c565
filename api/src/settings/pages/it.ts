import type { PageId } from './page-ids.js';

export const it: Record<PageId, string> = {
  terms: `## Chi siamo
{site} è un servizio di {company}. Iscrivendoti accetti queste condizioni.

## Per adulti
Hai almeno {min_age} anni e dici la verità sulla tua età. Ogni persona ha un solo account.

## Profili fittizi
Alcuni profili sono fittizi. Hanno ovunque un’etichetta; il contatto fisico non è possibile.

## Crediti
Compri i crediti in anticipo, senza abbonamento. Il prezzo è indicato per ogni pacchetto e ogni messaggio. Ciò che non hai usato puoi chiederlo indietro entro {refund_days} giorni; vedi [rimborsi](/pages/return-policy).

## Comportamento
Niente insulti, truffe, pubblicità o immagini di altri senza il loro consenso. Chi non rispetta le regole può essere escluso; saprai perché e potrai opporti.

## Andarsene
Puoi eliminare il tuo account in qualsiasi momento.`,
  privacy: `## Che cosa conserviamo
Ciò che compili, scrivi e compri, e quando sei stato qui. I dati sensibili solo con il tuo consenso, che puoi revocare.

## A che scopo
Per far funzionare il sito, gestire i pagamenti e impedire abusi. Non rivendiamo nulla e non mostriamo pubblicità altrui.

## I tuoi diritti
Nelle impostazioni scarichi tutto ciò che abbiamo su di te. Se elimini l’account, cancelliamo i tuoi dati dopo 14 giorni; la contabilità si conserva quanto chiede la legge.

## Contatto
Responsabile: {company}. Domande: [{support_email}](mailto:{support_email}).`,
  cookies: `Usiamo solo ciò che serve al sito:

- un cookie che ti tiene connesso, 30 giorni;
- un cookie che ricorda la tua lingua, un anno.

Non ti seguiamo su altri siti e non lasciamo che altri lo facciano.`,
  faq: `## Quanto costa?
Iscriversi e guardare è gratis. I messaggi costano crediti; il prezzo è sul pulsante.

## Come riavere i miei soldi?
Chiedi indietro i crediti non usati entro {refund_days} giorni. Vedi [rimborsi](/pages/return-policy).

## Che cos’è un profilo fittizio?
Un profilo dietro cui non c’è un membro. È etichettato ovunque; un incontro non è possibile.

## Come elimino il mio account?
In Impostazioni. Poi hai 14 giorni per ripensarci.`,
  'return-policy': `Puoi annullare un acquisto entro {refund_days} giorni. I crediti non usati vengono rimborsati con il mezzo con cui hai pagato. Quelli usati no: con l’ordine hai chiesto di averli subito.

## Come funziona
Vai alle transazioni, scegli l’acquisto e chiedilo indietro. Ricevi un’e-mail con data e ora. Preferisci scrivere? [{support_email}](mailto:{support_email}).`,
  service: `Ti aiutiamo volentieri: [{support_email}](mailto:{support_email}) o {support_phone}. Rispondiamo entro due giorni lavorativi.

{company}`,
  ban: `{site} è solo per adulti. I genitori possono bloccarlo con il controllo parentale del dispositivo o del fornitore; l’indirizzo è {domain}.

Non vuoi più avere accesso? Scrivi a [{support_email}](mailto:{support_email}) e chiuderemo il tuo account.`,
};
