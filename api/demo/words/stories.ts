import type { Locale } from '../../src/ground/settings/index.js';

/** A sentence, and the interests it speaks of. */
type Told = readonly [text: string, interests: string];

export interface Stories {
  /** What someone does all day, how they spend a free evening, whom they look for. */
  days: readonly Told[];
  evenings: readonly Told[];
  wishes: readonly string[];
}

export const STORIES: Readonly<Record<Locale, Stories>> = {
  nl: {
    days: [
      ['Verpleegkundige met wisselende diensten en een vaste liefde voor koffie.', 'coffee'],
      ['Ik geef les aan groep 7 en schrik dus nergens meer van.', 'reading'],
      ['Hovenier, altijd buiten, nooit een schone auto.', 'gardening outdoors'],
      ['Overdag achter een scherm, daarna het liefst zo ver mogelijk ervan weg.', 'hiking'],
      ['Fysiotherapeut die zelf te weinig stretcht.', 'sports gym'],
      ['Ik run een kleine boekwinkel en lees de achterflappen voor.', 'reading art'],
      ['Timmerman. Je keukenkastje repareer ik waar je bij staat.', 'outdoors'],
      ['Buschauffeur in de vroege dienst, dus ik ken elke zonsopkomst.', 'music'],
      ['Dierenarts in een praktijk vol verwende katten.', 'animals'],
      ['Zzp’er in de fotografie: bruiloften in het weekend, portretten doordeweeks.', 'photography'],
      ['Ik werk bij de gemeente en ja, ik neem de telefoon op.', 'politics'],
      ['Drie dagen op de boot, vier dagen vrij.', 'beach travelling'],
      ['Kapper. Ik luister voor mijn beroep, praten doe ik graag erna.', 'fashion'],
      ['Bijna klaar met mijn studie en helemaal klaar met noedels.', 'party cooking'],
    ],
    evenings: [
      ['’s Avonds kook ik te veel en te pittig.', 'cooking foodie'],
      ['Je vindt me op de dansvloer of aan de rand ervan.', 'dancing party'],
      ['Een goede serie, een dekentje en de telefoon in een la.', 'movies hugging'],
      ['In het weekend fiets ik tot er geen bord meer staat.', 'biking outdoors'],
      ['Ik speel bas in een bandje dat vooral repeteert.', 'music beer'],
      ['Zodra het boven de tien graden is, ga ik de barbecue aanmaken.', 'bbq beer'],
      ['Musea op donderdagavond, dan is het er heerlijk leeg.', 'art wine'],
      ['Ik bak brood dat meestal lukt.', 'foodie tea'],
      ['Saunadag met een boek: mijn idee van vakantie.', 'massages reading'],
      ['Ik spaar treinkaartjes in plaats van spullen.', 'travelling adventure'],
      ['Met de hond langs het water, bij elk weer.', 'animals hiking'],
      ['Bordspellen, en ja, ik kan tegen mijn verlies. Min of meer.', 'video games'],
    ],
    wishes: [
      'Ik zoek iemand die terugschrijft in hele zinnen.',
      'Gezelschap voor de lange avonden, en wie weet meer.',
      'Iemand met humor en een eigen agenda.',
      'Rustig aan beginnen met een goed gesprek.',
      'Laat maar weten wat jou laatst aan het lachen maakte.',
      'Spontaan mag, eerlijk moet.',
      'Ik hoop op een klik, ik reken op een leuk gesprek.',
      'Liever een wandeling dan een sollicitatie.',
      'Vertel me waar je je handen voor uit de mouwen steekt.',
      'Geen haast, wel zin.',
      'Wie durft een kaartje uit te kiezen en gewoon te gaan?',
      'Schrijf me over iets waar je niet over uitgepraat raakt.',
    ],
  },
  de: {
    days: [
      ['Erzieherin oder Dompteur, je nach Wochentag. Langweilig wird es nie.', 'music'],
      ['Ich arbeite im Krankenhaus und schlafe, wenn andere frühstücken.', 'coffee'],
      ['Schreinerwerkstatt im Hinterhof, Sägespäne überall.', 'outdoors'],
      ['Ich unterrichte Geschichte und erzähle sie auch ungefragt.', 'reading politics'],
      ['Unter der Woche Software, am Wochenende alles ohne Bildschirm.', 'hiking'],
      ['Ich führe ein kleines Café und kenne jede Stammkundschaft beim Namen.', 'coffee foodie'],
      ['Straßenbahn fahren kann ich beruflich, Rad fahren aus Liebe.', 'biking'],
      ['Landschaftsplanung: Ich weiß, wo die schönsten Bänke stehen.', 'gardening'],
    ],
    evenings: [
      ['Abends stehe ich in der Küche und drehe die Musik lauter.', 'cooking music'],
      ['Im Sommer am See, im Winter in der Sauna.', 'beach massages'],
      ['Samstags Flohmarkt, sonntags Tatort.', 'movies art'],
      ['Ich tanze Salsa, manchmal sogar im Takt.', 'dancing party'],
      ['Brettspielrunde am Donnerstag, ein Platz ist frei.', 'video games beer'],
      ['Mit dem Hund durch den Wald, bei jedem Wetter.', 'animals hiking'],
      ['Ein Glas Wein, ein offenes Fenster, ein gutes Gespräch.', 'wine kissing'],
    ],
    wishes: [
      'Ich suche jemanden, der Fragen stellt.',
      'Erst schreiben, dann Kaffee, dann sehen wir weiter.',
      'Humor ist mir wichtiger als Körpergröße.',
      'Wer nimmt mich mit auf einen Umweg?',
      'Schreib mir, worüber du zuletzt gelacht hast.',
      'Keine Spielchen, außer Karten.',
      'Ich mag Menschen, die zuhören und widersprechen können.',
    ],
  },
  fr: {
    days: [
      ['Institutrice ou pirate, selon l’heure de la récréation.', 'reading'],
      ['Je répare des vélos et parfois des dimanches.', 'biking'],
      ['Soigner les gens le jour, cuisiner pour eux le soir.', 'cooking foodie'],
      ['Je travaille dans un théâtre, côté coulisses.', 'theater'],
      ['Télétravail, plantes vertes et trop de café.', 'coffee gardening'],
    ],
    evenings: [
      ['Le samedi au marché, le dimanche en forêt.', 'hiking foodie'],
      ['J’aime danser, même quand la musique s’arrête.', 'dancing'],
      ['Un verre en terrasse et une conversation qui dure.', 'wine'],
      ['Cinéma de quartier, toujours au troisième rang.', 'movies'],
      ['Un train de nuit, une ville inconnue.', 'travelling adventure'],
    ],
    wishes: [
      'Écris-moi ce qui t’a fait rire cette semaine.',
      'Je cherche quelqu’un de curieux, le reste se discute.',
      'Pas pressée, pas pressé : on verra bien.',
      'Une belle complicité pour commencer.',
      'Surprends-moi avec une bonne question.',
    ],
  },
  en: {
    days: [
      ['I teach maths and apologise for it at parties.', 'reading'],
      ['Nurse on nights, gardener on days off.', 'gardening'],
      ['I restore old furniture and talk to it while I do.', 'art'],
      ['Office by weekday, hills by weekend.', 'hiking outdoors'],
    ],
    evenings: [
      ['Pub quiz regular, usually second place.', 'beer'],
      ['I cook one thing very well. Ask me which.', 'cooking'],
      ['Live music on Fridays, long baths on Sundays.', 'music'],
      ['Cold water swimmer, warm tea drinker.', 'beach tea'],
    ],
    wishes: [
      'Tell me about the last thing that made you change your mind.',
      'Looking for good talk first, everything else later.',
      'Kindness beats cleverness. Both is fine too.',
      'Bring your own bad jokes.',
    ],
  },
  es: {
    days: [['Trabajo en un mercado y elijo los mejores tomates.', 'foodie cooking']],
    evenings: [['Por la noche, paseo, música y algo de picar.', 'music wine']],
    wishes: ['Busco buena conversación y alguna risa.', 'Cuéntame tu plan perfecto para un domingo.'],
  },
  it: {
    days: [['Insegno musica e canto anche in coda alla cassa.', 'music']],
    evenings: [['La sera cucino, in due viene meglio.', 'cooking wine']],
    wishes: ['Cerco qualcuno con cui perdere il treno volentieri.', 'Scrivimi qualcosa che non sa nessuno.'],
  },
  pl: {
    days: [['Pracuję w bibliotece i szepczę tylko zawodowo.', 'reading']],
    evenings: [['Wieczorem rower, potem herbata z cytryną.', 'biking tea']],
    wishes: ['Szukam kogoś, z kim milczenie też jest miłe.', 'Napisz, co cię ostatnio rozbawiło.'],
  },
};
