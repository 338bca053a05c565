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
- Ciò che compili, scrivi e carichi, ciò che compri e la data della tua ultima visita.
- I dati sensibili, come il tuo orientamento sessuale e i tuoi interessi, solo con il tuo consenso. Se lo revochi, li cancelliamo.

## A che scopo
Per darti ciò per cui ti iscrivi, gestire i pagamenti, rispettare la legge e impedire abusi. Non rivendiamo nulla e non mostriamo pubblicità altrui.

## Chi li vede
Gli altri membri vedono il tuo profilo. Chi gestisce il tuo pagamento riceve ciò che serve; chi recapita le nostre e-mail e i nostri SMS, il tuo indirizzo o numero. Il nostro team legge solo i messaggi segnalati o inviati a un profilo fittizio.

## Per quanto tempo
- l’account e il profilo: fino a 14 giorni dopo che elimini l’account;
- un account il cui indirizzo e-mail non è stato confermato: {unconfirmed_days} giorni dopo l’iscrizione;
- i messaggi: {history_months} mesi, e non oltre il tuo account;
- segnalazioni e decisioni: 12 mesi dopo la decisione;
- un mandato di addebito diretto: 14 mesi dopo l’ultimo uso;
- i tuoi accessi e i registri tecnici, in cui non compaiono né nome né indirizzo: 30 giorni;
- la contabilità: quanto chiede la legge, e senza il tuo nome una volta cancellato l’account.

## I tuoi diritti
Nelle impostazioni scarichi e correggi ciò che abbiamo su di te, revochi il consenso ed elimini l’account. Puoi fare reclamo contro una decisione del nostro team. Se non troviamo un accordo, puoi rivolgerti all’autorità per la protezione dei dati del tuo paese.

## Contatto
Responsabile: {company}. Domande: [{support_email}](mailto:{support_email}).`,
  cookies: `Usiamo solo ciò che serve al sito. Quattro cookie:

- due che mantengono l’accesso, 30 giorni o finché non esci;
- uno che ricorda che hai già effettuato l’accesso in questo browser, così puoi farlo anche mentre qualcuno prova a indovinare la tua password, un anno;
- uno che ricorda la tua lingua, un anno.

Nel tuo browser ricordiamo anche:

- quali avvisi hai chiuso, 7 giorni;
- da quale link o annuncio arrivi, al massimo 30 giorni e finché non ti iscrivi;
- se questo browser ti invia notifiche, finché non le disattivi;
- i messaggi che stavi scrivendo, finché non li invii o non esci;
- ciò che stavi scrivendo o compilando altrove, finché non esci o chiudi la scheda.

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
  service: `Ti aiutiamo volentieri: [{support_email}](mailto:{support_email}) o {support_phone}. Rispondiamo entro due giorni lavorativi.`,
  ban: `{site} è solo per adulti. I genitori possono bloccarlo con il controllo parentale del dispositivo o del fornitore; l’indirizzo è {domain}.

Non vuoi più avere accesso? Scrivi a [{support_email}](mailto:{support_email}) e chiuderemo il tuo account.`,
};
