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
  faq: `## Wat kost het?
Aanmelden en rondkijken is gratis. Voor berichten gebruik je credits; de prijs staat bij de knop.

## Hoe krijg ik mijn geld terug?
Niet-gebruikte credits vraag je binnen {refund_days} dagen terug. Zie [terugbetalen](/pages/return-policy).

## Wat is een fictief profiel?
Een profiel waarachter geen lid zit. Het is overal gelabeld; ontmoeten kan niet.

## Hoe verwijder ik mijn account?
Onder Instellingen. Je hebt daarna 14 dagen om je te bedenken.`,
  'return-policy': `Je mag een aankoop binnen {refund_days} dagen ongedaan maken. Credits die je niet hebt gebruikt, betalen we terug langs de weg waarlangs je betaalde. Gebruikte credits betalen we niet terug: bij je bestelling vroeg je om ze meteen te krijgen.

## Zo werkt het
Ga naar je transacties, kies de aankoop en vraag haar terug. Je krijgt een mail met datum en tijd. Liever schrijven? [{support_email}](mailto:{support_email}).`,
  service: `We helpen je graag: [{support_email}](mailto:{support_email}) of {support_phone}. We antwoorden binnen twee werkdagen.`,
  ban: `{site} is alleen voor volwassenen. Ouders kunnen de site met het ouderlijk toezicht van hun apparaat of provider afsluiten; het adres is {domain}.

Wil je zelf geen toegang meer hebben? Mail [{support_email}](mailto:{support_email}), dan sluiten we je account.`,
};
