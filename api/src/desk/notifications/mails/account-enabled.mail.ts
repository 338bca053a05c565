import type { Locale } from '../../../ground/settings/index.js';
import type { MailTexts } from './compose.js';

export const accountEnabledMail: Record<Locale, MailTexts> = {
  nl: {
    subject: 'Je account bij {site} werkt weer',
    heading: 'Welkom terug',
    paragraphs: [
      'Een medewerker van {site} heeft je account weer ingeschakeld. De reden: “{reason}”',
      'Je kunt weer inloggen en vindt alles terug zoals het was.',
    ],
    button: 'Inloggen',
    footer: ['Vragen? Mail ons op {email}.'],
  },
  en: {
    subject: 'Your account at {site} works again',
    heading: 'Welcome back',
    paragraphs: [
      'A member of the {site} staff enabled your account again. The reason: “{reason}”',
      'You can log in again and will find everything as it was.',
    ],
    button: 'Log in',
    footer: ['Questions? Write to us at {email}.'],
  },
  de: {
    subject: 'Dein Konto bei {site} ist wieder freigeschaltet',
    heading: 'Willkommen zurück',
    paragraphs: [
      'Jemand aus dem Team von {site} hat dein Konto wieder freigeschaltet. Der Grund: „{reason}“',
      'Du kannst dich wieder anmelden und findest alles so vor, wie es war.',
    ],
    button: 'Anmelden',
    footer: ['Fragen? Schreib uns an {email}.'],
  },
  es: {
    subject: 'Tu cuenta en {site} vuelve a funcionar',
    heading: 'Hola de nuevo',
    paragraphs: [
      'Una persona del equipo de {site} ha reactivado tu cuenta. El motivo: «{reason}»',
      'Puedes volver a entrar y lo encontrarás todo como estaba.',
    ],
    button: 'Entrar',
    footer: ['¿Preguntas? Escríbenos a {email}.'],
  },
  fr: {
    subject: 'Ton compte sur {site} fonctionne à nouveau',
    heading: 'Bon retour',
    paragraphs: [
      'Une personne de l’équipe de {site} a réactivé ton compte. Le motif : « {reason} »',
      'Tu peux te reconnecter et tout retrouver comme avant.',
    ],
    button: 'Se connecter',
    footer: ['Des questions ? Écris-nous à {email}.'],
  },
  it: {
    subject: 'Il tuo account su {site} funziona di nuovo',
    heading: 'È bello rivederti',
    paragraphs: [
      'Una persona dello staff di {site} ha riattivato il tuo account. Il motivo: “{reason}”',
      'Puoi accedere di nuovo e ritrovare tutto com’era.',
    ],
    button: 'Accedi',
    footer: ['Domande? Scrivici a {email}.'],
  },
  pl: {
    subject: 'Twoje konto w {site} znowu działa',
    heading: 'Witaj ponownie',
    paragraphs: [
      'Osoba z zespołu {site} ponownie włączyła Twoje konto. Powód: „{reason}”',
      'Możesz się znowu zalogować. Wszystko jest tak, jak było.',
    ],
    button: 'Zaloguj się',
    footer: ['Masz pytania? Napisz do nas: {email}.'],
  },
};
