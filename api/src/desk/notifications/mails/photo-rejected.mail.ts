import type { RejectionReason } from '../../../members/photos/index.js';
import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';
import { QUESTIONS } from './questions.texts.js';

/** Which photos were turned down, and why; the reasons stand under it (PRV-03). */
export const photoRejectedMail: Record<Locale, MailTexts> = {
  nl: {
    subject: '{count, plural, one {Je foto is afgewezen} other {# foto’s zijn afgewezen}}',
    heading: '{count, plural, one {Je foto is afgewezen} other {# foto’s zijn afgewezen}}',
    paragraphs: [
      'Ons team bekijkt elke foto voordat anderen hem zien. {count, plural, one {Deze foto laten we niet zien:} other {Deze foto’s laten we niet zien:}} {reasons}',
      'Je kunt meteen een andere foto uploaden. Ben je het er niet mee eens? Mail ons op {email}, dan kijkt iemand anders er opnieuw naar.',
    ],
    button: 'Naar je foto’s',
    footer: [QUESTIONS.nl],
  },
  en: {
    subject: '{count, plural, one {Your photo was rejected} other {# photos were rejected}}',
    heading: '{count, plural, one {Your photo was rejected} other {# photos were rejected}}',
    paragraphs: [
      'Our team looks at each photo before others see it. {count, plural, one {We do not show this photo:} other {We do not show these photos:}} {reasons}',
      'You can upload another photo right away. Do you disagree? Write to us at {email} and somebody else will look at it again.',
    ],
    button: 'Go to your photos',
    footer: [QUESTIONS.en],
  },
  de: {
    subject: '{count, plural, one {Dein Foto wurde abgelehnt} other {# Fotos wurden abgelehnt}}',
    heading: '{count, plural, one {Dein Foto wurde abgelehnt} other {# Fotos wurden abgelehnt}}',
    paragraphs: [
      'Unser Team sieht sich jedes Foto an, bevor andere es sehen. {count, plural, one {Dieses Foto zeigen wir nicht:} other {Diese Fotos zeigen wir nicht:}} {reasons}',
      'Du kannst sofort ein anderes Foto hochladen. Du bist nicht einverstanden? Schreib uns an {email}, dann prüft es jemand anderes noch einmal.',
    ],
    button: 'Zu deinen Fotos',
    footer: [QUESTIONS.de],
  },
  es: {
    subject:
      '{count, plural, one {Tu foto ha sido rechazada} many {# fotos han sido rechazadas} other {# fotos han sido rechazadas}}',
    heading:
      '{count, plural, one {Tu foto ha sido rechazada} many {# fotos han sido rechazadas} other {# fotos han sido rechazadas}}',
    paragraphs: [
      'Nuestro equipo revisa cada foto antes de que otros la vean. {count, plural, one {Esta foto no la mostramos:} many {Estas fotos no las mostramos:} other {Estas fotos no las mostramos:}} {reasons}',
      'Puedes subir otra foto ahora mismo. ¿No estás de acuerdo? Escríbenos a {email} y otra persona la revisará de nuevo.',
    ],
    button: 'Ir a tus fotos',
    footer: [QUESTIONS.es],
  },
  fr: {
    subject:
      '{count, plural, one {Ta photo a été refusée} many {# photos ont été refusées} other {# photos ont été refusées}}',
    heading:
      '{count, plural, one {Ta photo a été refusée} many {# photos ont été refusées} other {# photos ont été refusées}}',
    paragraphs: [
      'Notre équipe regarde chaque photo avant que d’autres la voient. {count, plural, one {Nous ne montrons pas cette photo :} many {Nous ne montrons pas ces photos :} other {Nous ne montrons pas ces photos :}} {reasons}',
      'Tu peux tout de suite en ajouter une autre. Tu n’es pas d’accord ? Écris-nous à {email}, quelqu’un d’autre la regardera à nouveau.',
    ],
    button: 'Voir tes photos',
    footer: [QUESTIONS.fr],
  },
  it: {
    subject:
      '{count, plural, one {La tua foto è stata rifiutata} many {# foto sono state rifiutate} other {# foto sono state rifiutate}}',
    heading:
      '{count, plural, one {La tua foto è stata rifiutata} many {# foto sono state rifiutate} other {# foto sono state rifiutate}}',
    paragraphs: [
      'Il nostro team guarda ogni foto prima che la vedano gli altri. {count, plural, one {Questa foto non la mostriamo:} many {Queste foto non le mostriamo:} other {Queste foto non le mostriamo:}} {reasons}',
      'Puoi caricarne subito un’altra. Non sei d’accordo? Scrivici a {email} e un’altra persona la riguarderà.',
    ],
    button: 'Vai alle tue foto',
    footer: [QUESTIONS.it],
  },
  pl: {
    subject:
      '{count, plural, one {Twoje zdjęcie zostało odrzucone} few {# zdjęcia zostały odrzucone} many {# zdjęć zostało odrzuconych} other {# zdjęcia zostało odrzucone}}',
    heading:
      '{count, plural, one {Twoje zdjęcie zostało odrzucone} few {# zdjęcia zostały odrzucone} many {# zdjęć zostało odrzuconych} other {# zdjęcia zostało odrzucone}}',
    paragraphs: [
      'Nasz zespół ogląda każde zdjęcie, zanim zobaczą je inni. {count, plural, one {Tego zdjęcia nie pokażemy:} few {Tych zdjęć nie pokażemy:} many {Tych zdjęć nie pokażemy:} other {Tych zdjęć nie pokażemy:}} {reasons}',
      'Od razu możesz dodać inne zdjęcie. Nie zgadzasz się? Napisz do nas: {email}. Ktoś inny obejrzy je jeszcze raz.',
    ],
    button: 'Przejdź do zdjęć',
    footer: [QUESTIONS.pl],
  },
};

export const REJECTION_TEXTS: Record<Locale, Record<RejectionReason, string>> = {
  nl: {
    no_person: 'Jij staat er niet duidelijk op.',
    not_you: 'Dit lijkt iemand anders te zijn.',
    nudity: 'Te bloot voor je profiel.',
    minor: 'Er staat een minderjarige op.',
    contact_details: 'Er staan contactgegevens op.',
    unclear: 'De foto is te donker of onscherp.',
    other: 'De foto past niet bij onze regels.',
  },
  en: {
    no_person: 'You cannot be seen clearly.',
    not_you: 'This seems to be somebody else.',
    nudity: 'Too naked for your profile.',
    minor: 'There is a minor in it.',
    contact_details: 'It shows contact details.',
    unclear: 'The photo is too dark or blurry.',
    other: 'The photo does not fit our rules.',
  },
  de: {
    no_person: 'Du bist nicht deutlich zu sehen.',
    not_you: 'Das scheint jemand anderes zu sein.',
    nudity: 'Zu freizügig für dein Profil.',
    minor: 'Eine minderjährige Person ist zu sehen.',
    contact_details: 'Kontaktdaten sind zu sehen.',
    unclear: 'Das Foto ist zu dunkel oder unscharf.',
    other: 'Das Foto passt nicht zu unseren Regeln.',
  },
  es: {
    no_person: 'No se te ve con claridad.',
    not_you: 'Parece ser otra persona.',
    nudity: 'Hay demasiada desnudez para tu perfil.',
    minor: 'Aparece un menor.',
    contact_details: 'Muestra datos de contacto.',
    unclear: 'La foto está oscura o borrosa.',
    other: 'La foto no cumple nuestras normas.',
  },
  fr: {
    no_person: 'On ne te voit pas clairement.',
    not_you: 'Il semble que ce soit quelqu’un d’autre.',
    nudity: 'Trop dénudée pour ton profil.',
    minor: 'Un mineur y figure.',
    contact_details: 'On y voit des coordonnées.',
    unclear: 'La photo est trop sombre ou floue.',
    other: 'La photo ne respecte pas nos règles.',
  },
  it: {
    no_person: 'Non ti si vede bene.',
    not_you: 'Sembra un’altra persona.',
    nudity: 'Troppa nudità per il tuo profilo.',
    minor: 'C’è un minorenne.',
    contact_details: 'Mostra dati di contatto.',
    unclear: 'La foto è troppo scura o sfocata.',
    other: 'La foto non rispetta le nostre regole.',
  },
  pl: {
    no_person: 'Nie widać Cię wyraźnie.',
    not_you: 'Wygląda na to, że to ktoś inny.',
    nudity: 'Zbyt wiele nagości jak na profil.',
    minor: 'Widać na nim osobę niepełnoletnią.',
    contact_details: 'Widać na nim dane kontaktowe.',
    unclear: 'Zdjęcie jest za ciemne lub nieostre.',
    other: 'Zdjęcie nie spełnia naszych zasad.',
  },
};
