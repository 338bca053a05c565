/** `rate` in hundredths of a percent, and the first day on which it applies in the country. */
interface VatRate {
  from: string;
  rate: number;
}

/**
 * Standard rates for electronically supplied services. Source: the European Commission's "Taxes in Europe" database for
 * member states, the tax authorities for the others. Canada: the federal tax only. Countries that are not listed have
 * no VAT here. To change a rate, add a line before the day it takes effect (decision 25).
 */
export const VAT_RATES: Readonly<Record<string, readonly VatRate[]>> = {
  AT: [{ from: '1984-01-01', rate: 2000 }],
  AU: [{ from: '2000-07-01', rate: 1000 }],
  BE: [{ from: '1996-01-01', rate: 2100 }],
  BG: [{ from: '1999-01-01', rate: 2000 }],
  CA: [{ from: '2008-01-01', rate: 500 }],
  CH: [
    { from: '2018-01-01', rate: 770 },
    { from: '2024-01-01', rate: 810 },
  ],
  CY: [{ from: '2014-01-13', rate: 1900 }],
  CZ: [{ from: '2013-01-01', rate: 2100 }],
  DE: [
    { from: '2007-01-01', rate: 1900 },
    { from: '2020-07-01', rate: 1600 },
    { from: '2021-01-01', rate: 1900 },
  ],
  DK: [{ from: '1992-01-01', rate: 2500 }],
  EE: [
    { from: '2009-07-01', rate: 2000 },
    { from: '2024-01-01', rate: 2200 },
    { from: '2025-07-01', rate: 2400 },
  ],
  ES: [{ from: '2012-09-01', rate: 2100 }],
  FI: [
    { from: '2013-01-01', rate: 2400 },
    { from: '2024-09-01', rate: 2550 },
  ],
  FR: [{ from: '2014-01-01', rate: 2000 }],
  GB: [{ from: '2011-01-04', rate: 2000 }],
  GR: [{ from: '2016-06-01', rate: 2400 }],
  HR: [{ from: '2012-03-01', rate: 2500 }],
  HU: [{ from: '2012-01-01', rate: 2700 }],
  IE: [
    { from: '2012-01-01', rate: 2300 },
    { from: '2020-09-01', rate: 2100 },
    { from: '2021-03-01', rate: 2300 },
  ],
  IT: [{ from: '2013-10-01', rate: 2200 }],
  LT: [{ from: '2009-09-01', rate: 2100 }],
  LU: [
    { from: '2015-01-01', rate: 1700 },
    { from: '2023-01-01', rate: 1600 },
    { from: '2024-01-01', rate: 1700 },
  ],
  LV: [{ from: '2012-07-01', rate: 2100 }],
  MT: [{ from: '2004-01-01', rate: 1800 }],
  NL: [{ from: '2012-10-01', rate: 2100 }],
  NZ: [{ from: '2010-10-01', rate: 1500 }],
  PL: [{ from: '2011-01-01', rate: 2300 }],
  PT: [{ from: '2011-01-01', rate: 2300 }],
  RO: [
    { from: '2017-01-01', rate: 1900 },
    { from: '2025-08-01', rate: 2100 },
  ],
  SE: [{ from: '1990-07-01', rate: 2500 }],
  SI: [{ from: '2013-07-01', rate: 2200 }],
  SK: [
    { from: '2011-01-01', rate: 2000 },
    { from: '2025-01-01', rate: 2300 },
  ],
};
