import { describe, expect, it } from 'vitest';
import { asksForMoney } from './asks-for-money';

describe('CLI-04 a request for money', () => {
  it.each([
    'Kun je me wat geld sturen? Ik betaal het terug.',
    'Ik heb 200 euro nodig voor mijn ticket',
    'Koop even een cadeaukaart voor me',
    'Can you lend me some money for the hospital?',
    'Please send 50 € today',
    'I earn a lot with Bitcoin, join me!',
    'Buy me a Steam gift card',
    'Kannst du mir etwas Geld leihen?',
    'Überweise mir bitte 300 Euro',
    'Mándame dinero, por favor',
    'Necesito 100 euros para el viaje',
    'J’ai besoin d’argent pour rentrer',
    'Peux-tu m’envoyer de l’argent ?',
    'Mi presti dei soldi?',
    'Ho bisogno di 150 euro',
    'Pożycz mi trochę pieniędzy',
    'Wyślij mi 200 zł',
    'Mijn rekening: NL91 ABNA 0417 1643 00',
    'Western Union is het snelst',
  ])('is recognised in %j', (text) => expect(asksForMoney(text)).toBe(true));

  it.each([
    'Hoi, leuk profiel! Zullen we een keer koffie drinken?',
    'Geld maakt niet gelukkig, zeggen ze',
    'Ik heb twee katten en een hond nodig ik niet',
    'I work at a bank and love music',
    'Money isn’t everything',
    'Ich gebe zu, ich tanze schlecht',
    'Trabajo con dinero, soy contable',
    'Je travaille dans un magasin de cadeaux',
    'Mi piace il mare, e a te?',
    'Lubię góry i dobrą kawę',
    'Ik ben in 1991 geboren, jij ook?',
  ])('is not seen in %j', (text) => expect(asksForMoney(text)).toBe(false));
});
