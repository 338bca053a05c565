import { faq } from './faq/en.js';
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
  faq,
  safety: `Most people here are who they say they are. Those who mean to cheat you mostly go about it in the same way. This is how to recognise it, and how to meet safely.

## Signs of fraud
- **Asks for money**: for a journey, a hospital, a parcel, a “loan”. Gift cards, crypto and phone credit are money too.
- **Has an investment tip**, or earns quickly with crypto and wants you to join in.
- **Wants to leave the site at once** for another messenger, where nobody can look when you report something.
- **Never wants a video call**, and calls off every date at the last moment.
- **Very much in love very soon**, with big words after a few days.
- **Asks for codes, passwords**, a picture of your identity card or your bank details.
- **Asks for intimate pictures** and then threatens to spread them.

## If you suspect something
- Pay nothing (more) and pass nothing on. You need not answer.
- Report the profile or the message, and block the member.
- Keep messages and proofs of payment.
- Have you paid? Call your bank at once. Report it to the police.
- Are you being blackmailed with pictures? Do not pay: it does not end there. Tell somebody you trust.

There is no need to be ashamed: this happens to all kinds of people.

## Meeting safely
- Have a video call first.
- Meet in a busy, public place, and not at home the first time.
- Tell somebody where you are, with whom, and when you will be back.
- See to your own transport, and keep your drink and your phone with you.
- Does it feel wrong? Leave. You owe nobody an explanation.

## What we do
- We look at every profile photo before others see it, and remove where it was taken.
- Nobody sees your email address; distances are reckoned from town to town.
- [Fictional profiles](/pages/faq#fictional) are labelled everywhere. Meeting one is not possible.
- When a message you get seems to be about money, you see a tip beside it. Your own device finds that; we do not read along.
- Our team looks at reports. What is not allowed we take down; we can disable an account.

## Where to report it
- With Report on a profile, beside a photo or a message; the member is not told who it comes from.
- Without an account: with the form under [Complaints](/complaints).
- With a question: at our [customer service](/pages/service).

## In an emergency
If you are in immediate danger, call the emergency number: 112 in Europe, 911 in the United States and Canada, 000 in Australia, 111 in New Zealand.`,
  'return-policy': `You may undo a purchase within {refund_days} days. Credits that you have not used are paid back the way you paid. Used credits are not: with your order you asked to have them at once.

## How it works
Go to your transactions, choose the purchase and ask it back. You get a mail with date and time. Rather write? [{support_email}](mailto:{support_email}).`,
  service: `We are glad to help: [{support_email}](mailto:{support_email}) or {support_phone}. We answer within two working days.`,
  ban: `{site} is for adults only. Parents can close it off with the parental controls of their device or provider; the address is {domain}.

Do you want no access yourself any more? Write to [{support_email}](mailto:{support_email}) and we close your account.`,
};
