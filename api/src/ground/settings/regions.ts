import type { Country } from './countries.js';

/** The country's term for its regions; a key of the client's texts (PRO-06). */
export type RegionTerm =
  | 'province'
  | 'nation'
  | 'county'
  | 'federal_state'
  | 'region'
  | 'canton'
  | 'autonomous_community'
  | 'state'
  | 'voivodeship';

export interface Region {
  /** ISO 3166-2 code. */
  key: string;
  /** The local spelling. */
  name: string;
}

/**
 * ISO 3166-2 regions of the countries of spec 9, sorted by name. Ireland and Belgium are listed by the division that
 * people there use (county, province), which is not ISO's first level.
 */
const TABLE: Record<Country, readonly [term: RegionTerm, names: string]> = {
  NL: [
    'province',
    `DR = Drenthe|FL = Flevoland|FR = Fryslân|GE = Gelderland|GR = Groningen|LI = Limburg|NB = Noord-Brabant|
     NH = Noord-Holland|OV = Overijssel|UT = Utrecht|ZE = Zeeland|ZH = Zuid-Holland`,
  ],
  BE: [
    'province',
    `VAN = Antwerpen|WBR = Brabant wallon|BRU = Brussel / Bruxelles|WHT = Hainaut|WLG = Liège|VLI = Limburg|
     WLX = Luxembourg|WNA = Namur|VOV = Oost-Vlaanderen|VBR = Vlaams-Brabant|VWV = West-Vlaanderen`,
  ],
  GB: ['nation', 'ENG = England|NIR = Northern Ireland|SCT = Scotland|WLS = Wales'],
  IE: [
    'county',
    `CW = Carlow|CN = Cavan|CE = Clare|CO = Cork|DL = Donegal|D = Dublin|G = Galway|KY = Kerry|KE = Kildare|
     KK = Kilkenny|LS = Laois|LM = Leitrim|LK = Limerick|LD = Longford|LH = Louth|MO = Mayo|MH = Meath|
     MN = Monaghan|OY = Offaly|RN = Roscommon|SO = Sligo|TA = Tipperary|WD = Waterford|WH = Westmeath|
     WX = Wexford|WW = Wicklow`,
  ],
  DE: [
    'federal_state',
    `BW = Baden-Württemberg|BY = Bayern|BE = Berlin|BB = Brandenburg|HB = Bremen|HH = Hamburg|HE = Hessen|
     MV = Mecklenburg-Vorpommern|NI = Niedersachsen|NW = Nordrhein-Westfalen|RP = Rheinland-Pfalz|SL = Saarland|
     SN = Sachsen|ST = Sachsen-Anhalt|SH = Schleswig-Holstein|TH = Thüringen`,
  ],
  AT: [
    'federal_state',
    `1 = Burgenland|2 = Kärnten|3 = Niederösterreich|4 = Oberösterreich|5 = Salzburg|6 = Steiermark|7 = Tirol|
     8 = Vorarlberg|9 = Wien`,
  ],
  IT: [
    'region',
    `65 = Abruzzo|77 = Basilicata|78 = Calabria|72 = Campania|45 = Emilia-Romagna|36 = Friuli-Venezia Giulia|
     62 = Lazio|42 = Liguria|25 = Lombardia|57 = Marche|67 = Molise|21 = Piemonte|75 = Puglia|88 = Sardegna|
     82 = Sicilia|52 = Toscana|32 = Trentino-Alto Adige|55 = Umbria|23 = Valle d'Aosta|34 = Veneto`,
  ],
  FR: [
    'region',
    `ARA = Auvergne-Rhône-Alpes|BFC = Bourgogne-Franche-Comté|BRE = Bretagne|CVL = Centre-Val de Loire|20R = Corse|
     GES = Grand Est|971 = Guadeloupe|973 = Guyane|HDF = Hauts-de-France|IDF = Île-de-France|974 = La Réunion|
     972 = Martinique|976 = Mayotte|NOR = Normandie|NAQ = Nouvelle-Aquitaine|OCC = Occitanie|
     PDL = Pays de la Loire|PAC = Provence-Alpes-Côte d'Azur`,
  ],
  CH: [
    'canton',
    `AG = Aargau|AR = Appenzell Ausserrhoden|AI = Appenzell Innerrhoden|BL = Basel-Landschaft|BS = Basel-Stadt|
     BE = Bern|FR = Fribourg|GE = Genève|GL = Glarus|GR = Graubünden|JU = Jura|LU = Luzern|NE = Neuchâtel|
     NW = Nidwalden|OW = Obwalden|SG = St. Gallen|SH = Schaffhausen|SZ = Schwyz|SO = Solothurn|TG = Thurgau|
     TI = Ticino|UR = Uri|VS = Valais|VD = Vaud|ZG = Zug|ZH = Zürich`,
  ],
  ES: [
    'autonomous_community',
    `AN = Andalucía|AR = Aragón|AS = Asturias|CN = Canarias|CB = Cantabria|CL = Castilla y León|
     CM = Castilla-La Mancha|CT = Catalunya|CE = Ceuta|VC = Comunitat Valenciana|EX = Extremadura|GA = Galicia|
     IB = Illes Balears|RI = La Rioja|MD = Madrid|ML = Melilla|MC = Murcia|NC = Navarra|PV = País Vasco / Euskadi`,
  ],
  US: [
    'state',
    `AL = Alabama|AK = Alaska|AZ = Arizona|AR = Arkansas|CA = California|CO = Colorado|CT = Connecticut|
     DE = Delaware|DC = District of Columbia|FL = Florida|GA = Georgia|HI = Hawaii|ID = Idaho|IL = Illinois|
     IN = Indiana|IA = Iowa|KS = Kansas|KY = Kentucky|LA = Louisiana|ME = Maine|MD = Maryland|
     MA = Massachusetts|MI = Michigan|MN = Minnesota|MS = Mississippi|MO = Missouri|MT = Montana|NE = Nebraska|
     NV = Nevada|NH = New Hampshire|NJ = New Jersey|NM = New Mexico|NY = New York|NC = North Carolina|
     ND = North Dakota|OH = Ohio|OK = Oklahoma|OR = Oregon|PA = Pennsylvania|RI = Rhode Island|
     SC = South Carolina|SD = South Dakota|TN = Tennessee|TX = Texas|UT = Utah|VT = Vermont|VA = Virginia|
     WA = Washington|WV = West Virginia|WI = Wisconsin|WY = Wyoming`,
  ],
  CA: [
    'province',
    `AB = Alberta|BC = British Columbia|MB = Manitoba|NB = New Brunswick|NL = Newfoundland and Labrador|
     NT = Northwest Territories|NS = Nova Scotia|NU = Nunavut|ON = Ontario|PE = Prince Edward Island|
     QC = Québec|SK = Saskatchewan|YT = Yukon`,
  ],
  AU: [
    'state',
    `ACT = Australian Capital Territory|NSW = New South Wales|NT = Northern Territory|QLD = Queensland|
     SA = South Australia|TAS = Tasmania|VIC = Victoria|WA = Western Australia`,
  ],
  NZ: [
    'region',
    `AUK = Auckland|BOP = Bay of Plenty|CAN = Canterbury|CIT = Chatham Islands|GIS = Gisborne|HKB = Hawke's Bay|
     MWT = Manawatū-Whanganui|MBH = Marlborough|NSN = Nelson|NTL = Northland|OTA = Otago|STL = Southland|
     TKI = Taranaki|TAS = Tasman|WKO = Waikato|WGN = Wellington|WTC = West Coast`,
  ],
  PL: [
    'voivodeship',
    `02 = Dolnośląskie|04 = Kujawsko-pomorskie|06 = Lubelskie|08 = Lubuskie|10 = Łódzkie|12 = Małopolskie|
     14 = Mazowieckie|16 = Opolskie|18 = Podkarpackie|20 = Podlaskie|22 = Pomorskie|24 = Śląskie|
     26 = Świętokrzyskie|28 = Warmińsko-mazurskie|30 = Wielkopolskie|32 = Zachodniopomorskie`,
  ],
};

const parts = (country: string, names: string): Region[] =>
  names.split('|').map((entry) => {
    const [code, name] = entry.trim().split(' = ');
    return { key: `${country}-${code}`, name: name! };
  });

export const REGIONS = Object.fromEntries(
  Object.entries(TABLE).map(([country, [term, names]]) => [country, { term, regions: parts(country, names) }]),
) as Record<Country, { term: RegionTerm; regions: Region[] }>;

export const isRegionOf = (country: Country, region: string): boolean =>
  REGIONS[country].regions.some(({ key }) => key === region);

export const regionName = (country: Country, region: string): string | undefined =>
  REGIONS[country].regions.find(({ key }) => key === region)?.name;
