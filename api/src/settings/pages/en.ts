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
What you fill in, what you write, what you buy and when you were here. Sensitive data only where you gave consent; you can withdraw it.

## What for
To run the site, to handle payments and to stop abuse. We sell nothing on and show no advertising of others.

## Your rights
In your settings you download everything we have about you. When you delete your account, we erase your data after 14 days; the books are kept as long as the law asks.

## Contact
{company} is responsible. Questions: [{support_email}](mailto:{support_email}).`,
  cookies: `We only use what the site needs:

- a cookie that keeps you logged in, 30 days;
- a cookie that remembers your language, a year.

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
  service: `We are glad to help: [{support_email}](mailto:{support_email}) or {support_phone}. We answer within two working days.

{company}`,
  ban: `{site} is for adults only. Parents can close it off with the parental controls of their device or provider; the address is {domain}.

Do you want no access yourself any more? Write to [{support_email}](mailto:{support_email}) and we close your account.`,
};
