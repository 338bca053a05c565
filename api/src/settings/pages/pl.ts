import type { PageId } from './page-ids.js';

export const pl: Record<PageId, string> = {
  terms: `## Kim jesteśmy
{site} to usługa firmy {company}. Rejestrując się, akceptujesz te warunki.

## Dla dorosłych
Masz co najmniej {min_age} lat i mówisz prawdę o swoim wieku. Jedna osoba ma jedno konto.

## Profile fikcyjne
Niektóre profile są fikcyjne. Wszędzie mają etykietę; kontakt fizyczny nie jest możliwy.

## Kredyty
Kredyty kupujesz z góry, bez abonamentu. Cena jest podana przy każdym pakiecie i każdej wiadomości. O zwrot niewykorzystanych możesz prosić przez okres podany w dniach: {refund_days}; zobacz [zwroty](/pages/return-policy).

## Zachowanie
Bez obelg, oszustw, reklam i zdjęć innych osób bez ich zgody. Kto to łamie, może stracić dostęp; poznasz powód i możesz się odwołać.

## Odejście
Konto możesz usunąć w każdej chwili.`,
  privacy: `## Co przechowujemy
To, co wypełniasz, piszesz i kupujesz, oraz kiedy tu jesteś. Dane wrażliwe tylko za Twoją zgodą, którą możesz wycofać.

## Po co
Aby strona działała, do płatności i przeciw nadużyciom. Niczego nie odsprzedajemy i nie pokazujemy cudzych reklam.

## Twoje prawa
W ustawieniach pobierzesz wszystko, co o Tobie mamy. Po usunięciu konta Twoje dane wymażemy po 14 dniach; księgi przechowujemy tak długo, jak wymaga prawo.

## Kontakt
Administratorem jest {company}. Pytania: [{support_email}](mailto:{support_email}).`,
  cookies: `Używamy tylko tego, czego strona potrzebuje:

- ciasteczka, które utrzymuje logowanie, 30 dni;
- ciasteczka, które pamięta Twój język, rok.

Nie śledzimy Cię na innych stronach i nikomu na to nie pozwalamy.`,
  faq: `## Ile to kosztuje?
Rejestracja i oglądanie są bezpłatne. Wiadomości kosztują kredyty; cena jest na przycisku.

## Jak odzyskać pieniądze?
O zwrot niewykorzystanych kredytów poprosisz w transakcjach; liczba dni na to: {refund_days}. Zobacz [zwroty](/pages/return-policy).

## Czym jest profil fikcyjny?
To profil, za którym nie stoi żadna osoba z serwisu. Wszędzie ma etykietę; spotkanie nie jest możliwe.

## Jak usunąć konto?
W Ustawieniach. Potem masz 14 dni na zmianę zdania.`,
  'return-policy': `Możesz odstąpić od zakupu; liczba dni na to: {refund_days}. Niewykorzystane kredyty zwracamy tą samą drogą, którą zapłacono. Wykorzystanych nie: przy zamówieniu prosisz o nie od razu.

## Jak to działa
Wejdź w transakcje, wybierz zakup i poproś o zwrot. Dostaniesz e-mail z datą i godziną. Wolisz napisać? [{support_email}](mailto:{support_email}).`,
  service: `Chętnie pomożemy: [{support_email}](mailto:{support_email}) lub {support_phone}. Odpowiadamy w ciągu dwóch dni roboczych.

{company}`,
  ban: `{site} jest tylko dla dorosłych. Rodzice mogą zablokować stronę kontrolą rodzicielską urządzenia lub dostawcy; adres to {domain}.

Nie chcesz już mieć dostępu? Napisz na [{support_email}](mailto:{support_email}), a zamkniemy Twoje konto.`,
};
