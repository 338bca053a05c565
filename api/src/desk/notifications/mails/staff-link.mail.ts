import type { StaffLanguage } from '../../../ground/staff/index.js';
import type { MailTexts } from './compose.js';

/** The first link of a new colleague … */
export const staffInvitationMail: Record<StaffLanguage, MailTexts> = {
  nl: {
    subject: 'Je toegang tot de console van {site}',
    heading: 'Welkom, {name}',
    paragraphs: [
      'Je bent toegevoegd als medewerker van {site}. Kies een wachtwoord; daarna meld je je aan met dit e-mailadres.',
    ],
    button: 'Wachtwoord kiezen',
    footer: [
      'De link werkt 72 uur en één keer.',
      'Verwacht je dit niet? Dan hoef je niets te doen.',
      'Vragen? Mail ons op {email}.',
    ],
  },
  en: {
    subject: 'Your access to the console of {site}',
    heading: 'Welcome, {name}',
    paragraphs: ['You have been added to the staff of {site}. Choose a password; then log in with this email address.'],
    button: 'Choose password',
    footer: [
      'The link works for 72 hours and only once.',
      'You did not expect this? Then there is nothing to do.',
      'Questions? Write to us at {email}.',
    ],
  },
};

/** … and one for who forgot the password. */
export const staffPasswordMail: Record<StaffLanguage, MailTexts> = {
  nl: {
    subject: 'Nieuw wachtwoord voor de console van {site}',
    heading: 'Kies een nieuw wachtwoord',
    paragraphs: ['Hallo {name}, een beheerder stuurde je deze link om een nieuw wachtwoord te kiezen.'],
    button: 'Nieuw wachtwoord kiezen',
    footer: [
      'De link werkt 72 uur en één keer. Daarna meld je je overal opnieuw aan.',
      'Doe je niets, dan blijft je wachtwoord zoals het is.',
      'Vragen? Mail ons op {email}.',
    ],
  },
  en: {
    subject: 'New password for the console of {site}',
    heading: 'Choose a new password',
    paragraphs: ['Hello {name}, an administrator sent you this link to choose a new password.'],
    button: 'Choose new password',
    footer: [
      'The link works for 72 hours and only once. After that you log in again everywhere.',
      'If you do nothing, your password stays as it is.',
      'Questions? Write to us at {email}.',
    ],
  },
};
