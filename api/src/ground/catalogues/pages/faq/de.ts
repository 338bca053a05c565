export const faq = `# Registrieren und anmelden

## Wie registriere ich mich, und was kostet das? {#sign-up}
Die Registrierung ist kostenlos. Du wählst einen Profilnamen, gibst dein Geburtsdatum an und bestätigst deine E-Mail-Adresse. Zum Start schenken wir dir {signup_credits}. Es gibt kein Abo: Solange du nichts kaufst, zahlst du nichts.

## Ich bekomme keine Bestätigungs-E-Mail {#confirmation}
Sieh im Spamordner nach und prüfe, ob deine Adresse richtig geschrieben ist. Auf der Seite kannst du eine neue E-Mail anfordern oder die Adresse ändern. Der Link gilt {activation_days} Tage. Bis du die Adresse bestätigst, kannst du dich umsehen, aber keine Nachrichten lesen oder senden. Ein Konto, das nach {unconfirmed_days} Tagen noch nicht bestätigt ist, löschen wir.

## Wie alt muss ich sein? {#age}
Mindestens {min_age} Jahre. Dein Geburtsdatum steht danach fest. Stimmt es nicht, schreib an [{support_email}](mailto:{support_email}). Glaubst du, dass jemand jünger ist? Melde das Profil, dann sehen wir es uns an.

## Ich kann mich nicht anmelden oder habe mein Passwort vergessen {#password}
Fordere beim Anmelden ein [neues Passwort](/reset-password) an. Der Link in der E-Mail gilt {reset_hours} Stunden und nur einmal. Nach zu vielen falschen Versuchen musst du etwas warten; wie lange, siehst du auf dem Bildschirm. Hast du dein Konto gelöscht, bringt dich nur der Link in der E-Mail dazu zurück.

## Wie ändere ich meine E-Mail-Adresse oder Sprache? {#email-address}
In den [Einstellungen](/settings). Wir schicken einen Link an die neue Adresse; bis du ihn öffnest, gilt die alte. Die Sprache gilt für die ganze Seite und für unsere E-Mails.

# Profil und Fotos

## Warum sehen andere mein Foto noch nicht? {#photo-waiting}
Wir sehen uns jedes Foto an, bevor andere es sehen. Bis dahin steht „Wird geprüft“ dabei, und nur du siehst es. Wo und womit ein Foto aufgenommen wurde, entfernen wir.

## Warum wurde mein Foto abgelehnt? {#photo-rejected}
Der Grund steht beim Foto und in der E-Mail, die du bekommen hast: Du bist zum Beispiel nicht zu sehen, eine minderjährige Person ist zu sehen, oder das Foto ist zu freizügig oder zeigt Kontaktdaten. Nicht einverstanden? Erhebe Einspruch unter [Meldungen und Entscheidungen](/settings/decisions).

## Wie viele Fotos kann ich haben? {#photo-limit}
Kostenlose Mitglieder haben Platz für {free_photos}, Premium-Mitglieder für {premium_photos}. JPEG, PNG, WebP und HEIC gehen, bis 15 MB. Du wählst selbst, welches dein Profilfoto ist und in welcher Reihenfolge sie stehen.

## Warum sehe ich manche Fotos unscharf? {#blurred-photos}
Das Profilfoto sehen alle Mitglieder scharf. Die weiteren Fotos von Mitgliedern sind für Premium-Mitglieder; kostenlose Mitglieder sehen sie unscharf. Fotos in einer Unterhaltung bleiben unscharf, bis du sie sehen willst.

## Wer sieht mein Profil? {#who-sees-me}
Mitglieder von {site}. Wer nicht angemeldet ist, sieht deine Karte nur, wenn du zustimmst, und dann höchstens Profilfoto, Name, Alter und Region. Das wählst du in den [Einstellungen](/settings). Deine E-Mail-Adresse sieht niemand.

## Was bewirkt „unsichtbar“? {#invisible}
Du erscheinst nicht in der Suche, und niemand kann dir schreiben oder dich liken, wenn du nicht zuerst schreibst. Wer schon mit dir chattet, sieht dich weiter und kann weiter schreiben. Du schaltest es unter [Mein Profil](/profile) ein.

# Suche, Likes und Matches

## In welcher Reihenfolge sehe ich Mitglieder? {#search-order}
„Empfohlen“ stellt drei Fragen: Passt ihr gegenseitig zu dem, was ihr sucht, war jemand vor Kurzem hier, und wer wohnt am nächsten? Du kannst auch nach neuesten, nächsten oder zuletzt aktiven ordnen. Likes, Zahlungen und Premium zählen nicht; niemand bekommt Punkte.

## Woher weiß die Seite, wie weit jemand weg ist? {#distance}
Wir rechnen von Ort zu Ort, in ganzen Kilometern. Wo genau jemand ist, wissen und zeigen wir nicht. Ohne Wohnort in deinem Profil gibt es keine Entfernung.

## Was ist ein Like, und wann ist es ein Match? {#likes}
Mit einem Like sagst du, dass dir jemand gefällt; die andere Person sieht, dass du es bist. Likes sind kostenlos. Gefallt ihr euch beide, ist es ein Match. Du kannst einen Like wieder zurücknehmen.

## Warum sind meine Likes beim Swipen aufgebraucht? {#swipe-limit}
Beim Swipen vergibst du 4 Likes in 24 Stunden; du siehst, wann du wieder einen hast. Machst du den letzten Swipe rückgängig, bekommst du diesen Like zurück. Für das Herz auf Karten und Profilen gilt dieses Limit nicht.

# Nachrichten

## Was kostet eine Nachricht? {#message-price}
Eine Nachricht kostet {message_credits}; der Preis steht auf dem Button. Das gilt auch für eine Antwort. Ändert sich der Preis, während du schreibst, fragen wir vorher. Was nicht gesendet wurde, kostet nichts, und für dieselbe Nachricht zahlst du nie zweimal.

## Was ist kostenlos? {#free}
Registrieren, umsehen, suchen, Likes vergeben und bekommen und Nachrichten lesen. Auch dein Profil, Melden, Blockieren und unsere Hilfe kosten nichts.

## Warum kann ich niemanden mehr neu anschreiben? {#free-conversations}
Kostenlose Mitglieder können selbst nur eine begrenzte Zahl von Unterhaltungen beginnen: {free_conversations}. Antworten an alle, die dir geschrieben haben, zählen nicht dazu. Nach deinem ersten Paket beginnst du so viele, wie du willst.

## Wie lang darf eine Nachricht sein, und wie lange bleibt sie? {#old-messages}
Bis zu {message_length} Zeichen. Nachrichten, die älter als {history_months} Monate sind, blenden wir aus und löschen sie, zum Schutz von euch beiden. Entfernst du eine Unterhaltung, ist sie bei dir weg; die andere Person behält sie.

## Wie funktionieren Geschenke? {#gifts}
In einer Unterhaltung wählst du ein Geschenk, mit oder ohne ein paar Worte. Der Preis in Credits steht dabei. Auf einem Profil erscheint ein Geschenk nur, wenn ihr beide das wollt, und beide könnt ihr es wieder entfernen.

## Wie sende ich ein Foto in einer Unterhaltung? {#chat-photos}
Ein Foto zu senden kostet {photo_credits}. Wir sehen uns Fotos an; lehnen wir eines ab, bekommst du deine Credits zurück. Die andere Person sieht dein Foto unscharf, bis sie Fotos von dir sehen will. Willst du selbst nur geprüfte Fotos bekommen? Das wählst du in den [Einstellungen](/settings).

## Sieht die andere Person, dass ich schreibe oder gelesen habe? {#read-receipts}
Nur, wenn ihr es beide eingeschaltet habt. Was du ausschaltest, siehst du auch von anderen nicht mehr. Du wählst es in den [Einstellungen](/settings).

# Credits und Premium

## Wie funktionieren Credits? {#credits}
Du kaufst sie im Voraus in einem [Paket](/pricing) und nutzt sie für Nachrichten, Fotos und Geschenke. Sie verfallen nicht, solange du ein Konto hast. Geschenkte Credits werden zuerst verbraucht, dann die ältesten gekauften. Unter [Transaktionen](/transactions) steht, wofür.

## Was ist Premium? {#premium}
Mit deinem ersten Paket wirst du Premium-Mitglied. Du siehst dann alle Fotos der anderen, hast Platz für {premium_photos} eigene Fotos, beginnst so viele Unterhaltungen, wie du willst, und bestellst mit einem Klick noch einmal. Es ist kein Abo und läuft nicht ab. Geht das Geld für alles zurück, was du gekauft hast, bist du kein Premium-Mitglied mehr.

## Mein Rabattcode funktioniert nicht {#discount-code}
Du gibst ihn beim Bezahlen ein. Ein Code kann abgelaufen oder schon eingelöst sein oder nur ab einem Betrag, in einem Land, für ein Mitglied oder mit einer Zahlungsart gelten. Was davon zutrifft, steht auf dem Bildschirm. Ein Willkommensrabatt gilt für dein erstes Paket, solange die Uhr läuft.

# Bezahlen

## Wie kann ich bezahlen? {#payment-methods}
Welche Zahlungsarten es gibt, hängt von deinem Land ab; du siehst sie unter [Preise](/pricing). Kosten einer Zahlungsart stehen dabei, bevor du bestellst. Du bezahlst bei unserem Zahlungsdienst: Deine Bank- und Kartendaten sehen wir nicht.

## Meine Zahlung ist fehlgeschlagen {#payment-failed}
Dann sind keine Credits dazugekommen. Versuche es noch einmal oder wähle eine andere Zahlungsart; eine Karte geht manchmal über unseren anderen Zahlungsdienst. Wurde das Geld trotzdem abgebucht? Dann kommen deine Credits von selbst, oder du bekommst das Geld zurück.

## Ich habe überwiesen, habe aber noch keine Credits {#bank-transfer}
Eine Überweisung kommt meist in ein bis drei Werktagen an. Deine Credits kommen dann von selbst dazu. Nimm den Verwendungszweck und den Betrag aus deiner Bestellung; bei einem anderen Betrag erstatten wir das Geld.

## Wie funktioniert die Lastschrift? {#direct-debit}
Wo wir sie anbieten, gibst du dein Bankkonto an und bestätigst mit einem Code per SMS ein Mandat für eine einzige Abbuchung. Tag und Betrag stehen darin. Deine Credits hast du sofort. Für jedes Bankkonto gilt ein Limit. Bucht deine Bank das Geld zurück, kannst du von diesem Bankkonto nicht mehr so bezahlen.

## Wo finde ich meine Quittung, und was ist mit der Mehrwertsteuer? {#receipt}
Bei jedem Kauf unter [Transaktionen](/transactions) gibt es eine Quittung als PDF, und bei zurückgezahltem Geld eine Gutschrift. Die Preise enthalten die Mehrwertsteuer, zum Satz deines Landes. Dein Name steht nicht auf der Quittung.

# Geld zurück

## Wie bekomme ich Geld für ungenutzte Credits zurück? {#refund}
Gib sie innerhalb von {refund_days} Tagen nach deiner Zahlung unter [Credits zurückgeben](/refund) zurück. Sie werden sofort von deinem Guthaben abgezogen. Wir prüfen deine Anfrage und zahlen auf dem Weg zurück, auf dem du bezahlt hast. Lehnen wir sie ab, liest du, warum, und hast deine Credits wieder. Siehe [Rückzahlung](/pages/return-policy).

## Wie viel bekomme ich zurück? {#refund-amount}
Den Teil deiner tatsächlichen Zahlung, Rabatt und Kosten eingerechnet, der auf die übrigen Credits entfällt. Hast du von einem Paket noch die Hälfte, bekommst du die Hälfte zurück. Verbrauchte und geschenkte Credits zahlen wir nicht aus.

## Was passiert, wenn ich die Zahlung zurückbuchen lasse? {#charge-back}
Bucht deine Bank eine Zahlung zurück, werden die übrigen Credits daraus von deinem Guthaben abgezogen. Was du schon verbraucht hattest, schuldest du uns: Neue Credits gleichen das zuerst aus. Stimmt etwas nicht? [Frag zuerst uns](/pages/service).

# Fiktive Profile

## Was ist ein fiktives Profil, und woran erkenne ich es? {#fictional}
Ein Profil, hinter dem kein Mitglied steht, das du treffen könntest. Es ist überall gekennzeichnet: auf Karte und Profil, in Unterhaltungen, Benachrichtigungen und E-Mails. Was es schreibt, schreiben unsere Mitarbeitenden von Hand, nie ein Programm. Vor deiner ersten Nachricht fragen wir, ob du das verstanden hast. Ein Like, den ein fiktives Profil von selbst vergibt, trägt dieselbe Kennzeichnung.

## Bezahle ich für ein fiktives Profil? {#fictional-costs}
Eine Nachricht, ein Foto oder ein Geschenk kostet dasselbe wie bei einem Mitglied. Kommt innerhalb von 72 Stunden keine Antwort, bekommst du die Credits von selbst zurück. Lesen und Likes sind kostenlos.

# Sicherheit

## Wie date ich sicher? {#safety}
Schick nie Geld, gib keine Codes weiter und triff dich beim ersten Mal an einem belebten Ort. Woran du Betrug erkennst und was du dann tust, liest du unter [Sicher daten](/pages/safety).

## Wie blockiere ich jemanden? {#block}
Mit „Blockieren“ auf dem Profil oder in der Unterhaltung. Diese Person sieht dein Profil nicht mehr und kann dir nicht mehr schreiben. Rückgängig machst du es in den [Einstellungen](/settings) unter „Blockierte Mitglieder“.

## Wie melde ich ein Mitglied, ein Foto oder eine Nachricht? {#report}
Mit „Melden“ auf dem Profil, beim Foto oder bei der Nachricht. Unser Team sieht es sich an; die andere Person erfährt nicht, wer gemeldet hat. Was wir entschieden haben, steht unter [Meldungen und Entscheidungen](/settings/decisions).

## Ich bin mit einer Entscheidung nicht einverstanden {#objection}
Erhebe innerhalb von 12 Monaten Einspruch unter [Meldungen und Entscheidungen](/settings/decisions). Wenn möglich, sieht es sich jemand anders an als beim ersten Mal. Wurde dein Konto gesperrt, nutze den Button in der E-Mail dazu.

# Benachrichtigungen

## Wie bekomme ich weniger E-Mails? {#mails}
Unter [Benachrichtigungen](/notifications) wählst du für jede Art, ob du von uns hören willst. In jeder solchen E-Mail kannst du dich auch von ihrer Art abmelden. E-Mails zu deinem Konto und deinen Zahlungen kommen weiter.

## Wie schalte ich Benachrichtigungen auf dem Handy ein? {#push}
Schalte unter [Benachrichtigungen](/notifications) die Benachrichtigungen deines Browsers ein. Auf iPhone oder iPad legst du die Seite zuerst auf den Home-Bildschirm. Du siehst, von wem etwas kommt, nicht, was darin steht.

# Deine Daten

## Wie bekomme oder berichtige ich meine Daten? {#own-data}
Fordere sie in den [Einstellungen](/settings) an: Wir mailen dir einen Link zu einer Datei, der 7 Tage und nur einmal gilt. Dein Profil berichtigst du selbst; wegen Geschlecht und Geburtsdatum schreibst du uns.

## Was macht ihr mit sensiblen Daten? {#sensitive-data}
Deine sexuelle Orientierung und deine Interessen speichern und zeigen wir nur mit deiner Einwilligung. Widerrufst du sie in den [Einstellungen](/settings), löschen wir, was du eingetragen hattest. Das lässt sich nicht rückgängig machen.

## Wie lösche ich mein Konto? {#delete}
In den [Einstellungen](/settings). Dein Profil sieht dann sofort niemand mehr. Nach 14 Tagen löschen wir deine Daten endgültig: Profil, Fotos, Unterhaltungen und Likes. Gib ungenutzte Credits vorher [zurück](/refund); was übrig ist, verfällt. In der Buchhaltung bleiben Käufe stehen, ohne deinen Namen.

## Kann ich nach dem Löschen zurückkommen? {#come-back}
Ja, 14 Tage lang, mit dem Link in der E-Mail, die du beim Löschen bekommen hast. Alles ist dann noch da. Danach kannst du dich nur neu registrieren.

## Welche Cookies verwendet ihr? {#cookies}
Nur die, die die Seite braucht, etwa damit du angemeldet bleibst. Wir verfolgen dich nicht auf anderen Websites. Wie viele Menschen über welche Anzeige kommen, zählen wir ohne Namen. Alles steht unter [Cookies](/pages/cookies).

## Wie beschwere ich mich? {#complaint}
Mit dem Formular unter [Beschwerden](/complaints); ein Konto brauchst du dafür nicht. Du bekommst innerhalb von {complaint_days} Tagen eine Antwort.`;
