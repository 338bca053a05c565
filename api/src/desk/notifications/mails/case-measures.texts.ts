import type { Locale } from '../../../ground/settings/index.js';

/** What was done because of a report, or taken back after an objection. */
export type CaseMeasure =
  'take_down_photo' | 'take_down_message' | 'disable' | 'put_back_photo' | 'put_back_message' | 'enable';

/** Nothing was done, or nothing had to be taken back. */
type Nothing = 'none' | 'nothing_left';

/** A sentence each, to the member whom the report is about (PRV-03). */
export const CASE_MEASURES: Record<Locale, Record<CaseMeasure | Nothing, string>> = {
  nl: {
    take_down_photo: 'We hebben je foto weggehaald: niemand anders ziet hem nog.',
    take_down_message: 'We hebben je bericht weggehaald: jullie lezen het allebei niet meer.',
    disable:
      'We hebben je account uitgeschakeld: je bent overal uitgelogd en niemand ziet je profiel nog. Je credits blijven staan.',
    put_back_photo: 'Je foto staat weer op de site.',
    put_back_message: 'Je bericht is weer te lezen.',
    enable: 'Je account werkt weer: je kunt inloggen en vindt alles terug zoals het was.',
    none: 'Verder hebben we geen maatregelen genomen.',
    nothing_left: 'Er was niets meer om terug te draaien.',
  },
  en: {
    take_down_photo: 'We took down your photo: nobody else can see it any more.',
    take_down_message: 'We took down your message: neither of you can read it any more.',
    disable:
      'We disabled your account: you are logged out everywhere and nobody can see your profile. Your credits stay as they are.',
    put_back_photo: 'Your photo is back on the site.',
    put_back_message: 'Your message can be read again.',
    enable: 'Your account works again: you can log in and will find everything as it was.',
    none: 'We took no further measures.',
    nothing_left: 'There was nothing left to take back.',
  },
  de: {
    take_down_photo: 'Wir haben dein Foto entfernt: Außer dir sieht es niemand mehr.',
    take_down_message: 'Wir haben deine Nachricht entfernt: Ihr beide könnt sie nicht mehr lesen.',
    disable:
      'Wir haben dein Konto gesperrt: Du bist überall abgemeldet und niemand kann dein Profil sehen. Deine Credits bleiben erhalten.',
    put_back_photo: 'Dein Foto ist wieder auf der Website zu sehen.',
    put_back_message: 'Deine Nachricht ist wieder zu lesen.',
    enable: 'Dein Konto ist wieder freigeschaltet: Du kannst dich anmelden und findest alles so vor, wie es war.',
    none: 'Weitere Maßnahmen haben wir nicht ergriffen.',
    nothing_left: 'Es gab nichts mehr rückgängig zu machen.',
  },
  es: {
    take_down_photo: 'Hemos retirado tu foto: nadie más puede verla.',
    take_down_message: 'Hemos retirado tu mensaje: ya no se puede leer en la conversación.',
    disable:
      'Hemos desactivado tu cuenta: se han cerrado todas tus sesiones y nadie puede ver tu perfil. Tus créditos se conservan.',
    put_back_photo: 'Tu foto vuelve a estar en el sitio.',
    put_back_message: 'Tu mensaje se puede leer de nuevo.',
    enable: 'Tu cuenta vuelve a funcionar: puedes entrar y lo encontrarás todo como estaba.',
    none: 'No hemos tomado más medidas.',
    nothing_left: 'No quedaba nada por revertir.',
  },
  fr: {
    take_down_photo: 'Nous avons retiré ta photo : personne d’autre ne peut plus la voir.',
    take_down_message: 'Nous avons retiré ton message : il n’est plus lisible dans la conversation.',
    disable:
      'Nous avons désactivé ton compte : toutes tes sessions sont fermées et plus personne ne peut voir ton profil. Tes crédits sont conservés.',
    put_back_photo: 'Ta photo est de nouveau visible sur le site.',
    put_back_message: 'Ton message est de nouveau lisible.',
    enable: 'Ton compte fonctionne à nouveau : tu peux te reconnecter et tout retrouver comme avant.',
    none: 'Nous n’avons pas pris d’autre mesure.',
    nothing_left: 'Il n’y avait plus rien à annuler.',
  },
  it: {
    take_down_photo: 'Abbiamo rimosso la tua foto: nessun altro può più vederla.',
    take_down_message: 'Abbiamo rimosso il tuo messaggio: non si può più leggere nella conversazione.',
    disable:
      'Abbiamo disattivato il tuo account: tutte le tue sessioni sono state chiuse e nessuno può vedere il tuo profilo. I tuoi crediti restano.',
    put_back_photo: 'La tua foto è di nuovo visibile sul sito.',
    put_back_message: 'Il tuo messaggio si può leggere di nuovo.',
    enable: 'Il tuo account funziona di nuovo: puoi accedere e ritrovare tutto com’era.',
    none: 'Non abbiamo preso altre misure.',
    nothing_left: 'Non c’era più nulla da annullare.',
  },
  pl: {
    take_down_photo: 'Usunęliśmy Twoje zdjęcie: nikt inny już go nie widzi.',
    take_down_message: 'Usunęliśmy Twoją wiadomość: nie można jej już przeczytać w rozmowie.',
    disable:
      'Wyłączyliśmy Twoje konto: wylogowaliśmy Cię wszędzie i nikt nie widzi Twojego profilu. Twoje kredyty zostają na koncie.',
    put_back_photo: 'Twoje zdjęcie znów jest na stronie.',
    put_back_message: 'Twoją wiadomość znów można przeczytać.',
    enable: 'Twoje konto znowu działa: możesz się zalogować, a wszystko jest tak, jak było.',
    none: 'Nie podjęliśmy innych działań.',
    nothing_left: 'Nie było już niczego do cofnięcia.',
  },
};

/** All of them, as one paragraph. */
export const sayMeasures = (language: Locale, measures: readonly CaseMeasure[], otherwise: Nothing): string =>
  (measures.length > 0 ? measures : [otherwise]).map((measure) => CASE_MEASURES[language][measure]).join(' ');
