import type { PageId } from './page-ids.js';

export const pl: Record<PageId, string> = {
  terms: `## Kim jesteśmy
{site} to usługa firmy {company}. Rejestrując się, akceptujesz te warunki.

## Dla dorosłych
Masz co najmniej {min_age} lat i mówisz prawdę o swoim wieku. Jedna osoba ma jedno konto.

## Profile fikcyjne
Niektóre profile są fikcyjne. Wszędzie mają etykietę; kontakt fizyczny nie jest możliwy.

## Kredyty
Kredyty kupujesz z góry, bez abonamentu. Cena jest podana przy każdym pakiecie i każdej wiadomości. O zwrot niewykorzystanych możesz prosić w ciągu {refund_days} dni; zobacz [zwroty](/pages/return-policy).

## Zachowanie
Bez obelg, oszustw, reklam i zdjęć innych osób bez ich zgody. Kto to łamie, może stracić dostęp; poznasz powód i możesz się odwołać.

## Odejście
Konto możesz usunąć w każdej chwili.`,
  privacy: `## Co przechowujemy
- To, co wypełniasz, piszesz i przesyłasz, co kupujesz, oraz datę Twojej ostatniej wizyty.
- Dane wrażliwe, takie jak orientacja i zainteresowania, tylko za Twoją zgodą. Gdy ją wycofasz, wymażemy je.

## Po co
Aby dać Ci to, po co się rejestrujesz, obsłużyć płatności, wypełnić obowiązki prawne i zapobiegać nadużyciom. Niczego nie odsprzedajemy i nie pokazujemy cudzych reklam.

## Kto to widzi
Inni użytkownicy widzą Twój profil. Firma obsługująca płatność dostaje to, co jest do niej potrzebne; dostawca naszych maili i SMS-ów – Twój adres lub numer. Nasz zespół czyta tylko wiadomości zgłoszone albo wysłane do fikcyjnego profilu.

## Jak długo
- konto i profil: do 14 dni po usunięciu konta;
- konto bez potwierdzonego adresu e-mail: {unconfirmed_days} dni po rejestracji;
- wiadomości: {history_months} mies., nie dłużej niż konto;
- zgłoszenia i decyzje: 12 miesięcy po decyzji;
- zgoda na polecenie zapłaty: 14 miesięcy po jej ostatnim użyciu;
- otwarte sesje i dzienniki techniczne, w których nie ma ani Twojego imienia, ani adresu: 30 dni;
- księgi: tak długo, jak wymaga prawo, a po wymazaniu konta bez Twojego imienia.

## Twoje prawa
W ustawieniach pobierzesz i poprawisz to, co o Tobie mamy, wycofasz zgodę i usuniesz konto. Od decyzji naszego zespołu możesz się odwołać. Jeśli się nie porozumiemy, możesz złożyć skargę do organu ochrony danych w swoim kraju.

## Kontakt
Administratorem jest {company}. Pytania: [{support_email}](mailto:{support_email}).`,
  cookies: `Używamy tylko tego, czego strona potrzebuje. Czterech ciasteczek:

- dwa utrzymują logowanie, 30 dni lub do wylogowania;
- kolejne pamięta, że logowano się już w tej przeglądarce, dzięki czemu zalogujesz się także wtedy, gdy ktoś zgaduje Twoje hasło, rok;
- ostatnie pamięta Twój język, rok.

W Twojej przeglądarce zapamiętujemy też:

- które powiadomienia na stronie zamykasz, 7 dni;
- z jakiego linku lub reklamy tu trafiasz, najwyżej 30 dni i do rejestracji;
- czy ta przeglądarka wysyła Ci powiadomienia, do ich wyłączenia;
- wiadomości, które właśnie piszesz, do ich wysłania lub wylogowania;
- co poza tym właśnie piszesz lub wypełniasz, do wylogowania lub zamknięcia karty.

Nie śledzimy Cię na innych stronach i nikomu na to nie pozwalamy.`,
  faq: `## Ile to kosztuje?
Rejestracja i oglądanie są bezpłatne. Wiadomości kosztują kredyty; cena jest na przycisku.

## Jak odzyskać pieniądze?
O zwrot niewykorzystanych kredytów poprosisz w transakcjach, w ciągu {refund_days} dni. Zobacz [zwroty](/pages/return-policy).

## Czym jest profil fikcyjny?
To profil, za którym nie stoi żadna osoba z serwisu. Wszędzie ma etykietę; spotkanie nie jest możliwe.

## Jak usunąć konto?
W Ustawieniach. Potem masz 14 dni na zmianę zdania.`,
  'return-policy': `Możesz odstąpić od zakupu w ciągu {refund_days} dni. Niewykorzystane kredyty zwracamy tą samą drogą, którą zapłacono. Wykorzystanych nie: przy zamówieniu prosisz o nie od razu.

## Jak to działa
Wejdź w transakcje, wybierz zakup i poproś o zwrot. Dostaniesz e-mail z datą i godziną. Wolisz napisać? [{support_email}](mailto:{support_email}).`,
  service: `Chętnie pomożemy: [{support_email}](mailto:{support_email}) lub {support_phone}. Odpowiadamy w ciągu dwóch dni roboczych.`,
  ban: `{site} jest tylko dla dorosłych. Rodzice mogą zablokować stronę kontrolą rodzicielską urządzenia lub dostawcy; adres to {domain}.

Nie chcesz już mieć dostępu? Napisz na [{support_email}](mailto:{support_email}), a zamkniemy Twoje konto.`,
};
