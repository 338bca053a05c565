/** Some banks of the methods whose company asks for one, by their id. */
export const BANKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ideal: {
    abn_amro: 'ABN AMRO',
    asn: 'ASN Bank',
    bunq: 'bunq',
    ing: 'ING',
    knab: 'Knab',
    rabobank: 'Rabobank',
    triodos: 'Triodos Bank',
  },
  prezelewy24: { mbank: 'mBank', pko: 'PKO Bank Polski', ing_pl: 'ING Bank Śląski', pekao: 'Bank Pekao' },
  eps: { bank_austria: 'Bank Austria', bawag: 'BAWAG', erste: 'Erste Bank und Sparkassen', volksbank: 'Volksbank' },
};
