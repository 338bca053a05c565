export const faq = `# Iscriversi e accedere

## Come mi iscrivo e quanto costa? {#sign-up}
Iscriversi è gratis. Scegli un nome profilo, indichi la data di nascita e confermi il tuo indirizzo e-mail. Per cominciare ti regaliamo {signup_credits}. Non c’è abbonamento: finché non compri nulla, non paghi nulla.

## Non ricevo l’e-mail di conferma {#confirmation}
Guarda nello spam e controlla che il tuo indirizzo sia scritto bene. Sul sito puoi chiedere una nuova e-mail o correggere l’indirizzo. Il link vale {activation_days} giorni. Finché non confermi puoi guardarti intorno, ma non leggere né inviare messaggi. Un account non ancora confermato dopo {unconfirmed_days} giorni viene cancellato.

## Quanti anni bisogna avere? {#age}
Almeno {min_age}. Dopo, la data di nascita non si può più cambiare. Se è sbagliata, scrivi a [{support_email}](mailto:{support_email}). Pensi che qualcuno sia più giovane? Segnala il profilo e daremo un’occhiata.

## Non riesco ad accedere o ho dimenticato la password {#password}
Chiedi una [nuova password](/reset-password) dalla pagina di accesso. Il link nell’e-mail vale {reset_hours} ore e una sola volta. Dopo troppi tentativi sbagliati devi aspettare un po’; lo schermo dice quanto. Se hai eliminato l’account, solo il link nell’e-mail ricevuta allora ti fa tornare.

## Come cambio indirizzo e-mail o lingua? {#email-address}
In [Impostazioni](/settings). Inviamo un link al nuovo indirizzo; finché non lo usi, resta valido il vecchio. La lingua vale per tutto il sito e per le nostre e-mail.

# Profilo e foto

## Perché gli altri non vedono ancora la mia foto? {#photo-waiting}
Controlliamo ogni foto prima che la vedano gli altri. Fino ad allora c’è scritto «In verifica» e la vedi solo tu. Rimuoviamo i dati sul luogo e sul dispositivo.

## Perché la mia foto è stata rifiutata? {#photo-rejected}
Il motivo è accanto alla foto e nell’e-mail che hai ricevuto: per esempio non ti si vede, c’è un minore, oppure c’è troppa nudità o si vedono dei contatti. Non ti va bene? Fai reclamo in [Segnalazioni e decisioni](/settings/decisions).

## Quante foto posso avere? {#photo-limit}
Gli utenti gratuiti hanno posto per {free_photos}, gli utenti premium per {premium_photos}. Vanno bene JPEG, PNG, WebP e HEIC, fino a 15 MB. Scegli tu la foto profilo e l’ordine delle foto.

## Perché alcune foto sono sfocate? {#blurred-photos}
La foto profilo la vedono nitida tutti gli utenti. Le altre foto degli utenti sono per gli utenti premium; gli utenti gratuiti le vedono sfocate. In una conversazione le foto restano sfocate finché non vuoi vederle.

## Chi vede il mio profilo? {#who-sees-me}
Gli utenti di {site}. Chi non ha effettuato l’accesso vede la tua scheda solo se lo vuoi tu, e al massimo foto profilo, nome, età e regione. Lo scegli in [Impostazioni](/settings). Il tuo indirizzo e-mail non lo vede nessuno.

## Che cosa fa la modalità invisibile? {#invisible}
Non compari nella ricerca e nessuno può scriverti o metterti un like, a meno che non scriva prima tu. Chi chatta già con te continua a vederti e può scriverti. La attivi in [Il mio profilo](/profile).

# Ricerca, like e match

## In che ordine vedo gli utenti? {#search-order}
«Consigliati» fa tre domande: cercate entrambi qualcuno come l’altro, è passato di qui da poco, e chi abita più vicino? Puoi anche mettere per primi i più recenti, i più vicini o gli ultimi attivi. Like, pagamenti e premium non contano; nessuno riceve un punteggio.

## Come fa il sito a sapere quanto è lontano qualcuno? {#distance}
Calcoliamo da città a città, in chilometri interi. Dove si trovi di preciso qualcuno non lo sappiamo e non lo mostriamo. Senza una città nel tuo profilo non c’è distanza.

## Che cos’è un like e quando c’è un match? {#likes}
Con un like dici a qualcuno che ti piace; l’altra persona vede che sei tu. I like sono gratis. Se vi piacete entrambi, è un match. Un like si può togliere.

## Perché ho finito i like nello swipe? {#swipe-limit}
Nello swipe hai 4 like ogni 24 ore; lo schermo dice quando ne avrai un altro. Se annulli l’ultimo swipe, riavrai quel like. Il cuore sulle schede e sui profili non ha questo limite.

# Messaggi

## Quanto costa un messaggio? {#message-price}
Un messaggio costa {message_credits}; il prezzo è sul pulsante. Vale anche per una risposta. Se il prezzo cambia mentre scrivi, te lo chiediamo prima. Ciò che non è stato inviato non costa nulla, e non paghi mai due volte lo stesso messaggio.

## Che cosa è gratis? {#free}
Iscriversi, guardarsi intorno, cercare, dare e ricevere like e leggere i messaggi. Non costano nulla nemmeno il profilo, le segnalazioni, i blocchi e la nostra assistenza.

## Perché non posso più scrivere a persone nuove? {#free-conversations}
Gli utenti gratuiti possono iniziare un numero limitato di conversazioni: {free_conversations}. Rispondere a chi ti ha scritto non conta. Con il primo pacchetto ne inizi quante vuoi.

## Quanto può essere lungo un messaggio e per quanto resta? {#old-messages}
Fino a {message_length} caratteri. I messaggi di più di {history_months} mesi fa vengono nascosti e cancellati, per la privacy di entrambi. Se rimuovi una conversazione, sparisce da te; l’altra persona tiene la sua.

## Come funzionano i regali? {#gifts}
In una conversazione scegli un regalo, con o senza qualche parola. Il prezzo in crediti è indicato accanto. Un regalo compare su un profilo solo se lo volete entrambi, e ciascuno di voi può toglierlo.

## Come invio una foto in una conversazione? {#chat-photos}
Inviare una foto costa {photo_credits}. Controlliamo le foto; se ne rifiutiamo una, riavrai i crediti. L’altra persona vede la tua foto sfocata finché non vuole vedere le tue foto. Vuoi ricevere solo foto verificate? Sceglilo in [Impostazioni](/settings).

## Gli altri vedono che sto scrivendo o che ho letto? {#read-receipts}
Solo se l’avete attivato entrambi. Ciò che disattivi non lo vedi più nemmeno degli altri. Lo scegli in [Impostazioni](/settings).

# Crediti e premium

## Come funzionano i crediti? {#credits}
Li compri in anticipo in un [pacchetto](/pricing) e li usi per messaggi, foto e regali. Non scadono finché hai un account. Prima si usano quelli regalati, poi i più vecchi che hai comprato. In [Transazioni](/transactions) vedi per che cosa.

## Che cos’è premium? {#premium}
Con il primo pacchetto diventi utente premium. Vedi tutte le foto degli altri, puoi avere fino a {premium_photos} foto tue, inizi quante conversazioni vuoi e ripeti l’ordine in un colpo solo. Non è un abbonamento e non scade. Se viene restituito il denaro di tutto ciò che hai comprato, non sei più utente premium.

## Il mio codice sconto non funziona {#discount-code}
Si inserisce al momento del pagamento. Un codice può essere scaduto o già usato, oppure valere solo da un certo importo, in un paese, per un utente o con un metodo di pagamento. Lo schermo dice quale sia il caso. Lo sconto di benvenuto vale per il primo pacchetto, finché scorre il tempo.

# Pagare

## Come posso pagare? {#payment-methods}
I metodi di pagamento dipendono dal tuo paese; li vedi in [Prezzi](/pricing). Se un metodo ha dei costi, li vedi prima di ordinare. Paghi tramite il nostro fornitore di pagamenti: noi non vediamo i dati della tua banca o della tua carta.

## Il mio pagamento non è riuscito {#payment-failed}
Allora non è stato aggiunto alcun credito. Riprova o scegli un altro metodo di pagamento; a volte una carta passa dal nostro altro servizio di pagamento. Il denaro è stato prelevato lo stesso? Allora i crediti arrivano da soli, oppure riavrai il denaro.

## Ho fatto un bonifico ma non ho ancora i crediti {#bank-transfer}
Un bonifico arriva di solito in uno-tre giorni lavorativi. I crediti vengono poi aggiunti da soli. Usa la causale e l’importo del tuo ordine; se l’importo è diverso, rimandiamo indietro il denaro.

## Come funziona l’addebito diretto? {#direct-debit}
Dove lo offriamo, indichi il tuo conto e confermi con un codice via SMS un mandato per un solo addebito. Il giorno e l’importo vi sono scritti. I crediti li hai subito. Per ogni conto c’è un limite. Se la tua banca riprende il denaro, da quel conto non potrai più pagare così.

## Dove trovo la ricevuta, e come funziona l’IVA? {#receipt}
Ogni acquisto in [Transazioni](/transactions) ha una ricevuta in PDF, e ogni rimborso una nota di credito. I prezzi comprendono l’IVA, all’aliquota del tuo paese. Il tuo nome non compare sulla ricevuta.

# Rimborsi

## Come riavere il denaro dei crediti non usati? {#refund}
Chiedilo entro {refund_days} giorni dal pagamento in [Chiedi un rimborso](/refund). I crediti vengono subito tolti dal tuo saldo. Esaminiamo la richiesta e ti rimborsiamo con lo stesso mezzo con cui hai pagato. Se la rifiutiamo, leggi perché e hai di nuovo i crediti. Vedi [rimborsi](/pages/return-policy).

## Quanto riavrò? {#refund-amount}
La parte di ciò che hai pagato davvero, sconto e costi compresi, che spetta ai crediti rimasti. Se di un pacchetto ti resta la metà, ne riavrai la metà. I crediti usati e quelli regalati non vengono rimborsati.

## Che cosa succede se faccio riprendere il pagamento alla banca? {#charge-back}
Se la tua banca riprende un pagamento, i crediti che te ne restano vengono tolti dal saldo. Quelli già usati li devi a noi: i nuovi crediti coprono prima quelli. Qualcosa non va? [Chiedi prima a noi](/pages/service).

# Profili fittizi

## Che cos’è un profilo fittizio e come lo riconosco? {#fictional}
Un profilo dietro cui non c’è un utente che potresti incontrare. Porta ovunque un’etichetta: sulla scheda e sul profilo, nelle conversazioni, nelle notifiche e nelle e-mail. Ciò che scrive è scritto a mano dal nostro team, mai da un programma. Prima del tuo primo messaggio ti chiediamo se l’hai capito. Un like che un profilo fittizio mette da solo porta la stessa etichetta.

## Pago per un profilo fittizio? {#fictional-costs}
Un messaggio, una foto o un regalo costa come con un utente. Se entro 72 ore non c’è risposta, i crediti tornano da soli. Leggere e mettere like è gratis.

# Sicurezza

## Come faccio incontri sicuri? {#safety}
Non inviare mai denaro, non dare codici e la prima volta incontratevi in un posto frequentato. Come riconoscere una truffa e che cosa fare lo leggi in [Incontri sicuri](/pages/safety).

## Come blocco qualcuno? {#block}
Con Blocca sul profilo o nella conversazione. Quella persona non vede più il tuo profilo e non può più scriverti. Si annulla in [Impostazioni](/settings), sotto Utenti bloccati.

## Come segnalo un utente, una foto o un messaggio? {#report}
Con Segnala sul profilo, accanto alla foto o al messaggio. Il nostro team la esamina; l’altra persona non sa chi ha segnalato. Ciò che abbiamo deciso è in [Segnalazioni e decisioni](/settings/decisions).

## Non sono d’accordo con una decisione {#objection}
Fai reclamo entro 12 mesi in [Segnalazioni e decisioni](/settings/decisions). Se possibile, la riesamina una persona diversa da chi ha deciso la prima volta. Se il tuo account è stato disattivato, usa il pulsante nell’e-mail che te lo comunica.

# Notifiche

## Come ricevo meno e-mail? {#mails}
In [Notifiche](/notifications) scegli per ogni tipo se vuoi sentirci. In ognuna di queste e-mail puoi anche disiscriverti dal suo tipo. Le e-mail sul tuo account e sui tuoi pagamenti continuano ad arrivare.

## Come attivo le notifiche sul telefono? {#push}
Attiva le notifiche del browser in [Notifiche](/notifications). Su iPhone o iPad aggiungi prima il sito alla schermata Home. Vedi da chi arriva qualcosa, non che cosa dice.

# I tuoi dati

## Come ottengo o correggo i miei dati? {#own-data}
Richiedili in [Impostazioni](/settings): ti inviamo un link a un unico file, che vale 7 giorni e una sola volta. Il profilo lo correggi tu; per il genere e la data di nascita scrivici.

## Che cosa fate con i dati sensibili? {#sensitive-data}
Conserviamo e mostriamo il tuo orientamento sessuale e i tuoi interessi solo con il tuo consenso. Se lo revochi in [Impostazioni](/settings), cancelliamo ciò che avevi indicato. Non si può annullare.

## Come elimino il mio account? {#delete}
In [Impostazioni](/settings). Da quel momento nessuno vede più il tuo profilo. Dopo 14 giorni cancelliamo i tuoi dati per sempre: profilo, foto, conversazioni e like. Chiedi prima il [rimborso](/refund) dei crediti non usati; ciò che resta va perso. Gli acquisti restano nella contabilità, senza il tuo nome.

## Posso tornare dopo averlo eliminato? {#come-back}
Sì, per 14 giorni, con il link nell’e-mail che hai ricevuto quando l’hai eliminato. Troverai tutto com’era. Dopo puoi solo iscriverti di nuovo.

## Quali cookie usate? {#cookies}
Solo quelli di cui il sito ha bisogno, per esempio per non farti accedere ogni volta. Non ti seguiamo su altri siti. Quante persone arrivano da quale annuncio lo contiamo senza nomi. Tutto è scritto in [Cookie](/pages/cookies).

## Come faccio un reclamo? {#complaint}
Con il modulo in [Reclami](/complaints); non serve un account. Ricevi una risposta entro {complaint_days} giorni.`;
