import type { PageId } from './page-ids.js';

export const en: Record<PageId, string> = {
  terms: `## Who we are
{site} is a service of {company}. By signing up you agree to these terms.

## For adults
You are at least {min_age} years old and tell the truth about your age. One person has one account.

## Fictional profiles
Some profiles are fictional. They carry a label everywhere; physical contact with them is not possible.

## Credits
You buy credits beforehand, without a subscription. The price is shown with each package and each message. What you have not used you can ask back within {refund_days} days; see [refunds](/pages/return-policy).

## Conduct
No insults, fraud, advertising, or pictures of others without their consent. Whoever breaks this can be refused; you are told why and can object.

## Leaving
You can delete your account at any time.`,
  privacy: `## What we keep
- What you fill in, write and upload, what you buy, and when you were last here.
- Sensitive data, such as your sexuality and your interests, only where you gave consent. When you withdraw it, we erase them.

## What for
To provide what you sign up for, to handle payments, to do what the law asks and to stop abuse. We sell nothing on and show no advertising of others.

## Who gets to see it
Other members see your profile. Whoever handles your payment gets what that takes; whoever delivers our mails and text messages, your address or number. Our team reads only messages that were reported or written to a fictional profile.

## How long
- your account and your profile: until 14 days after you delete your account;
- an account whose email address was not confirmed: {unconfirmed_days} days after sign-up;
- messages: {history_months} months, and no longer than your account;
- reports and decisions: 12 months after the decision;
- a direct debit mandate: 14 months after it was last used;
- where you are logged in, and technical logs, which hold neither your name nor your address: 30 days;
- the books: as long as the law asks, and without your name once your account is erased.

## Your rights
In your settings you download and correct what we have about you, withdraw consent and delete your account. You can object to a decision of our team. If we cannot settle it together, you can complain to the data protection authority of your country.

## Contact
{company} is responsible. Questions: [{support_email}](mailto:{support_email}).`,
  cookies: `We only use what the site needs. Four cookies:

- two that keep you logged in, 30 days or until you log out;
- one that remembers that you have logged in in this browser, so that you still can while somebody guesses your password, a year;
- one that remembers your language, a year.

In your own browser we also remember:

- which notices you closed, 7 days;
- by which link or advertisement you came here, 30 days at most and until you sign up;
- whether this browser sends you notifications, until you turn that off;
- messages you were writing, until you send them or log out;
- what else you were writing or filling in, until you log out or close the tab.

We do not follow you on other sites, nor let anybody do so.`,
  faq: `## What does it cost?
Signing up and looking around is free. Messages take credits; the price is on the button.

## How do I get my money back?
You ask back unused credits within {refund_days} days. See [refunds](/pages/return-policy).

## What is a fictional profile?
A profile with no member behind it. It is labelled everywhere; meeting is not possible.

## How do I delete my account?
Under Settings. You then have 14 days to change your mind.`,
  'return-policy': `You may undo a purchase within {refund_days} days. Credits that you have not used are paid back the way you paid. Used credits are not: with your order you asked to have them at once.

## How it works
Go to your transactions, choose the purchase and ask it back. You get a mail with date and time. Rather write? [{support_email}](mailto:{support_email}).`,
  service: `We are glad to help: [{support_email}](mailto:{support_email}) or {support_phone}. We answer within two working days.`,
  ban: `{site} is for adults only. Parents can close it off with the parental controls of their device or provider; the address is {domain}.

Do you want no access yourself any more? Write to [{support_email}](mailto:{support_email}) and we close your account.`,
};
