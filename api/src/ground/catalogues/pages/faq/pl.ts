export const faq = `# Rejestracja i logowanie

## Jak się zarejestrować i ile to kosztuje? {#sign-up}
Rejestracja jest bezpłatna. Wybierasz nazwę profilu, podajesz datę urodzenia i potwierdzasz adres e-mail. Prezent na początek: {signup_credits}. Nie ma abonamentu: dopóki niczego nie kupujesz, nic nie płacisz.

## Nie dostaję maila z potwierdzeniem {#confirmation}
Zajrzyj do spamu i sprawdź, czy w adresie nie ma błędu. Na stronie możesz poprosić o nowy mail albo poprawić adres. Link działa {activation_days} dni. Dopóki adres nie jest potwierdzony, możesz się rozejrzeć, ale nie możesz czytać ani wysyłać wiadomości. Konto niepotwierdzone przez {unconfirmed_days} dni usuwamy.

## Ile trzeba mieć lat? {#age}
Co najmniej {min_age}. Daty urodzenia nie można potem zmienić. Jeśli jest błędna, napisz na [{support_email}](mailto:{support_email}). Podejrzewasz, że ktoś jest młodszy? Zgłoś profil, a my to sprawdzimy.

## Nie mogę się zalogować albo nie pamiętam hasła {#password}
Przy logowaniu poproś o [nowe hasło](/reset-password). Link z maila działa {reset_hours} godz. i tylko raz. Po zbyt wielu błędnych próbach trzeba chwilę poczekać; ekran powie, jak długo. Po usunięciu konta wrócisz tylko przez link z maila na ten temat.

## Jak zmienić adres e-mail lub język? {#email-address}
W [Ustawieniach](/settings). Wysyłamy link na nowy adres; dopóki go nie użyjesz, obowiązuje stary. Język dotyczy całej strony i naszych maili.

# Profil i zdjęcia

## Dlaczego inni jeszcze nie widzą mojego zdjęcia? {#photo-waiting}
Każde zdjęcie oglądamy, zanim zobaczą je inni. Do tego czasu ma napis „Sprawdzane” i widzisz je tylko Ty. Usuwamy informacje, gdzie i czym je zrobiono.

## Dlaczego moje zdjęcie zostało odrzucone? {#photo-rejected}
Powód jest podany przy zdjęciu i w mailu: na przykład Cię nie widać, jest na nim osoba niepełnoletnia, jest na nim zbyt wiele nagości albo widać dane kontaktowe. Nie zgadzasz się? Złóż odwołanie w [Zgłoszeniach i decyzjach](/settings/decisions).

## Ile zdjęć mogę mieć? {#photo-limit}
Limit zdjęć: {free_photos} dla użytkowników bez premium, {premium_photos} dla użytkowników premium. Mogą to być JPEG, PNG, WebP i HEIC do 15 MB. Zdjęcie profilowe i kolejność wybierasz samodzielnie.

## Dlaczego niektóre zdjęcia są rozmyte? {#blurred-photos}
Zdjęcie profilowe wszyscy użytkownicy widzą wyraźnie. Pozostałe zdjęcia użytkowników są dla użytkowników premium; bez premium są rozmyte. Zdjęcia w rozmowie są rozmyte, dopóki nie zechcesz ich zobaczyć.

## Kto widzi mój profil? {#who-sees-me}
Użytkownicy serwisu {site}. Kto nie jest zalogowany, widzi Twoją wizytówkę tylko za Twoją zgodą, i to najwyżej zdjęcie profilowe, nazwę, wiek i region. Wybierasz to w [Ustawieniach](/settings). Twojego adresu e-mail nie widzi nikt.

## Co daje niewidoczność? {#invisible}
Nie pojawiasz się w wyszukiwaniu i nikt nie może do Ciebie napisać ani Cię polubić, chyba że rozmowę zaczniesz Ty. Kto już z Tobą rozmawia, nadal Cię widzi i może pisać. Włączasz ją w zakładce [Mój profil](/profile).

# Szukanie, polubienia i pary

## W jakiej kolejności widzę ludzi? {#search-order}
„Polecane” zadaje trzy pytania: czy obie strony szukają kogoś takiego jak druga, czy ktoś był tu niedawno i kto mieszka najbliżej. Na początku możesz też mieć najnowsze, najbliższe lub ostatnio aktywne osoby. Polubienia, płatności i premium się nie liczą; nikt nie dostaje punktów.

## Skąd strona wie, jak daleko ktoś mieszka? {#distance}
Liczymy od miejscowości do miejscowości, w pełnych kilometrach. Gdzie dokładnie ktoś jest, nie wiemy i nie pokazujemy. Bez miejscowości w Twoim profilu nie ma odległości.

## Co to jest polubienie i kiedy tworzy się para? {#likes}
Polubieniem mówisz komuś, że Ci się podoba; druga osoba widzi, że to Ty. Polubienia są bezpłatne. Jeśli podobacie się sobie nawzajem, tworzycie parę. Polubienie możesz cofnąć.

## Dlaczego skończyły mi się polubienia przy przesuwaniu? {#swipe-limit}
Przy przesuwaniu masz 4 polubienia na 24 godziny; ekran powie, kiedy będzie następne. Jeśli cofniesz ostatnie przesunięcie, odzyskasz to polubienie. Serce na wizytówkach i profilach nie ma tego limitu.

# Wiadomości

## Ile kosztuje wiadomość? {#message-price}
Wiadomość kosztuje {message_credits}; cena jest na przycisku. Odpowiedź kosztuje tyle samo. Jeśli cena zmieni się, gdy piszesz, najpierw zapytamy. To, co nie zostało wysłane, nic nie kosztuje, i nigdy nie płacisz dwa razy za tę samą wiadomość.

## Co jest bezpłatne? {#free}
Rejestracja, rozglądanie się, szukanie, dawanie i dostawanie polubień oraz czytanie wiadomości. Nic nie kosztują też profil, zgłaszanie, blokowanie i nasza pomoc.

## Dlaczego nie mogę napisać do nikogo nowego? {#free-conversations}
Liczba rozmów, które mogą zacząć użytkownicy bez premium, jest ograniczona: {free_conversations}. Odpowiedzi osobom, które do Ciebie napisały, się nie liczą. Po pierwszym pakiecie zaczynasz ich tyle, ile chcesz.

## Jak długa może być wiadomość i jak długo zostaje? {#old-messages}
Limit znaków: {message_length}. Wiadomości starsze niż {history_months} mies. ukrywamy i usuwamy, dla prywatności was obojga. Jeśli usuniesz rozmowę, zniknie u Ciebie; druga osoba zachowuje swoją.

## Jak działają prezenty? {#gifts}
W rozmowie wybierasz prezent, z kilkoma słowami lub bez. Cena w kredytach jest podana obok. Prezent pojawia się na profilu tylko wtedy, gdy oboje tego chcecie, i każde z was może go zdjąć.

## Jak wysłać zdjęcie w rozmowie? {#chat-photos}
Wysłanie zdjęcia kosztuje {photo_credits}. Oglądamy zdjęcia; jeśli jakieś odrzucimy, odzyskasz kredyty. Druga osoba widzi Twoje zdjęcie rozmyte, dopóki nie zechce oglądać Twoich zdjęć. Chcesz dostawać tylko sprawdzone zdjęcia? Wybierz to w [Ustawieniach](/settings).

## Czy inni widzą, że piszę i co mam przeczytane? {#read-receipts}
Tylko jeśli oboje macie to włączone. Tego, co wyłączysz, nie zobaczysz też u innych. Wybierasz to w [Ustawieniach](/settings).

# Kredyty i premium

## Jak działają kredyty? {#credits}
Kupujesz je z góry w [pakiecie](/pricing) i używasz na wiadomości, zdjęcia i prezenty. Nie tracą ważności, dopóki masz konto. Najpierw zużywają się kredyty otrzymane w prezencie, potem najstarsze kupione. W [Transakcjach](/transactions) widać, na co poszły.

## Co to jest premium? {#premium}
Pierwszy pakiet daje Ci premium. Widzisz wszystkie zdjęcia innych, masz wyższy limit własnych zdjęć ({premium_photos}), zaczynasz tyle rozmów, ile chcesz, i powtarzasz zamówienie za jednym razem. To nie abonament i nie wygasa. Jeśli pieniądze za wszystko, co masz kupione, zostaną zwrócone, premium się kończy.

## Mój kod rabatowy nie działa {#discount-code}
Wpisujesz go przy płatności. Kod może być nieważny lub już użyty albo działać tylko od pewnej kwoty, w jednym kraju, dla jednej osoby lub przy jednej metodzie płatności. Ekran powie, o co chodzi. Rabat powitalny dotyczy pierwszego pakietu, dopóki biegnie zegar.

# Płacenie

## Jak mogę zapłacić? {#payment-methods}
Metody płatności zależą od Twojego kraju; zobaczysz je w [Cenach](/pricing). Jeśli metoda ma opłatę, widzisz ją przed zamówieniem. Płacisz przez naszego operatora płatności: my nie widzimy danych Twojego banku ani karty.

## Moja płatność się nie udała {#payment-failed}
W takim razie nie przybyło żadnych kredytów. Spróbuj jeszcze raz albo wybierz inną metodę; karta czasem działa przez nasz drugi serwis płatności. Pieniądze mimo to pobrano? Kredyty przyjdą same albo odzyskasz pieniądze.

## Przelew wysłany, a kredytów jeszcze nie ma {#bank-transfer}
Przelew dociera zwykle w ciągu od jednego do trzech dni roboczych. Kredyty pojawią się wtedy same. Użyj tytułu i kwoty z zamówienia; przy innej kwocie odsyłamy pieniądze.

## Jak działa polecenie zapłaty? {#direct-debit}
Tam, gdzie je oferujemy, podajesz konto bankowe i kodem z SMS-a potwierdzasz upoważnienie do jednego obciążenia. Dzień i kwota są w nim podane. Kredyty masz od razu. Dla każdego konta bankowego jest limit. Jeśli bank cofnie płatność, z tego konta nie zapłacisz już w ten sposób.

## Gdzie jest mój rachunek i co z VAT-em? {#receipt}
Przy każdym zakupie w [Transakcjach](/transactions) jest rachunek w PDF, a przy zwrocie korekta rachunku. Ceny zawierają VAT według stawki Twojego kraju. Twojego nazwiska na rachunku nie ma.

# Zwroty

## Jak odzyskać pieniądze za niewykorzystane kredyty? {#refund}
Poproś o nie w ciągu {refund_days} dni od płatności na stronie [Poproś o zwrot](/refund). Kredyty od razu odejmujemy od salda. Rozpatrujemy prośbę i zwracamy pieniądze tą samą drogą, którą zapłacono. Jeśli odmówimy, przeczytasz dlaczego i odzyskasz kredyty. Zobacz [zwroty](/pages/return-policy).

## Ile dostanę z powrotem? {#refund-amount}
Tę część faktycznie zapłaconej kwoty, z rabatem i opłatami, która przypada na pozostałe kredyty. Jeśli została Ci połowa pakietu, dostaniesz połowę. Za kredyty wykorzystane i otrzymane w prezencie nie zwracamy.

## Co się stanie, gdy bank cofnie moją płatność? {#charge-back}
Kredyty, które Ci z niej zostały, odejmujemy od salda. Te już wykorzystane to dług: nowe kredyty najpierw go pokrywają. Coś się nie zgadza? [Najpierw zapytaj nas](/pages/service).

# Profile fikcyjne

## Co to jest profil fikcyjny i jak go rozpoznać? {#fictional}
Profil, za którym nie stoi osoba, którą można spotkać. Wszędzie ma etykietę: na wizytówce i profilu, w rozmowach, powiadomieniach i mailach. To, co pisze, piszą ręcznie nasi pracownicy, nigdy program. Przed pierwszą wiadomością pytamy, czy to jasne. Polubienie, które profil fikcyjny daje sam, ma tę samą etykietę.

## Czy płacę za profil fikcyjny? {#fictional-costs}
Wiadomość, zdjęcie lub prezent kosztuje tyle samo co przy prawdziwej osobie. Jeśli w ciągu 72 godzin nie będzie odpowiedzi, kredyty wracają same. Czytanie i polubienia są bezpłatne.

# Bezpieczeństwo

## Jak randkować bezpiecznie? {#safety}
Nigdy nie wysyłaj pieniędzy, nie podawaj kodów i pierwszy raz spotkaj się w ruchliwym miejscu. Po czym poznać oszustwo i co wtedy zrobić, przeczytasz w [Bezpiecznych randkach](/pages/safety).

## Jak kogoś zablokować? {#block}
Przyciskiem „Zablokuj” na profilu lub w rozmowie. Ta osoba nie widzi już Twojego profilu i nie może do Ciebie pisać. Cofniesz to w [Ustawieniach](/settings), w części „Zablokowani użytkownicy”.

## Jak zgłosić osobę, zdjęcie lub wiadomość? {#report}
Przyciskiem „Zgłoś” na profilu, przy zdjęciu lub wiadomości. Nasz zespół to sprawdzi; druga osoba nie dowie się, kto zgłosił. Naszą decyzję znajdziesz w [Zgłoszeniach i decyzjach](/settings/decisions).

## Nie zgadzam się z decyzją {#objection}
Złóż odwołanie w ciągu 12 miesięcy w [Zgłoszeniach i decyzjach](/settings/decisions). Jeśli to możliwe, rozpatrzy je ktoś inny niż za pierwszym razem. Jeśli Twoje konto zostało wyłączone, użyj przycisku w mailu na ten temat.

# Powiadomienia

## Jak dostawać mniej maili? {#mails}
W [Powiadomieniach](/notifications) dla każdego rodzaju wybierasz, czy chcesz je dostawać. Z każdego takiego maila możesz też wypisać się z jego rodzaju. Maile o koncie i płatnościach przychodzą nadal.

## Jak włączyć powiadomienia w telefonie? {#push}
Włącz powiadomienia przeglądarki w [Powiadomieniach](/notifications). Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego. Widzisz, od kogo coś jest, a nie co jest napisane.

# Twoje dane

## Jak dostać lub poprawić moje dane? {#own-data}
Poproś o nie w [Ustawieniach](/settings): wyślemy link do jednego pliku, który działa 7 dni i tylko raz. Profil poprawiasz samodzielnie; w sprawie płci i daty urodzenia napisz do nas.

## Co robicie z danymi wrażliwymi? {#sensitive-data}
Orientację i zainteresowania przechowujemy i pokazujemy tylko za Twoją zgodą. Gdy wycofasz ją w [Ustawieniach](/settings), usuniemy to, co było wpisane. Nie da się tego cofnąć.

## Jak usunąć konto? {#delete}
W [Ustawieniach](/settings). Od tej chwili nikt nie widzi Twojego profilu. Po 14 dniach usuwamy Twoje dane na zawsze: profil, zdjęcia, rozmowy i polubienia. Najpierw poproś o [zwrot](/refund) niewykorzystanych kredytów; reszta przepada. Zakupy zostają w księgach, bez Twojego nazwiska.

## Czy mogę wrócić po usunięciu? {#come-back}
Tak, przez 14 dni, przez link z maila o usunięciu konta. Wszystko jeszcze tam będzie. Później można tylko zarejestrować się od nowa.

## Jakich plików cookie używacie? {#cookies}
Tylko tych, których strona potrzebuje, na przykład żeby nie wylogowywać Cię za każdym razem. Nie śledzimy Cię na innych stronach. Ile osób przychodzi z której reklamy, liczymy bez nazwisk. Wszystko jest opisane na stronie [Pliki cookie](/pages/cookies).

## Jak złożyć skargę? {#complaint}
Formularzem na stronie [Skargi](/complaints); konto nie jest potrzebne. Odpowiedź dostaniesz w ciągu {complaint_days} dni.`;
