import { faq } from './faq/nl.js';
import type { PageId } from './page-ids.js';

export const nl: Record<PageId, string> = {
  terms: `## Wie we zijn
{site} is een dienst van {company}. Met je aanmelding ga je akkoord met deze voorwaarden.

## Voor volwassenen
Je bent minstens {min_age} jaar en vertelt de waarheid over je leeftijd. Eén persoon heeft één account.

## Fictieve profielen
Sommige profielen zijn fictief. Ze dragen overal een label; fysiek contact met hen is niet mogelijk.

## Credits
Je koopt credits vooraf, zonder abonnement. De prijs staat bij elk pakket en bij elk bericht. Wat je niet hebt gebruikt, kun je binnen {refund_days} dagen terugvragen; zie [terugbetalen](/pages/return-policy).

## Gedrag
Geen beledigingen, oplichting, reclame of beelden van anderen zonder hun toestemming. Wie zich daar niet aan houdt, kan worden geweigerd; je hoort dan waarom en kunt bezwaar maken.

## Stoppen
Je kunt je account op elk moment verwijderen.`,
  privacy: `## Wat we bewaren
- Wat je zelf invult, schrijft en uploadt, wat je koopt, en wanneer je hier voor het laatst was.
- Gevoelige gegevens, zoals je geaardheid en je interesses, alleen als je daar toestemming voor gaf. Trek je die in, dan wissen we ze.

## Waarvoor
Om te leveren waarvoor je je aanmeldt, om betalingen te verwerken, om te doen wat de wet vraagt en om misbruik tegen te gaan. We verkopen niets door en tonen geen reclame van anderen.

## Wie het te zien krijgt
Andere leden zien je profiel. Wie je betaling verwerkt, krijgt wat daarvoor nodig is; wie onze mails en sms’jes bezorgt, je adres of nummer. Ons team leest alleen berichten die zijn gemeld of die aan een fictief profiel zijn gericht.

## Hoe lang
- je account en je profiel: tot 14 dagen nadat je je account verwijdert;
- een account waarvan het e-mailadres niet is bevestigd: {unconfirmed_days} dagen na het aanmelden;
- berichten: {history_months} maanden, en niet langer dan je account;
- meldingen en besluiten: 12 maanden na het besluit;
- een machtiging voor automatische incasso: 14 maanden nadat ze voor het laatst is gebruikt;
- waar je bent ingelogd, en technische logs, waarin je naam en adres niet staan: 30 dagen;
- de boekhouding: zo lang als de wet vraagt, en zonder je naam zodra je account is gewist.

## Je rechten
In je instellingen download en verbeter je wat we van je hebben, trek je toestemming in en verwijder je je account. Tegen een besluit van ons team kun je bezwaar maken. Komen we er samen niet uit, dan kun je klagen bij de privacytoezichthouder van je land.

## Contact
{company} is verantwoordelijk. Vragen: [{support_email}](mailto:{support_email}).`,
  cookies: `We gebruiken alleen wat de site nodig heeft. Vier cookies:

- twee die je ingelogd houden, 30 dagen of tot je uitlogt;
- een die onthoudt dat je in deze browser bent ingelogd geweest, zodat je erin kunt ook als een ander je wachtwoord raadt, een jaar;
- een die je taal onthoudt, een jaar.

In je eigen browser onthouden we ook:

- welke meldingen je hebt weggeklikt, 7 dagen;
- via welke link of advertentie je hier kwam, hooguit 30 dagen en tot je je aanmeldt;
- of deze browser je meldingen stuurt, tot je dat uitzet;
- berichten die je aan het schrijven was, tot je ze verstuurt of uitlogt;
- wat je verder aan het schrijven of invullen was, tot je uitlogt of het tabblad sluit.

We volgen je niet op andere sites en laten dat ook niemand doen.`,
  faq,
  safety: `De meeste mensen hier zijn wie ze zeggen. Wie je wil oplichten, gaat meestal op dezelfde manier te werk. Zo herken je het, en zo spreek je veilig af.

## Tekenen van oplichting
- **Vraagt om geld**: voor een reis, een ziekenhuis, een pakje, een ‘lening’. Ook cadeaubonnen, crypto en beltegoed zijn geld.
- **Heeft een beleggingstip** of verdient snel aan crypto en wil je laten meedoen.
- **Wil meteen weg van de site**, naar een andere chat-app, waar niemand meekijkt als je iets meldt.
- **Wil nooit videobellen** en zegt elke afspraak op het laatste moment af.
- **Heel snel heel verliefd**, met grote woorden na een paar dagen.
- **Vraagt om codes, wachtwoorden**, een foto van je identiteitsbewijs of je bankgegevens.
- **Vraagt om intieme beelden** en dreigt ze daarna te verspreiden.

## Als je iets vermoedt
- Betaal niets (meer) en geef niets door. Je hoeft niet te antwoorden.
- Meld het profiel of het bericht en blokkeer het lid.
- Bewaar berichten en betaalbewijzen.
- Heb je betaald? Bel meteen je bank. Doe aangifte bij de politie.
- Word je gechanteerd met beelden? Betaal niet: het stopt er niet mee. Vertel het iemand die je vertrouwt.

Je hoeft je niet te schamen: dit overkomt allerlei mensen.

## Veilig afspreken
- Videobel eerst een keer.
- Spreek af op een drukke, openbare plek, en de eerste keer niet thuis.
- Vertel iemand waar je bent, met wie en hoe laat je terug bent.
- Regel zelf je vervoer en houd je drankje en telefoon bij je.
- Voelt het niet goed? Ga weg. Je bent niemand een uitleg schuldig.

## Wat wij doen
- We bekijken elke profielfoto voordat anderen hem zien, en halen eruit waar hij is gemaakt.
- Niemand ziet je e-mailadres; afstanden rekenen we van plaats tot plaats.
- [Fictieve profielen](/pages/faq#fictional) dragen overal een label. Afspreken met zo’n profiel kan niet.
- Lijkt een bericht dat je krijgt over geld te gaan, dan zie je er een tip bij. Dat bekijkt je eigen apparaat; wij lezen niet mee.
- Meldingen bekijkt ons team. Wat niet mag, halen we weg; een account kunnen we uitschakelen.

## Waar je het meldt
- Met Melden op een profiel, bij een foto of bij een bericht; het lid hoort niet van wie het komt.
- Zonder account: met het formulier bij [Klachten](/complaints).
- Met een vraag: bij de [klantenservice](/pages/service).

## In nood
Ben je in direct gevaar, bel dan het alarmnummer: 112 in Europa, 911 in de Verenigde Staten en Canada, 000 in Australië, 111 in Nieuw-Zeeland.`,
  'return-policy': `Je mag een aankoop binnen {refund_days} dagen ongedaan maken. Credits die je niet hebt gebruikt, betalen we terug op de manier waarop je betaalde. Gebruikte credits betalen we niet terug: bij je bestelling vroeg je om ze meteen te krijgen.

## Zo werkt het
Ga naar je transacties, kies de aankoop en vraag die terug. Je krijgt een mail met datum en tijd. Liever schrijven? [{support_email}](mailto:{support_email}).`,
  service: `We helpen je graag: [{support_email}](mailto:{support_email}) of {support_phone}. We antwoorden binnen twee werkdagen.`,
  ban: `{site} is alleen voor volwassenen. Ouders kunnen de site met het ouderlijk toezicht van hun apparaat of provider afsluiten; het adres is {domain}.

Wil je zelf geen toegang meer hebben? Mail [{support_email}](mailto:{support_email}), dan sluiten we je account.`,
};
