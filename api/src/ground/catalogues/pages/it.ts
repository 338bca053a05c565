import { faq } from './faq/it.js';
import type { PageId } from './page-ids.js';

export const it: Record<PageId, string> = {
  terms: `## Chi siamo
{site} è un servizio di {company}. Iscrivendoti accetti queste condizioni.

## Per adulti
Hai almeno {min_age} anni e dici la verità sulla tua età. Ogni persona ha un solo account.

## Profili fittizi
Alcuni profili sono fittizi. Hanno ovunque un’etichetta; il contatto fisico non è possibile.

## Crediti
Compri i crediti in anticipo, senza abbonamento. Il prezzo è indicato per ogni pacchetto e ogni messaggio. Di ciò che non hai usato puoi chiedere il rimborso entro {refund_days} giorni; vedi [rimborsi](/pages/return-policy).

## Comportamento
Niente insulti, truffe, pubblicità o immagini di altri senza il loro consenso. Chi non rispetta le regole può essere escluso; saprai perché e potrai fare reclamo.

## Andarsene
Puoi eliminare il tuo account in qualsiasi momento.`,
  privacy: `## Che cosa conserviamo
- Ciò che compili, scrivi e carichi, ciò che compri e la data della tua ultima visita.
- I dati sensibili, come il tuo orientamento sessuale e i tuoi interessi, solo con il tuo consenso. Se lo revochi, li cancelliamo.

## A che scopo
Per offrirti il servizio a cui ti iscrivi, gestire i pagamenti, rispettare la legge e impedire abusi. Non rivendiamo nulla e non mostriamo pubblicità altrui.

## Chi li vede
Gli altri utenti vedono il tuo profilo. Chi gestisce il tuo pagamento riceve ciò che serve; chi recapita le nostre e-mail e i nostri SMS, il tuo indirizzo o numero. Il nostro team legge solo i messaggi segnalati o inviati a un profilo fittizio.

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
  faq,
  safety: `Quasi tutti qui sono chi dicono di essere. Chi vuole truffarti agisce quasi sempre nello stesso modo. Ecco come riconoscerlo e come incontrarsi in sicurezza.

## Segnali di truffa
- **Chiede denaro**: per un viaggio, un ospedale, un pacco, un «prestito». Anche buoni regalo, criptovalute e credito telefonico sono denaro.
- **Ha un consiglio d’investimento** o guadagna in fretta con le criptovalute e vuole coinvolgerti.
- **Vuole lasciare subito il sito** per un’altra app di messaggi, dove nessuno può guardare se segnali qualcosa.
- **Non vuole mai una videochiamata** e annulla ogni appuntamento all’ultimo momento.
- **Un grande amore troppo in fretta**, con paroloni dopo pochi giorni.
- **Chiede codici, password**, una foto del tuo documento o i tuoi dati bancari.
- **Chiede immagini intime** e poi minaccia di diffonderle.

## Se sospetti qualcosa
- Non pagare (più) nulla e non dare nulla. Nessuno ti obbliga a rispondere.
- Segnala il profilo o il messaggio e blocca l’utente.
- Conserva i messaggi e le prove di pagamento.
- Hai pagato? Chiama subito la tua banca. Fai denuncia alla polizia.
- Ti ricattano con delle immagini? Non pagare: non finisce lì. Parlane con qualcuno di cui ti fidi.

Non c’è da vergognarsi: succede a persone di ogni tipo.

## Incontrarsi in sicurezza
- Fate prima una videochiamata.
- Incontratevi in un luogo pubblico e frequentato, e la prima volta non a casa.
- Di’ a qualcuno dove sei, con chi e a che ora torni.
- Organizza da te il viaggio e tieni con te il bicchiere e il telefono.
- Non ti senti a tuo agio? Vai via. Non devi spiegazioni a nessuno.

## Che cosa facciamo noi
- Controlliamo ogni foto profilo prima che la vedano gli altri e rimuoviamo il luogo in cui è stata scattata.
- Nessuno vede il tuo indirizzo e-mail; le distanze le calcoliamo da città a città.
- I [profili fittizi](/pages/faq#fictional) portano ovunque un’etichetta. Incontrarli non è possibile.
- Se un messaggio che ricevi sembra parlare di denaro, accanto vedi un consiglio. Lo riconosce il tuo dispositivo; noi non leggiamo.
- Il nostro team esamina le segnalazioni. Ciò che non è permesso lo togliamo; possiamo disattivare un account.

## Dove segnalarlo
- Con Segnala su un profilo, accanto a una foto o a un messaggio; l’utente non sa da chi arriva.
- Senza account: con il modulo in [Reclami](/complaints).
- Per una domanda: all’[assistenza clienti](/pages/service).

## In caso di emergenza
Se sei in pericolo immediato, chiama il numero di emergenza: 112 in Europa, 911 negli Stati Uniti e in Canada, 000 in Australia, 111 in Nuova Zelanda.`,
  'return-policy': `Puoi annullare un acquisto entro {refund_days} giorni. I crediti non usati vengono rimborsati con il mezzo con cui hai pagato. Quelli usati no: con l’ordine hai chiesto di averli subito.

## Come funziona
Vai alle transazioni, scegli l’acquisto e chiedi il rimborso. Ricevi un’e-mail con data e ora. Preferisci scrivere? [{support_email}](mailto:{support_email}).`,
  service: `Ti aiutiamo volentieri: [{support_email}](mailto:{support_email}) o {support_phone}. Rispondiamo entro due giorni lavorativi.`,
  ban: `{site} è solo per adulti. I genitori possono bloccarlo con il controllo parentale del dispositivo o del fornitore; l’indirizzo è {domain}.

Non vuoi più avere accesso? Scrivi a [{support_email}](mailto:{support_email}) e chiuderemo il tuo account.`,
};
