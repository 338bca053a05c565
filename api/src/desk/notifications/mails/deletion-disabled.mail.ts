import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

/** To a member whom staff shut out: coming back keeps the data, and does not let them in (ACC-12, ADM-02). */
export const deletionDisabledMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je account bij {site} is verwijderd',
    heading: 'Je account is verwijderd',
    paragraphs: [
      'Op jouw verzoek is je uitgeschakelde account verwijderd.',
      'Bedenk je je? Tot {date} trek je de verwijdering met deze knop in. Je account blijft dan uitgeschakeld: inloggen kan niet.',
    ],
    button: 'Verwijdering intrekken',
    footer: [
      'Na {date} wissen we je gegevens voorgoed, ook je resterende credits. Wil je eerst geld terug voor gekochte credits? Mail ons voor die tijd op {email}.',
      'Heb jij hier niet om gevraagd? Trek de verwijdering in en mail ons op {email}.',
    ],
  },
  en: {
    subject: 'Your account at {site} has been deleted',
    heading: 'Your account has been deleted',
    paragraphs: [
      'At your request your disabled account has been deleted.',
      'Changed your mind? Until {date} this button takes the deletion back. Your account then stays disabled: you cannot log in.',
    ],
    button: 'Take the deletion back',
    footer: [
      'After {date} we erase your data for good, remaining credits included. Would you like money back for credits you bought? Write to us before then at {email}.',
      'You did not ask for this? Take the deletion back and write to us at {email}.',
    ],
  },
  de: {
    subject: 'Dein Konto bei {site} wurde gelöscht',
    heading: 'Dein Konto wurde gelöscht',
    paragraphs: [
      'Auf deinen Wunsch wurde dein gesperrtes Konto gelöscht.',
      'Du hast es dir anders überlegt? Bis zum {date} kannst du die Löschung mit dieser Schaltfläche zurücknehmen. Dein Konto bleibt dann gesperrt: Anmelden ist nicht möglich.',
    ],
    button: 'Löschung zurücknehmen',
    footer: [
      'Nach dem {date} löschen wir deine Daten endgültig, auch verbleibende Credits. Du möchtest vorher Geld für gekaufte Credits zurück? Schreib uns bis dahin an {email}.',
      'Du hast das nicht verlangt? Nimm die Löschung zurück und schreib uns an {email}.',
    ],
  },
  es: {
    subject: 'Tu cuenta en {site} se ha eliminado',
    heading: 'Tu cuenta se ha eliminado',
    paragraphs: [
      'A petición tuya se ha eliminado tu cuenta desactivada.',
      '¿Has cambiado de idea? Hasta el {date} puedes anular la eliminación con este botón. Tu cuenta seguirá desactivada: no podrás iniciar sesión.',
    ],
    button: 'Anular la eliminación',
    footer: [
      'Después del {date} borraremos tus datos para siempre, incluidos los créditos que te queden. ¿Quieres antes el reembolso de créditos comprados? Escríbenos antes de esa fecha a {email}.',
      '¿No lo has pedido tú? Anula la eliminación y escríbenos a {email}.',
    ],
  },
  fr: {
    subject: 'Ton compte sur {site} a été supprimé',
    heading: 'Ton compte a été supprimé',
    paragraphs: [
      'À ta demande, ton compte désactivé a été supprimé.',
      'Tu as changé d’avis ? Jusqu’au {date}, ce bouton annule la suppression. Ton compte restera désactivé : tu ne pourras pas te connecter.',
    ],
    button: 'Annuler la suppression',
    footer: [
      'Après le {date}, nous effaçons définitivement tes données, crédits restants compris. Tu veux d’abord le remboursement de crédits achetés ? Écris-nous avant cette date à {email}.',
      'Tu n’as rien demandé ? Annule la suppression et écris-nous à {email}.',
    ],
  },
  it: {
    subject: 'Il tuo account su {site} è stato eliminato',
    heading: 'Il tuo account è stato eliminato',
    paragraphs: [
      'Su tua richiesta il tuo account disattivato è stato eliminato.',
      'Hai cambiato idea? Fino al {date} puoi annullare l’eliminazione con questo pulsante. Il tuo account resterà disattivato: non potrai accedere.',
    ],
    button: 'Annulla l’eliminazione',
    footer: [
      'Dopo il {date} cancelleremo per sempre i tuoi dati, compresi i crediti rimasti. Vuoi prima il rimborso dei crediti acquistati? Scrivici entro quella data a {email}.',
      'Non l’hai chiesto tu? Annulla l’eliminazione e scrivici a {email}.',
    ],
  },
  pl: {
    subject: 'Twoje konto w {site} zostało usunięte',
    heading: 'Twoje konto zostało usunięte',
    paragraphs: [
      'Na Twoją prośbę wyłączone konto zostało usunięte.',
      'Zmieniasz zdanie? Do {date} możesz cofnąć usunięcie tym przyciskiem. Konto pozostanie wtedy wyłączone: nie da się zalogować.',
    ],
    button: 'Cofnij usunięcie',
    footer: [
      'Po {date} usuniemy Twoje dane na zawsze, razem z pozostałymi kredytami. Chcesz najpierw zwrotu za kupione kredyty? Napisz do nas wcześniej: {email}.',
      'To nie Twoja prośba? Cofnij usunięcie i napisz do nas: {email}.',
    ],
  },
};
