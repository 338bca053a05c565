import { faq } from './faq/pl.js';
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
- Dane wrażliwe, takie jak orientacja i zainteresowania, tylko za Twoją zgodą. Gdy ją wycofasz, usuniemy je.

## Po co
Aby świadczyć usługę, do której się rejestrujesz, obsłużyć płatności, wypełnić obowiązki prawne i zapobiegać nadużyciom. Niczego nie odsprzedajemy i nie pokazujemy cudzych reklam.

## Kto to widzi
Inni użytkownicy widzą Twój profil. Firma obsługująca płatność dostaje to, co jest do niej potrzebne; dostawca naszych maili i SMS-ów – Twój adres lub numer. Nasz zespół czyta tylko wiadomości zgłoszone albo wysłane do fikcyjnego profilu.

## Jak długo
- konto i profil: do 14 dni po usunięciu konta;
- konto bez potwierdzonego adresu e-mail: {unconfirmed_days} dni po rejestracji;
- wiadomości: {history_months} mies., nie dłużej niż konto;
- zgłoszenia i decyzje: 12 miesięcy po decyzji;
- upoważnienie do polecenia zapłaty: 14 miesięcy po jego ostatnim użyciu;
- otwarte sesje i dzienniki techniczne, w których nie ma ani Twojego imienia, ani adresu: 30 dni;
- księgi: tak długo, jak wymaga prawo, a po usunięciu konta bez Twojego imienia.

## Twoje prawa
W ustawieniach pobierzesz i poprawisz to, co o Tobie mamy, wycofasz zgodę i usuniesz konto. Od decyzji naszego zespołu możesz się odwołać. Jeśli się nie porozumiemy, możesz złożyć skargę do organu ochrony danych w swoim kraju.

## Kontakt
Administratorem jest {company}. Pytania: [{support_email}](mailto:{support_email}).`,
  cookies: `Używamy tylko tego, czego strona potrzebuje. Czterech plików cookie:

- dwa utrzymują logowanie, 30 dni lub do wylogowania;
- kolejny pamięta, że logowano się już w tej przeglądarce, dzięki czemu zalogujesz się także wtedy, gdy ktoś zgaduje Twoje hasło, rok;
- ostatni pamięta Twój język, rok.

W Twojej przeglądarce zapamiętujemy też:

- które powiadomienia na stronie zamykasz, 7 dni;
- z jakiego linku lub reklamy tu trafiasz, najwyżej 30 dni i do rejestracji;
- czy ta przeglądarka wysyła Ci powiadomienia, do ich wyłączenia;
- wiadomości, które właśnie piszesz, do ich wysłania lub wylogowania;
- co poza tym właśnie piszesz lub wypełniasz, do wylogowania lub zamknięcia karty.

Nie śledzimy Cię na innych stronach i nikomu na to nie pozwalamy.`,
  faq,
  safety: `Większość osób tutaj jest tym, za kogo się podaje. Kto chce Cię oszukać, robi to zwykle w ten sam sposób. Tak to rozpoznasz i tak spotkasz się bezpiecznie.

## Oznaki oszustwa
- **Prosi o pieniądze**: na podróż, szpital, paczkę, „pożyczkę”. Karty podarunkowe, kryptowaluty i doładowania telefonu to też pieniądze.
- **Ma radę, w co zainwestować**, albo szybko zarabia na kryptowalutach i chce Cię w to wciągnąć.
- **Chce od razu opuścić stronę** i przejść do innego komunikatora, gdzie nikt nie zajrzy, gdy coś zgłosisz.
- **Nigdy nie chce rozmowy wideo** i w ostatniej chwili odwołuje każde spotkanie.
- **Wielka miłość zbyt szybko**, z wielkimi słowami po kilku dniach.
- **Prosi o kody, hasła**, zdjęcie dowodu lub dane bankowe.
- **Prosi o intymne zdjęcia**, a potem grozi, że je rozpowszechni.

## Gdy coś podejrzewasz
- Nic (więcej) nie płać i nic nie podawaj. Nie musisz odpowiadać.
- Zgłoś profil lub wiadomość i zablokuj tę osobę.
- Zachowaj wiadomości i dowody wpłat.
- Pieniądze już wysłane? Od razu zadzwoń do banku. Zgłoś to policji.
- Ktoś szantażuje Cię zdjęciami? Nie płać: na tym się nie skończy. Powiedz o tym komuś, komu ufasz.

Nie ma się czego wstydzić: zdarza się to najróżniejszym ludziom.

## Bezpieczne spotkanie
- Najpierw porozmawiajcie przez wideo.
- Spotkajcie się w ruchliwym miejscu publicznym, a za pierwszym razem nie w domu.
- Powiedz komuś, gdzie jesteś, z kim i o której wrócisz.
- Zadbaj o własny dojazd i miej przy sobie napój i telefon.
- Coś jest nie tak? Wyjdź. Nikomu nie musisz się tłumaczyć.

## Co robimy my
- Każde zdjęcie profilowe oglądamy, zanim zobaczą je inni, i usuwamy informację, gdzie je zrobiono.
- Nikt nie widzi Twojego adresu e-mail; odległości liczymy od miejscowości do miejscowości.
- [Profile fikcyjne](/pages/faq#fictional) wszędzie mają etykietę. Spotkanie z nimi nie jest możliwe.
- Gdy otrzymana wiadomość wydaje się dotyczyć pieniędzy, zobaczysz przy niej wskazówkę. Rozpoznaje to Twoje urządzenie; my tego nie czytamy.
- Zgłoszenia sprawdza nasz zespół. To, czego nie wolno, usuwamy; możemy wyłączyć konto.

## Gdzie to zgłosić
- Przyciskiem „Zgłoś” na profilu, przy zdjęciu lub wiadomości; ta osoba nie dowie się, od kogo to przyszło.
- Bez konta: formularzem na stronie [Skargi](/complaints).
- Z pytaniem: w [obsłudze klienta](/pages/service).

## W nagłej potrzebie
W bezpośrednim niebezpieczeństwie zadzwoń pod numer alarmowy: 112 w Europie, 911 w Stanach Zjednoczonych i Kanadzie, 000 w Australii, 111 w Nowej Zelandii.`,
  'return-policy': `Możesz odstąpić od zakupu w ciągu {refund_days} dni. Niewykorzystane kredyty zwracamy tą samą drogą, którą zapłacono. Wykorzystanych nie: przy zamówieniu prosisz o nie od razu.

## Jak to działa
Wejdź w transakcje, wybierz zakup i poproś o zwrot. Dostaniesz mail z datą i godziną. Wolisz napisać? [{support_email}](mailto:{support_email}).`,
  service: `Chętnie pomożemy: [{support_email}](mailto:{support_email}) lub {support_phone}. Odpowiadamy w ciągu dwóch dni roboczych.`,
  ban: `{site} jest tylko dla dorosłych. Rodzice mogą zablokować stronę kontrolą rodzicielską urządzenia lub dostawcy; adres to {domain}.

Nie chcesz już mieć dostępu? Napisz na [{support_email}](mailto:{support_email}), a zamkniemy Twoje konto.`,
};
