export const faq = `# Signing up and logging in

## How do I sign up, and what does it cost? {#sign-up}
Signing up is free. You choose a profile name, enter your date of birth and confirm your email address. You get {signup_credits} as a gift to begin with. There is no subscription: as long as you buy nothing, you pay nothing.

## I do not get a confirmation email {#confirmation}
Look in your spam folder and check that your address is spelled right. On the site you can ask for a new email or correct the address. The link works for {activation_days} days. Until your address is confirmed you can look around, but not read or send messages. An account that is still unconfirmed after {unconfirmed_days} days is erased.

## How old do I have to be? {#age}
At least {min_age}. Your date of birth is fixed after that. If it is wrong, write to [{support_email}](mailto:{support_email}). Do you think somebody is younger? Report the profile and we will look at it.

## I cannot log in, or I forgot my password {#password}
Ask for a [new password](/reset-password) where you log in. The link in the email works for {reset_hours} hours, and once. After too many wrong tries you have to wait a while; the screen says how long. If you deleted your account, only the link in the email about that brings you back.

## How do I change my email address or language? {#email-address}
In [Settings](/settings). We mail a link to the new address; until you use it, the old one stays in use. The language applies to the whole site and to our emails.

# Profile and photos

## Why can’t others see my photo yet? {#photo-waiting}
We look at every photo before others see it. Until then it says “being checked” and you alone see it. We remove where and how a photo was taken.

## Why was my photo rejected? {#photo-rejected}
The reason stands beside the photo and in the email you got: you cannot be seen, say, there is a minor in it, or it is too naked or shows contact details. Don’t you agree? Object under [Reports and decisions](/settings/decisions).

## How many photos can I have? {#photo-limit}
Free members have room for {free_photos}, premium members for {premium_photos}. JPEG, PNG, WebP and HEIC will do, up to 15 MB. You choose which one is your profile photo and in which order they stand.

## Why are some photos blurred? {#blurred-photos}
Every member sees the profile photo sharp. Members’ other photos are for premium members; free members see them blurred. Photos in a conversation are blurred until you want to see them.

## Who sees my profile? {#who-sees-me}
Members of {site}. People who are not logged in see your card only if you agree, and then your profile photo, name, age and region at most. You choose in [Settings](/settings). Nobody sees your email address.

## What does invisible do? {#invisible}
You do not appear in search, and nobody can write to you or like you unless you write first. Members you already chat with can still see you and write. You turn it on in [My profile](/profile).

# Searching, likes and matches

## In which order do I see members? {#search-order}
Recommended asks three questions: is each of you looking for somebody like the other, was somebody here lately, and who lives nearest? You can also put the newest, the nearest or the last active first. Likes, payments and premium do not count; nobody gets a score.

## How does the site know how far away somebody lives? {#distance}
We reckon from town to town, in whole kilometres. Where exactly somebody is, we neither know nor show. Without a town in your profile there is no distance.

## What is a like, and when is it a match? {#likes}
With a like you tell somebody that you like them; they see that it is you. Likes are free. If you like each other, it is a match. You can take a like back.

## Why have I run out of likes while swiping? {#swipe-limit}
Swiping gives you 4 likes in 24 hours; the screen says when you have another. Undo your last swipe and you get that like back. The heart on cards and profiles has no such limit.

# Messages

## What does a message cost? {#message-price}
A message costs {message_credits}; the price is on the button. The same goes for a reply. If the price changes while you write, we ask you first. What was not sent costs nothing, and you never pay twice for the same message.

## What is free? {#free}
Signing up, looking around, searching, giving and getting likes, and reading messages. Your profile, reporting, blocking and our help cost nothing either.

## Why can’t I write to anybody new? {#free-conversations}
Free members can begin a limited number of conversations themselves: {free_conversations}. Replying to somebody who wrote to you does not count. After your first package you begin as many as you like.

## How long can a message be, and how long is it kept? {#old-messages}
Up to {message_length} characters. Messages from more than {history_months} months ago are hidden and erased, for your privacy and theirs. If you remove a conversation it is gone for you; the other person keeps theirs.

## How do gifts work? {#gifts}
In a conversation you choose a gift, with a few words or without. Its price in credits stands beside it. A gift shows on a profile only if both of you want that, and either of you can take it off again.

## How do I send a photo in a conversation? {#chat-photos}
Sending a photo costs {photo_credits}. We look at photos; if we turn one down, you get your credits back. The other person sees your photo blurred until they want to see photos from you. Do you want to get inspected photos only? Choose that in [Settings](/settings).

## Do others see that I am typing or have read something? {#read-receipts}
Only if both of you have it turned on. What you turn off, you no longer see of others either. You choose in [Settings](/settings).

# Credits and premium

## How do credits work? {#credits}
You buy them beforehand in a [package](/pricing) and use them for messages, photos and gifts. They do not expire as long as you have an account. Credits you got as a gift are used first, then the oldest you bought. [Transactions](/transactions) shows where they went.

## What is premium? {#premium}
Your first package makes you a premium member. You then see all photos of others, have room for {premium_photos} photos of your own, begin as many conversations as you like and can order again in one go. It is no subscription and does not run out. If the money for all that you bought goes back, you are no longer a premium member.

## My discount code does not work {#discount-code}
You enter it at the checkout. A code may have expired or been used, or be good only from an amount on, in one country, for one member or with one way to pay. The screen says which it is. A welcome discount is for your first package, for as long as its clock runs.

# Paying

## How can I pay? {#payment-methods}
The ways to pay depend on your country; you see them under [Prices](/pricing). If a method has costs, they are shown before you order. You pay at our payment company: we do not see your bank or card details.

## My payment failed {#payment-failed}
Then no credits were added. Try again or choose another way to pay; a card can sometimes go through our other payment service. Was the money taken all the same? Then your credits arrive by themselves, or you get the money back.

## I made a bank transfer but have no credits yet {#bank-transfer}
A transfer usually arrives within one to three working days. Your credits are then added by themselves. Use the reference and amount of your order; if the amount is different we send the money back.

## How does direct debit work? {#direct-debit}
Where we offer it, you enter your account and confirm a mandate for a single debit with a code by text message. The day and the amount stand in it. You have your credits at once. There is a limit for each account. If your bank takes the money back, you can no longer pay this way from that account.

## Where is my receipt, and what about VAT? {#receipt}
Each purchase under [Transactions](/transactions) has a receipt as a PDF, and money back has a credit note. Prices include VAT, at the rate of your country. Your name is not on the receipt.

# Money back

## How do I get money back for unused credits? {#refund}
Ask for them within {refund_days} days of your payment under [Ask for a refund](/refund). The credits leave your balance at once. We look at your request and pay back the way you paid. If we refuse it, you read why and have your credits again. See [refunds](/pages/return-policy).

## How much do I get back? {#refund-amount}
The part of what you really paid, discount and costs included, that goes with the credits you have left. If you still have half of a package, you get half of it back. Used credits and credits you got as a gift are not paid out.

## What happens if I have my bank take a payment back? {#charge-back}
If your bank takes a payment back, what you have left of its credits leaves your balance. What you had used is owed: new credits pay that off first. Is something wrong? [Ask us first](/pages/service).

# Fictional profiles

## What is a fictional profile, and how do I recognise it? {#fictional}
A profile without a member behind it whom you could meet. It is labelled everywhere: on its card and profile, in conversations, notifications and emails. What it writes is written by hand by our staff, never by a program. Before your first message we ask whether you have understood that. A like that a fictional profile gives by itself carries the same label.

## Do I pay for a fictional profile? {#fictional-costs}
A message, photo or gift costs the same as with a member. If no answer comes within 72 hours, the credits come back by themselves. Reading and likes are free.

# Safety

## How do I date safely? {#safety}
Never send money, pass on no codes, and meet in a busy place the first time. How to recognise fraud and what to do about it is told under [Dating safely](/pages/safety).

## How do I block somebody? {#block}
With Block on the profile or in the conversation. That person no longer sees your profile and cannot write to you. You can undo it in [Settings](/settings), under Blocked members.

## How do I report a member, photo or message? {#report}
With Report on the profile, beside the photo or the message. Our team looks at it; the other person is not told who reported. What we decided stands under [Reports and decisions](/settings/decisions).

## I do not agree with a decision {#objection}
Object within 12 months under [Reports and decisions](/settings/decisions). Where possible somebody else than whoever decided first looks at it. If your account has been disabled, use the button in the email about it.

# Notifications

## How do I get fewer emails? {#mails}
Under [Notifications](/notifications) you choose for each kind whether you want to hear from us. Each such email also lets you unsubscribe from its kind. Emails about your account and your payments keep coming.

## How do I turn on notifications on my phone? {#push}
Turn on browser notifications under [Notifications](/notifications). On an iPhone or iPad, first add the site to your home screen. You see who something is from, not what it says.

# Your data

## How do I get my data, or correct it? {#own-data}
Request it in [Settings](/settings): we mail you a link to one file, which works for 7 days and once. You correct your profile yourself; for your gender and date of birth, write to us.

## What do you do with sensitive data? {#sensitive-data}
We keep and show your sexuality and your interests only with your consent. When you withdraw it in [Settings](/settings), we erase what you filled in. That cannot be undone.

## How do I delete my account? {#delete}
In [Settings](/settings). Nobody sees your profile from then on. After 14 days we erase your data for good: profile, photos, conversations and likes. Ask [back](/refund) unused credits first; what is left lapses. Purchases stay in the books, without your name.

## Can I come back after deleting? {#come-back}
Yes, for 14 days, with the link in the email you got when you deleted your account. Everything will still be there. After that you can only sign up anew.

## Which cookies do you use? {#cookies}
Only those the site needs, for instance to keep you logged in. We do not follow you on other sites. How many people come by which advertisement is counted without names. It is all told under [Cookies](/pages/cookies).

## How do I complain? {#complaint}
With the form under [Complaints](/complaints); you need no account for it. You get an answer within {complaint_days} days.`;
