export const faq = `# Aanmelden en inloggen

## Hoe meld ik me aan, en wat kost het? {#sign-up}
Aanmelden is gratis. Je kiest een profielnaam, vult je geboortedatum in en bevestigt je e-mailadres. Je krijgt {signup_credits} cadeau om te beginnen. Er is geen abonnement: zolang je niets koopt, betaal je niets.

## Ik krijg geen bevestigingsmail {#confirmation}
Kijk in je spammap en controleer of je adres goed is geschreven. Op de site vraag je een nieuwe mail aan of verbeter je het adres. De link werkt {activation_days} dagen. Zolang je adres niet is bevestigd, kun je rondkijken, maar geen berichten lezen of sturen. Een account dat na {unconfirmed_days} dagen nog niet is bevestigd, wissen we.

## Vanaf welke leeftijd mag ik meedoen? {#age}
Vanaf {min_age} jaar. Je geboortedatum staat daarna vast. Klopt hij niet, mail dan [{support_email}](mailto:{support_email}). Denk je dat iemand jonger is? Meld het profiel, dan kijken we ernaar.

## Ik kan niet inloggen of ben mijn wachtwoord vergeten {#password}
Vraag bij het inloggen een [nieuw wachtwoord](/reset-password) aan. De link in de mail werkt {reset_hours} uur en één keer. Na te veel foute pogingen moet je even wachten; het scherm zegt hoe lang. Heb je je account verwijderd, dan kom je alleen terug met de link in de mail daarover.

## Hoe verander ik mijn e-mailadres of taal? {#email-address}
Bij [Instellingen](/settings). We mailen een link naar het nieuwe adres; tot je die gebruikt, blijft het oude gelden. De taal geldt voor de hele site en voor onze mails.

# Profiel en foto’s

## Waarom zien anderen mijn foto nog niet? {#photo-waiting}
We bekijken elke foto voordat anderen hem zien. Tot die tijd staat er ‘wordt bekeken’ bij en zie alleen jij hem. Waar en waarmee een foto is gemaakt, halen we eruit.

## Waarom is mijn foto afgewezen? {#photo-rejected}
De reden staat bij de foto en in de mail die je kreeg: je bent bijvoorbeeld niet te zien, er staat een minderjarige op, of de foto is te bloot of toont contactgegevens. Niet mee eens? Maak bezwaar bij [Besluiten van ons team](/settings/decisions).

## Hoeveel foto’s mag ik hebben? {#photo-limit}
Gratis leden hebben ruimte voor {free_photos}, premiumleden voor {premium_photos}. JPEG, PNG, WebP en HEIC kunnen, tot 15 MB. Je kiest zelf welke foto je profielfoto is en in welke volgorde ze staan.

## Waarom zie ik sommige foto’s onscherp? {#blurred-photos}
De profielfoto ziet elk lid scherp. De andere foto’s van leden zijn voor premiumleden; gratis leden zien ze onscherp. Foto’s in een gesprek zijn onscherp tot je ze wilt zien.

## Wie ziet mijn profiel? {#who-sees-me}
Leden van {site}. Wie niet is ingelogd, ziet je kaartje alleen als jij dat goedvindt, en dan hooguit je profielfoto, naam, leeftijd en regio. Je kiest het bij [Instellingen](/settings). Je e-mailadres ziet niemand.

## Wat doet onzichtbaar? {#invisible}
Je staat niet in de zoekresultaten en niemand kan je schrijven of liken, tenzij jij eerst schrijft. Wie al met je chat, blijft je zien en kan blijven schrijven. Je zet het aan bij [Mijn profiel](/profile).

# Zoeken, likes en matches

## In welke volgorde zie ik leden? {#search-order}
Aanbevolen stelt drie vragen: zoeken jullie iemand als de ander, was iemand hier kort geleden, en wie woont het dichtst bij? Je kunt ook de nieuwste, de dichtstbijzijnde of wie laatst actief was bovenaan zetten. Likes, betalingen en premium tellen niet mee; niemand krijgt een score.

## Hoe weet de site hoe ver iemand woont? {#distance}
We rekenen van plaats tot plaats, in hele kilometers. Waar iemand precies is, weten en tonen we niet. Zonder woonplaats in je profiel is er geen afstand.

## Wat is een like, en wanneer is het een match? {#likes}
Met een like laat je weten dat je iemand leuk vindt; de ander ziet dat jij het bent. Likes zijn gratis. Vinden jullie elkaar leuk, dan is het een match. Je kunt een like weer weghalen.

## Waarom zijn mijn likes bij het swipen op? {#swipe-limit}
Bij het swipen geef je 4 likes per 24 uur; het scherm zegt wanneer er weer een is. Draai je de laatste swipe terug, dan krijg je die like terug. Voor het hartje op kaarten en profielen geldt die limiet niet.

# Berichten

## Wat kost een bericht? {#message-price}
Een bericht kost {message_credits}; de prijs staat op de knop. Dat geldt ook voor een antwoord. Verandert de prijs terwijl je schrijft, dan vragen we het eerst. Wat niet is verstuurd, kost niets, en je betaalt nooit twee keer voor hetzelfde bericht.

## Wat is gratis? {#free}
Aanmelden, rondkijken, zoeken, likes geven en krijgen, en berichten lezen. Ook je profiel, melden, blokkeren en onze hulp kosten niets.

## Waarom kan ik niemand meer aanschrijven? {#free-conversations}
Gratis leden kunnen zelf een beperkt aantal gesprekken beginnen: {free_conversations}. Antwoorden aan wie jou schreef, telt niet mee. Na je eerste pakket begin je er zoveel als je wilt.

## Hoe lang mag een bericht zijn, en hoe lang blijft het staan? {#old-messages}
Tot {message_length} tekens. Berichten van meer dan {history_months} maanden geleden verbergen en wissen we, voor jullie privacy. Verwijder je een gesprek, dan is het weg bij jou; de ander houdt het.

## Hoe werken cadeaus? {#gifts}
In een gesprek kies je een cadeau, met of zonder een paar woorden. De prijs in credits staat erbij. Een cadeau komt alleen op een profiel te staan als jullie dat allebei willen, en elk van jullie kan het weer weghalen.

## Hoe stuur ik een foto in een gesprek? {#chat-photos}
Een foto sturen kost {photo_credits}. We bekijken foto’s; wijzen we er een af, dan krijg je je credits terug. De ander ziet je foto onscherp tot hij of zij foto’s van jou wil zien. Wil je zelf alleen bekeken foto’s krijgen? Dat kies je bij [Instellingen](/settings).

## Ziet de ander dat ik typ of heb gelezen? {#read-receipts}
Alleen als jullie het allebei aan hebben staan. Wat jij uitzet, zie je ook van anderen niet meer. Je kiest het bij [Instellingen](/settings).

# Credits en premium

## Hoe werken credits? {#credits}
Je koopt ze vooraf in een [pakket](/pricing) en gebruikt ze voor berichten, foto’s en cadeaus. Ze verlopen niet zolang je een account hebt. Credits die je cadeau kreeg, gaan het eerst op, daarna de oudste die je kocht. Bij [Transacties](/transactions) staat waar ze aan op zijn gegaan.

## Wat is premium? {#premium}
Met je eerste pakket word je premiumlid. Je ziet dan alle foto’s van anderen, hebt ruimte voor {premium_photos} eigen foto’s, begint zoveel gesprekken als je wilt en bestelt in één keer opnieuw. Het is geen abonnement en het loopt niet af. Gaat het geld van alles wat je kocht terug, dan ben je geen premiumlid meer.

## Mijn kortingscode werkt niet {#discount-code}
Je vult hem in bij het afrekenen. Een code kan verlopen of al gebruikt zijn, of alleen gelden vanaf een bedrag, in een land, voor één lid of bij een betaalmethode. Het scherm zegt welke van deze het is. Een welkomstkorting geldt voor je eerste pakket, zolang de klok loopt.

# Betalen

## Hoe kan ik betalen? {#payment-methods}
Welke betaalmethoden er zijn, hangt af van je land; je ziet ze bij [Prijzen](/pricing). Kosten die een methode meebrengt, staan erbij voordat je bestelt. Je betaalt bij onze betaaldienst: je bank- en kaartgegevens zien wij niet.

## Mijn betaling is mislukt {#payment-failed}
Er zijn dan geen credits bijgekomen. Probeer het opnieuw of kies een andere betaalmethode; een kaart kan soms via onze andere betaaldienst. Is het geld toch afgeschreven? Dan komen je credits er vanzelf bij, of je krijgt het geld terug.

## Ik heb overgemaakt, maar heb nog geen credits {#bank-transfer}
Een overschrijving is er meestal binnen één tot drie werkdagen. Je credits komen er dan vanzelf bij. Gebruik het kenmerk en het bedrag uit je bestelling; bij een ander bedrag storten we het geld terug.

## Hoe werkt automatische incasso? {#direct-debit}
Waar we incasso aanbieden, vul je je rekening in en bevestig je met een code per sms een machtiging voor één afschrijving. De dag en het bedrag staan erin. Je hebt je credits meteen. Per rekening geldt een limiet. Boekt je bank het geld terug, dan kun je met die rekening niet meer op deze manier betalen.

## Waar vind ik mijn kwitantie, en hoe zit het met btw? {#receipt}
Bij elke aankoop in [Transacties](/transactions) staat een kwitantie als pdf, en bij geld terug een creditnota. De prijzen zijn inclusief btw, naar het tarief van je land. Je naam staat niet op de kwitantie.

# Geld terug

## Hoe krijg ik geld terug voor ongebruikte credits? {#refund}
Vraag ze binnen {refund_days} dagen na je betaling terug bij [Credits terugvragen](/refund). De credits gaan meteen uit je saldo. Wij bekijken je aanvraag en betalen terug op de manier waarop je betaalde. Wijzen we hem af, dan lees je waarom en heb je je credits weer. Zie [terugbetalen](/pages/return-policy).

## Hoeveel krijg ik terug? {#refund-amount}
Het deel van wat je echt betaalde, korting en kosten meegerekend, dat hoort bij de credits die je over hebt. Heb je van een pakket nog de helft, dan krijg je de helft terug. Gebruikte credits en credits die je cadeau kreeg, betalen we niet uit.

## Wat gebeurt er als ik de betaling laat terugboeken? {#charge-back}
Boekt je bank een betaling terug, dan gaan de credits die je daarvan over hebt uit je saldo. Wat je al had gebruikt, ben je ons schuldig: nieuwe credits lossen dat eerst af. Klopt er iets niet? [Vraag het eerst aan ons](/pages/service).

# Fictieve profielen

## Wat is een fictief profiel, en hoe herken ik het? {#fictional}
Een profiel waarachter geen lid zit dat je kunt ontmoeten. Het heeft overal een label: op de kaart, het profiel, in gesprekken, meldingen en mails. Wat het schrijft, schrijven onze medewerkers met de hand, nooit een programma. Voor je eerste bericht vragen we of je dat hebt begrepen. Een like die een fictief profiel vanzelf geeft, draagt hetzelfde label.

## Betaal ik voor een fictief profiel? {#fictional-costs}
Een bericht, foto of cadeau kost er hetzelfde als bij een lid. Komt er binnen 72 uur geen antwoord, dan krijg je de credits vanzelf terug. Lezen en likes zijn gratis.

# Veiligheid

## Hoe date ik veilig? {#safety}
Stuur nooit geld, geef geen codes door en spreek de eerste keer op een drukke plek af. Waaraan je oplichting herkent en wat je dan doet, lees je bij [Veilig daten](/pages/safety).

## Hoe blokkeer ik iemand? {#block}
Met Blokkeren op het profiel of in het gesprek. Die persoon ziet je profiel niet meer en kan je niet meer schrijven. Ongedaan maken kan bij [Instellingen](/settings), onder Geblokkeerde leden.

## Hoe meld ik een lid, foto of bericht? {#report}
Met Melden op het profiel, bij de foto of bij het bericht. Ons team kijkt ernaar; de ander hoort niet wie het meldde. Wat we besloten, lees je bij [Besluiten van ons team](/settings/decisions).

## Ik ben het niet eens met een besluit {#objection}
Maak binnen 12 maanden bezwaar bij [Besluiten van ons team](/settings/decisions). Als het kan, kijkt iemand anders ernaar dan wie eerst besloot. Is je account uitgeschakeld, gebruik dan de knop in de mail daarover.

# Meldingen

## Hoe krijg ik minder mails? {#mails}
Bij [Meldingen](/notifications) kies je per soort wat je wilt horen. Onder zo’n mail kun je je ook voor die soort afmelden. Mails over je account en je betalingen blijven komen.

## Hoe zet ik meldingen op mijn telefoon aan? {#push}
Zet bij [Meldingen](/notifications) de meldingen van je browser aan. Op een iPhone of iPad zet je de site eerst op je beginscherm. Je ziet van wie iets komt, niet wat er staat.

# Je gegevens

## Hoe krijg ik mijn gegevens, of verbeter ik ze? {#own-data}
Vraag ze aan bij [Instellingen](/settings): we mailen je een link naar één bestand, die 7 dagen en één keer werkt. Je profiel verbeter je zelf; voor je geslacht en geboortedatum mail je ons.

## Wat doen jullie met gevoelige gegevens? {#sensitive-data}
Je geaardheid en je interesses bewaren en tonen we alleen met je toestemming. Trek je die in bij [Instellingen](/settings), dan wissen we wat je had ingevuld. Dat kan niet ongedaan worden gemaakt.

## Hoe verwijder ik mijn account? {#delete}
Bij [Instellingen](/settings). Je profiel is meteen voor iedereen weg. Na 14 dagen wissen we je gegevens voorgoed: profiel, foto’s, gesprekken en likes. Vraag ongebruikte credits eerst [terug](/refund); wat over is, vervalt. In de boekhouding blijven aankopen staan, zonder je naam.

## Kan ik na het verwijderen terugkomen? {#come-back}
Ja, 14 dagen lang, met de link in de mail die je bij het verwijderen kreeg. Alles is er dan nog. Daarna kun je je alleen opnieuw aanmelden.

## Welke cookies gebruiken jullie? {#cookies}
Alleen die de site nodig heeft, zoals om je ingelogd te houden. We volgen je niet op andere sites. Hoeveel mensen via welke advertentie komen, tellen we op zonder namen. Alles staat bij [Cookies](/pages/cookies).

## Hoe dien ik een klacht in? {#complaint}
Met het formulier bij [Klachten](/complaints); een account heb je er niet voor nodig. Je krijgt binnen {complaint_days} dagen antwoord.`;
