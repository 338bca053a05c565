import type { CampaignTexts } from '../../campaigns/index.js';
import type { Locale } from '../../../ground/settings/index.js';

/** What staff could have written, for the gallery. */
export const CAMPAIGN_EXAMPLE: Record<Locale, CampaignTexts> = {
  nl: {
    subject: 'Deze week 10% korting op credits',
    heading: 'Hoi {name}, een zomers gesprek?',
    body: 'Deze week krijg je 10% korting op elk pakket credits.\n\nVul de code in bij het afrekenen.',
    button: 'Credits kopen',
  },
  en: {
    subject: '10% off credits this week',
    heading: 'Hi {name}, fancy a summer chat?',
    body: 'This week you get 10% off every package of credits.\n\nEnter the code at the checkout.',
    button: 'Buy credits',
  },
  de: {
    subject: 'Diese Woche 10 % Rabatt auf Credits',
    heading: 'Hallo {name}, Lust auf ein Sommergespräch?',
    body: 'Diese Woche bekommst du 10 % Rabatt auf jedes Credit-Paket.\n\nGib den Code beim Bezahlen ein.',
    button: 'Credits kaufen',
  },
  es: {
    subject: 'Esta semana, un 10 % de descuento en créditos',
    heading: 'Hola, {name}: ¿una charla de verano?',
    body: 'Esta semana tienes un 10 % de descuento en todos los paquetes de créditos.\n\nIntroduce el código al pagar.',
    button: 'Comprar créditos',
  },
  fr: {
    subject: 'Cette semaine, 10 % de réduction sur les crédits',
    heading: 'Bonjour {name}, une conversation d’été ?',
    body: 'Cette semaine, tu profites de 10 % de réduction sur chaque pack de crédits.\n\nSaisis le code au moment de payer.',
    button: 'Acheter des crédits',
  },
  it: {
    subject: 'Questa settimana 10% di sconto sui crediti',
    heading: 'Ciao {name}, due chiacchiere d’estate?',
    body: 'Questa settimana hai il 10% di sconto su ogni pacchetto di crediti.\n\nInserisci il codice al pagamento.',
    button: 'Compra crediti',
  },
  pl: {
    subject: 'W tym tygodniu 10% taniej na kredyty',
    heading: 'Cześć, {name}! Letnia rozmowa?',
    body: 'W tym tygodniu każdy pakiet kredytów jest tańszy o 10%.\n\nWpisz kod przy płatności.',
    button: 'Kup kredyty',
  },
};
