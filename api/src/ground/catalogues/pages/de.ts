import { faq } from './faq/de.js';
import type { PageId } from './page-ids.js';

export const de: Record<PageId, string> = {
  terms: `## Wer wir sind
{site} ist ein Dienst von {company}. Mit der Registrierung stimmst du diesen Bedingungen zu.

## Für Erwachsene
Du bist mindestens {min_age} Jahre alt und sagst die Wahrheit über dein Alter. Eine Person hat ein Konto.

## Fiktive Profile
Manche Profile sind fiktiv. Sie sind überall gekennzeichnet; physischer Kontakt ist nicht möglich.

## Credits
Du kaufst Credits im Voraus, ohne Abo. Der Preis steht bei jedem Paket und jeder Nachricht. Was du nicht verbraucht hast, kannst du innerhalb von {refund_days} Tagen zurückgeben; siehe [Rückzahlung](/pages/return-policy).

## Verhalten
Keine Beleidigungen, kein Betrug, keine Werbung, keine Bilder anderer ohne deren Zustimmung. Wer dagegen verstößt, kann ausgeschlossen werden; du erfährst den Grund und kannst Einspruch erheben.

## Gehen
Du kannst dein Konto jederzeit löschen.`,
  privacy: `## Was wir speichern
- Was du ausfüllst, schreibst und hochlädst, was du kaufst und wann du zuletzt hier warst.
- Sensible Daten wie deine sexuelle Orientierung und deine Interessen nur mit deiner Einwilligung. Widerrufst du sie, löschen wir die Daten.

## Wofür
Um zu leisten, wofür du dich registrierst, um Zahlungen abzuwickeln, um gesetzliche Pflichten zu erfüllen und um Missbrauch zu verhindern. Wir verkaufen nichts weiter und zeigen keine fremde Werbung.

## Wer es zu sehen bekommt
Andere Mitglieder sehen dein Profil. Wer deine Zahlung abwickelt, bekommt, was dafür nötig ist; wer unsere E-Mails und SMS zustellt, deine Adresse oder Nummer. Unser Team liest nur Nachrichten, die gemeldet wurden oder an ein fiktives Profil gingen.

## Wie lange
- dein Konto und dein Profil: bis 14 Tage, nachdem du dein Konto gelöscht hast;
- ein Konto, dessen E-Mail-Adresse nicht bestätigt wurde: {unconfirmed_days} Tage nach der Registrierung;
- Nachrichten: {history_months} Monate, und nicht länger als dein Konto;
- Meldungen und Entscheidungen: 12 Monate nach der Entscheidung;
- ein Mandat für die Lastschrift: 14 Monate nach der letzten Nutzung;
- wo du angemeldet bist, und technische Protokolle, in denen weder Name noch Adresse stehen: 30 Tage;
- die Buchhaltung: so lange, wie das Gesetz es verlangt, und ohne deinen Namen, sobald dein Konto gelöscht ist.

## Deine Rechte
In den Einstellungen lädst du herunter und berichtigst, was wir über dich haben, widerrufst Einwilligungen und löschst dein Konto. Gegen eine Entscheidung unseres Teams kannst du Einspruch erheben. Finden wir keine Lösung, kannst du dich bei der Datenschutzbehörde deines Landes beschweren.

## Kontakt
Verantwortlich ist {company}. Fragen: [{support_email}](mailto:{support_email}).`,
  cookies: `Wir verwenden nur, was die Seite braucht. Vier Cookies:

- zwei, die dich angemeldet halten, 30 Tage oder bis du dich abmeldest;
- eines, das sich merkt, dass du dich in diesem Browser schon angemeldet hast, damit du auch dann hineinkommst, wenn jemand anders dein Passwort zu erraten versucht, ein Jahr;
- eines, das sich deine Sprache merkt, ein Jahr.

In deinem eigenen Browser merken wir uns außerdem:

- welche Hinweise du geschlossen hast, 7 Tage;
- über welchen Link oder welche Anzeige du hergekommen bist, höchstens 30 Tage und bis du dich registrierst;
- ob dir dieser Browser Benachrichtigungen zeigt, bis du das ausschaltest;
- Nachrichten, die du gerade schreibst, bis du sie sendest oder dich abmeldest;
- was du sonst gerade schreibst oder ausfüllst, bis du dich abmeldest oder den Tab schließt.

Wir verfolgen dich nicht auf anderen Websites und lassen das auch niemanden tun.`,
  faq,
  safety: `Die meisten hier sind wirklich die, für die sie sich ausgeben. Wer dich betrügen will, geht fast immer gleich vor. So erkennst du es, und so triffst du dich sicher.

## Anzeichen für Betrug
- **Bittet um Geld**: für eine Reise, ein Krankenhaus, ein Paket, ein „Darlehen“. Auch Gutscheinkarten, Krypto und Handyguthaben sind Geld.
- **Hat einen Anlagetipp** oder verdient schnell mit Krypto und will dich dabeihaben.
- **Will sofort weg von der Seite**, zu einem anderen Messenger, wo niemand nachsehen kann, wenn du etwas meldest.
- **Will nie einen Videoanruf** und sagt jedes Treffen im letzten Moment ab.
- **Sehr schnell sehr verliebt**, mit großen Worten nach wenigen Tagen.
- **Fragt nach Codes, Passwörtern**, einem Foto deines Ausweises oder deinen Bankdaten.
- **Bittet um intime Bilder** und droht danach, sie zu verbreiten.

## Wenn du etwas vermutest
- Zahle nichts (mehr) und gib nichts weiter. Du musst nicht antworten.
- Melde das Profil oder die Nachricht und blockiere das Mitglied.
- Hebe Nachrichten und Zahlungsbelege auf.
- Hast du bezahlt? Ruf sofort deine Bank an. Erstatte Anzeige bei der Polizei.
- Wirst du mit Bildern erpresst? Zahle nicht: Damit hört es nicht auf. Sprich mit jemandem, dem du vertraust.

Du musst dich nicht schämen: Das passiert den verschiedensten Menschen.

## Sicher treffen
- Macht vorher einen Videoanruf.
- Trefft euch an einem belebten, öffentlichen Ort, beim ersten Mal nicht zu Hause.
- Sag jemandem, wo du bist, mit wem und wann du zurück bist.
- Kümmere dich selbst um Hin- und Rückweg und behalte Getränk und Handy bei dir.
- Fühlt es sich nicht gut an? Geh. Du schuldest niemandem eine Erklärung.

## Was wir tun
- Wir sehen uns jedes Profilfoto an, bevor andere es sehen, und entfernen, wo es aufgenommen wurde.
- Niemand sieht deine E-Mail-Adresse; Entfernungen rechnen wir von Ort zu Ort.
- [Fiktive Profile](/pages/faq#fictional) sind überall gekennzeichnet. Ein Treffen mit ihnen ist nicht möglich.
- Scheint es in einer Nachricht an dich um Geld zu gehen, siehst du einen Hinweis dabei. Das erkennt dein eigenes Gerät; wir lesen nicht mit.
- Meldungen sieht sich unser Team an. Was nicht erlaubt ist, entfernen wir; ein Konto können wir sperren.

## Wo du es meldest
- Mit „Melden“ auf einem Profil, bei einem Foto oder einer Nachricht; das Mitglied erfährt nicht, von wem es kommt.
- Ohne Konto: mit dem Formular unter [Beschwerden](/complaints).
- Mit einer Frage: beim [Kundenservice](/pages/service).

## Im Notfall
Bist du in unmittelbarer Gefahr, ruf den Notruf: 112 in Europa, 911 in den USA und Kanada, 000 in Australien, 111 in Neuseeland.`,
  'return-policy': `Du kannst einen Kauf innerhalb von {refund_days} Tagen widerrufen. Unverbrauchte Credits zahlen wir auf dem Weg zurück, auf dem du bezahlt hast. Verbrauchte nicht: Du hast bei der Bestellung verlangt, sie sofort zu bekommen.

## So geht es
Öffne deine Transaktionen, wähle den Kauf und gib die Credits zurück. Du bekommst eine E-Mail mit Datum und Uhrzeit. Lieber schreiben? [{support_email}](mailto:{support_email}).`,
  service: `Wir helfen gern: [{support_email}](mailto:{support_email}) oder {support_phone}. Wir antworten innerhalb von zwei Werktagen.`,
  ban: `{site} ist nur für Erwachsene. Eltern können die Seite mit der Kindersicherung ihres Geräts oder Anbieters sperren; die Adresse ist {domain}.

Möchtest du selbst keinen Zugang mehr? Schreib an [{support_email}](mailto:{support_email}), dann schließen wir dein Konto.`,
};
