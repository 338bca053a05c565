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
Wat je zelf invult, wat je schrijft, wat je koopt en wanneer je hier was. Gevoelige gegevens alleen als je daar toestemming voor gaf; die kun je intrekken.

## Waarvoor
Om de site te laten werken, om te betalen en om misbruik tegen te gaan. We verkopen niets door en tonen geen reclame van anderen.

## Je rechten
In je instellingen download je alles wat we van je hebben. Verwijder je je account, dan wissen we na 14 dagen je gegevens; de boekhouding bewaren we zo lang als de wet vraagt.

## Contact
{company} is verantwoordelijk. Vragen: [{support_email}](mailto:{support_email}).`,
  cookies: `We gebruiken alleen wat de site nodig heeft:

- een cookie die je ingelogd houdt, 30 dagen;
- een cookie die je taal onthoudt, een jaar.

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
  service: `We helpen je graag: [{support_email}](mailto:{support_email}) of {support_phone}. We antwoorden binnen twee werkdagen.

{company}`,
  ban: `{site} is alleen voor volwassenen. Ouders kunnen de site met het ouderlijk toezicht van hun apparaat of provider afsluiten; het adres is {domain}.

Wil je zelf geen toegang meer hebben? Mail [{support_email}](mailto:{support_email}), dan sluiten we je account.`,
};
