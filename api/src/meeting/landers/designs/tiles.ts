import type { Country } from '../../../ground/settings/domain.js';

/**
 * Maps of tiles, one for each region, placed by its rough geography: nobody's borders, and small. A row for each line; a
 * dot is no region; names are ISO 3166-2 without the country (PRO-06).
 */
const ROWS: Record<Country, string> = {
  NL: '. . FR GR|NH FL OV DR|ZH UT GE .|ZE NB LI .',
  BE: 'VWV VOV VAN VLI|. BRU VBR .|WHT WBR WNA WLG|. . . WLX',
  GB: '. SCT .|NIR . .|. WLS ENG',
  IE: '. DL . . . .|SO LM CN MN LH .|MO RN LD WH MH D|. G OY KE WW .|. CE LS CW WX .|. LK TA KK . .|KY CO WD . . .',
  DE: '. . SH MV .|HB NI HH BE BB|NW HE TH ST SN|SL RP BW BY .',
  AT: '. . 4 3 9|8 7 5 6 1|. . 2 . .',
  IT: '23 25 32 36 . .|21 42 45 34 . .|. 52 55 57 . .|. . 62 65 67 .|88 . . 72 77 75|. . . 78 . .|. . 82 . . .',
  FR: '. . HDF . .|BRE NOR IDF GES .|. PDL CVL BFC .|. NAQ . ARA .|. . OCC PAC 20R|971 972 973 974 976',
  CH: '. . BS . SH TG .|JU SO BL AG ZH AI AR|NE BE LU ZG SZ GL SG|. FR OW NW UR GR .|GE VD VS . TI . .',
  ES: 'GA AS CB PV NC .|. CL RI AR CT .|EX MD CM VC IB .|. AN . MC . .|CN . CE ML . .',
  US: 'AK . . . . . . . . . ME|. . . . . . . . . VT NH|WA ID MT ND MN IL WI MI NY RI MA|OR NV WY SD IA IN OH PA NJ CT .|CA UT CO NE MO KY WV VA MD DE .|. AZ NM KS AR TN NC SC DC . .|. . . OK LA MS AL GA . . .|HI . . TX . . . . FL . .',
  CA: 'YT NT NU . . . .|BC AB SK MB ON QC NL|. . . . NB NS PE',
  AU: '. NT QLD|WA SA NSW|. VIC ACT|. TAS .',
  NZ: '. NTL . .|. AUK . .|. WKO BOP GIS|. TKI MWT HKB|. . WGN .|TAS NSN MBH .|WTC CAN . CIT|STL OTA . .',
  PL: '32 22 28 20|08 30 04 14|02 16 10 06|. 24 26 18|. . 12 .',
};

export interface Tile {
  /** ISO 3166-2. */
  region: string;
  /** Counted from 1. */
  column: number;
  row: number;
}

export interface TileMap {
  columns: number;
  tiles: Tile[];
}

export function tilesOf(country: Country): TileMap {
  const rows = ROWS[country].split('|').map((row) => row.split(' '));
  return {
    columns: rows[0]!.length,
    tiles: rows.flatMap((cells, y) =>
      cells.flatMap((name, x) => (name === '.' ? [] : [{ region: `${country}-${name}`, column: x + 1, row: y + 1 }])),
    ),
  };
}
