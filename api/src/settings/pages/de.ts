import type { PageId } from './page-ids.js';

export const de: Record<PageId, string> = {
  terms: `## Wer wir sind
{site} ist ein Dienst von {company}. Mit der Anmeldung stimmst du diesen Bedingungen zu.

## Für Erwachsene
Du bist mindestens {min_age} Jahre alt und sagst die Wahrheit über dein Alter. Eine Person hat ein Konto.

## Fiktive Profile
Manche Profile sind fiktiv. Sie sind überall gekennzeichnet; physischer Kontakt ist nicht möglich.

## Credits
Du kaufst Credits im Voraus, ohne Abonnement. Der Preis steht bei jedem Paket und jeder Nachricht. Was du nicht verbraucht hast, kannst du innerhalb von {refund_days} Tagen zurückfordern; siehe [Rückzahlung](/pages/return-policy).

## Verhalten
Keine Beleidigungen, kein Betrug, keine Werbung, keine Bilder anderer ohne deren Zustimmung. Wer dagegen verstößt, kann ausgeschlossen werden; du erfährst den Grund und kannst widersprechen.

## Gehen
Du kannst dein Konto jederzeit löschen.`,
  privacy: `## Was wir speichern
Was du ausfüllst, schreibst und kaufst, und wann du hier warst. Sensible Daten nur mit deiner Einwilligung; du kannst sie widerrufen.

## Wofür
Um die Seite zu betreiben, Zahlungen abzuwickeln und Missbrauch zu verhindern. Wir verkaufen nichts weiter und zeigen keine fremde Werbung.

## Deine Rechte
In den Einstellungen lädst du alles herunter, was wir über dich haben. Löschst du dein Konto, löschen wir deine Daten nach 14 Tagen; die Buchhaltung bewahren wir so lange auf, wie das Gesetz es verlangt.

## Kontakt
Verantwortlich ist {company}. Fragen: [{support_email}](mailto:{support_email}).`,
  cookies: `Wir verwenden nur, was die Seite braucht:

- ein Cookie, das dich angemeldet hält, 30 Tage;
- ein Cookie, das sich deine Sprache merkt, ein Jahr.

Wir verfolgen dich nicht auf anderen Seiten und lassen das auch niemanden tun.`,
  faq: `## Was kostet es?
Anmelden und Umsehen ist kostenlos. Nachrichten kosten Credits; der Preis steht auf der Schaltfläche.

## Wie bekomme ich mein Geld zurück?
Unverbrauchte Credits forderst du innerhalb von {refund_days} Tagen zurück. Siehe [Rückzahlung](/pages/return-policy).

## Was ist ein fiktives Profil?
Ein Profil, hinter dem kein Mitglied steht. Es ist überall gekennzeichnet; ein Treffen ist nicht möglich.

## Wie lösche ich mein Konto?
Unter Einstellungen. Danach hast du 14 Tage Bedenkzeit.`,
  'return-policy': `Du kannst einen Kauf innerhalb von {refund_days} Tagen widerrufen. Unverbrauchte Credits zahlen wir auf dem Weg zurück, auf dem du bezahlt hast. Verbrauchte nicht: Du hast bei der Bestellung verlangt, sie sofort zu bekommen.

## So geht es
Öffne deine Transaktionen, wähle den Kauf und fordere ihn zurück. Du bekommst eine E-Mail mit Datum und Uhrzeit. Lieber schreiben? [{support_email}](mailto:{support_email}).`,
  service: `Wir helfen gern: [{support_email}](mailto:{support_email}) oder {support_phone}. Wir antworten innerhalb von zwei Werktagen.

{company}`,
  ban: `{site} ist nur für Erwachsene. Eltern können die Seite mit der Kindersicherung ihres Geräts oder Anbieters sperren; die Adresse ist {domain}.

Möchtest du selbst keinen Zugang mehr? Schreib an [{support_email}](mailto:{support_email}), dann schließen wir dein Konto.`,
};
