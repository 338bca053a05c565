import type { Country } from '../../src/ground/settings/index.js';

const places = (list: string): readonly { region: string; city: string }[] =>
  list.split('|').flatMap((entry) => {
    const [region, cities] = entry.trim().split(' = ') as [string, string];
    return cities.split(', ').map((city) => ({ region, city }));
  });

/** Towns with the regions they lie in, by the keys of the settings. */
export const PLACES = {
  NL: places(
    `NL-DR = Assen, Emmen, Hoogeveen | NL-FL = Almere, Lelystad | NL-FR = Leeuwarden, Sneek, Drachten |
     NL-GE = Arnhem, Nijmegen, Apeldoorn, Ede | NL-GR = Groningen, Hoogezand | NL-LI = Maastricht, Venlo, Roermond |
     NL-NB = Eindhoven, Tilburg, Breda, Den Bosch, Helmond | NL-NH = Amsterdam, Haarlem, Zaandam, Hoorn, Hilversum |
     NL-OV = Zwolle, Enschede, Deventer | NL-UT = Utrecht, Amersfoort, Zeist | NL-ZE = Middelburg, Goes |
     NL-ZH = Rotterdam, Den Haag, Leiden, Delft, Dordrecht, Gouda`,
  ),
  BE: places(
    `BE-VAN = Antwerpen, Mechelen, Turnhout | BE-VOV = Gent, Aalst, Sint-Niklaas | BE-VWV = Brugge, Kortrijk, Oostende |
     BE-VLI = Hasselt, Genk | BE-VBR = Leuven, Vilvoorde`,
  ),
  'BE-fr': places(
    `BE-BRU = Bruxelles, Ixelles | BE-WLG = Liège, Verviers | BE-WNA = Namur, Dinant | BE-WHT = Mons, Charleroi, Tournai |
     BE-WLX = Arlon | BE-WBR = Wavre`,
  ),
  DE: places(
    `DE-NW = Köln, Düsseldorf, Dortmund, Münster, Aachen | DE-BY = München, Nürnberg, Augsburg | DE-BE = Berlin |
     DE-HH = Hamburg | DE-HE = Frankfurt am Main, Kassel | DE-BW = Stuttgart, Freiburg, Mannheim | DE-SN = Leipzig, Dresden |
     DE-NI = Hannover, Oldenburg, Göttingen | DE-HB = Bremen | DE-RP = Mainz, Trier | DE-SH = Kiel, Lübeck |
     DE-TH = Erfurt, Jena | DE-BB = Potsdam`,
  ),
  AT: places('AT-9 = Wien | AT-5 = Salzburg | AT-6 = Graz | AT-7 = Innsbruck'),
  CH: places('CH-ZH = Zürich | CH-BE = Bern | CH-BS = Basel'),
  FR: places('FR-HDF = Lille | FR-IDF = Paris | FR-ARA = Lyon | FR-BRE = Rennes | FR-GES = Strasbourg'),
  GB: places('GB-ENG = London, Bristol, Leeds, York | GB-SCT = Edinburgh, Glasgow | GB-WLS = Cardiff'),
  IE: places('IE-D = Dublin | IE-G = Galway | IE-CO = Cork'),
  ES: places('ES-CT = Barcelona | ES-MD = Madrid | ES-AN = Sevilla'),
  IT: places('IT-25 = Milano | IT-62 = Roma | IT-45 = Bologna'),
  PL: places('PL-14 = Warszawa | PL-12 = Kraków | PL-22 = Gdańsk'),
} as const satisfies Partial<Record<Country | 'BE-fr', unknown>>;
