import { faq } from './faq/en.js';
import type { PageId } from './page-ids.js';

export const en: Record<PageId, string> = {
  terms: `## Who we are
{site} is a service of {company}. By signing up you agree to these terms.

## For adults
You are at least {min_age} years old and tell the truth about your age. Each person has one account.

## Fictional profiles
Some profiles are fictional. They are labelled everywhere; physical contact with them is not possible.

## Credits
You buy credits in advance, without a subscription. The price is shown with each package and each message. You can get a refund for credits you have not used within {refund_days} days; see [refunds](/pages/return-policy).

## Conduct
No insults, fraud, advertising, or pictures of others without their consent. Anyone who breaks these rules can be refused; you will be told why and can appeal.

## Leaving
You can delete your account at any time.`,
  privacy: `## What we keep
- What you fill in, write and upload, what you buy, and when you were last here.
- Sensitive data, such as your sexuality and your interests, only if you have given your consent. If you withdraw it, we erase that data.

## What for
To provide what you sign up for, to process payments, to do what the law requires and to prevent abuse. We do not sell your data and do not show other companies’ advertising.

## Who gets to see it
Other members see your profile. Whoever processes your payment gets what is needed for that; whoever delivers our emails and text messages gets your address or number. Our team only reads messages that have been reported or sent to a fictional profile.

## How long
- your account and your profile: until 14 days after you delete your account;
- an account whose email address was not confirmed: {unconfirmed_days} days after sign-up;
- messages: {history_months} months, and no longer than your account;
- reports and decisions: 12 months after the decision;
- a direct debit mandate: 14 months after it was last used;
- where you are logged in, and technical logs, which contain neither your name nor your address: 30 days;
- our accounting records: as long as the law requires, and without your name once your account has been erased.

## Your rights
In your settings you can download and correct what we have about you, withdraw consent and delete your account. You can appeal a decision by our team. If we cannot settle something together, you can complain to the data protection authority in your country.

## Contact
{company} is the controller of your data. Questions: [{support_email}](mailto:{support_email}).`,
  cookies: `We only use what the site needs. Four cookies:

- two that keep you logged in, for 30 days or until you log out;
- one that remembers that you’ve logged in in this browser, so that you can still get in if someone else tries to guess your password, for a year;
- one that remembers your language, for a year.

In your own browser we also remember:

- which notices you’ve closed, for 7 days;
- which link or advertisement brought you here, for 30 days at most and until you sign up;
- whether this browser shows you notifications, until you turn that off;
- messages you were writing, until you send them or log out;
- anything else you were writing or filling in, until you log out or close the tab.

We don’t track you on other sites, and we don’t let anyone else do so.`,
  faq,
  safety: `Most people here are who they say they are. Scammers almost always work the same way. Here’s how to recognise them, and how to meet safely.

## Signs of a scam
- **Asks for money**: for a trip, a hospital, a parcel, a “loan”. Gift cards, crypto and phone credit are money, too.
- **Has an investment tip**, or makes quick money with crypto and wants you to join in.
- **Wants to leave the site right away** for another chat app, where nobody can check if you report something.
- **Never wants a video call**, and cancels every date at the last moment.
- **Falls in love very fast**, with big words after a few days.
- **Asks for codes, passwords**, a photo of your ID or your bank details.
- **Asks for intimate pictures** and then threatens to share them.

## If you suspect something
- Don’t pay anything (more) and don’t pass anything on. You don’t have to reply.
- Report the profile or the message, and block the member.
- Keep messages and proof of payment.
- Have you paid? Call your bank right away. Report it to the police.
- Are you being blackmailed with pictures? Don’t pay: it won’t end there. Tell someone you trust.

There’s no need to be ashamed: this happens to all kinds of people.

## Meeting safely
- Have a video call first.
- Meet in a busy, public place, and not at home the first time.
- Tell someone where you are, who with, and when you’ll be back.
- Arrange your own transport, and keep your drink and your phone with you.
- Does it feel wrong? Leave. You don’t owe anyone an explanation.

## What we do
- We check every profile photo before others see it, and remove where it was taken.
- Nobody sees your email address; distances are measured from town to town.
- [Fictional profiles](/pages/faq#fictional) are labelled everywhere. You can’t meet them.
- If a message you get seems to be about money, you’ll see a tip next to it. Your own device works that out; we don’t read along.
- Our team looks into reports. We take down what isn’t allowed, and we can disable an account.

## Where to report it
- With Report on a profile, on a photo or on a message; the member isn’t told who it came from.
- Without an account: with the form under [Complaints](/complaints).
- With a question: through our [customer service](/pages/service).

## In an emergency
If you’re in immediate danger, call the emergency number: 112 in Europe, 911 in the United States and Canada, 000 in Australia, 111 in New Zealand.`,
  'return-policy': `You can undo a purchase within {refund_days} days. We refund credits you haven’t used, the way you paid. We don’t refund used credits: when you ordered, you asked to have them right away.

## How it works
Go to your transactions, choose the purchase and ask for a refund. You’ll get an email with the date and time. Prefer to write? [{support_email}](mailto:{support_email}).`,
  service: `We’re happy to help: [{support_email}](mailto:{support_email}) or {support_phone}. We reply within two working days.`,
  ban: `{site} is for adults only. Parents can block the site with the parental controls of their device or provider; the address is {domain}.

Don’t want to have access yourself any more? Write to [{support_email}](mailto:{support_email}) and we’ll close your account.`,
};
