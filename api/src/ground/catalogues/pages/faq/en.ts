export const faq = `# Signing up and logging in

## How do I sign up, and what does it cost? {#sign-up}
Signing up is free. You choose a profile name, enter your date of birth and confirm your email address. You get {signup_credits} as a gift to start with. There’s no subscription: if you don’t buy anything, you don’t pay anything.

## I’m not getting a confirmation email {#confirmation}
Look in your spam folder and check that your address is spelled correctly. On the site you can ask for a new email or correct the address. The link works for {activation_days} days. Until your address is confirmed you can look around, but you can’t read or send messages. We erase accounts that are still unconfirmed after {unconfirmed_days} days.

## How old do I have to be? {#age}
At least {min_age}. After you’ve signed up, your date of birth is fixed. If it’s wrong, write to [{support_email}](mailto:{support_email}). Do you think someone is younger? Report the profile and we’ll look into it.

## I can’t log in, or I’ve forgotten my password {#password}
Ask for a [new password](/reset-password) on the login page. The link in the email works for {reset_hours} hours and only once. After too many wrong attempts you have to wait a while; you’ll see how long. If you’ve deleted your account, only the link in the email about that brings you back.

## How do I change my email address or language? {#email-address}
In [Settings](/settings). We’ll email a link to the new address; until you use it, the old one stays in use. The language applies to the whole site and to our emails.

# Profile and photos

## Why can’t others see my photo yet? {#photo-waiting}
We check every photo before others see it. Until then it says “being checked” and only you can see it. We remove the data that tells where and with what a photo was taken.

## Why was my photo rejected? {#photo-rejected}
You’ll find the reason next to the photo and in the email we sent you: you can’t be seen, for example, there’s a minor in it, or it’s too revealing or shows contact details. Don’t agree? Appeal under [Reports and decisions](/settings/decisions).

## How many photos can I have? {#photo-limit}
Free members have room for {free_photos}, premium members for {premium_photos}. You can use JPEG, PNG, WebP and HEIC, up to 15 MB. You choose which one is your profile photo and what order they’re in.

## Why are some photos blurred? {#blurred-photos}
Every member sees profile photos clearly. Members’ other photos are for premium members; free members see them blurred. Photos in a conversation are blurred until you want to see them.

## Who sees my profile? {#who-sees-me}
Members of {site}. People who aren’t logged in only see your card if you agree, and then your profile photo, name, age and region at most. You choose in [Settings](/settings). Nobody sees your email address.

## What does “invisible” do? {#invisible}
You don’t appear in search, and nobody can write to you or like you unless you write first. Members you already chat with can still see you and write to you. You turn it on in [My profile](/profile).

# Search, likes and matches

## What order do I see members in? {#search-order}
“Recommended” asks three questions: is each of you what the other is looking for, was someone here recently, and who lives nearest? You can also put the newest, the nearest or the last active first. Likes, payments and premium don’t count; nobody gets a score.

## How does the site know how far away someone lives? {#distance}
We measure from town to town, in whole kilometres. We neither know nor show exactly where someone is. If there’s no town in your profile, there’s no distance.

## What is a like, and when is it a match? {#likes}
With a like you let someone know that you like them; they see that it’s you. Likes are free. If you like each other, it’s a match. You can take a like back.

## Why have I run out of likes while swiping? {#swipe-limit}
Swiping gives you 4 likes in 24 hours; you’ll see when you get another. Undo your last swipe and you get that like back. The heart on cards and profiles has no such limit.

# Messages

## What does a message cost? {#message-price}
A message costs {message_credits}; the price is on the button. The same goes for a reply. If the price changes while you’re writing, we ask you first. A message that wasn’t sent costs nothing, and you never pay twice for the same message.

## What’s free? {#free}
Signing up, looking around, searching, giving and getting likes, and reading messages. Your profile, reporting, blocking and our help cost nothing either.

## Why can’t I write to anyone new? {#free-conversations}
Free members can start a limited number of conversations themselves: {free_conversations}. Replying to someone who wrote to you doesn’t count. After your first package you can start as many as you like.

## How long can a message be, and how long is it kept? {#old-messages}
Up to {message_length} characters. Messages older than {history_months} months are hidden and erased, for your privacy and theirs. If you remove a conversation it’s gone for you; the other person keeps theirs.

## How do gifts work? {#gifts}
In a conversation you choose a gift, with or without a few words. You see its price in credits. A gift only appears on a profile if you both want that, and either of you can remove it.

## How do I send a photo in a conversation? {#chat-photos}
Sending a photo costs {photo_credits}. We check photos; if we reject one, you get your credits back. The other person sees your photo blurred until they want to see photos from you. Would you rather only get checked photos yourself? Choose that in [Settings](/settings).

## Do others see that I’m typing or have read something? {#read-receipts}
Only if you both have it turned on. If you turn something off, you won’t see it from others either. You choose in [Settings](/settings).

# Credits and premium

## How do credits work? {#credits}
You buy them in advance in a [package](/pricing) and use them for messages, photos and gifts. They don’t expire as long as you have an account. Credits you got for free are used first, then the oldest you bought. [Transactions](/transactions) shows what they were used for.

## What is premium? {#premium}
Your first package makes you a premium member. You then see all photos of others, have room for {premium_photos} photos of your own, can start as many conversations as you like and can repeat an order in one go. It’s not a subscription and it doesn’t run out. If you get the money back for everything you’ve bought, you’re no longer a premium member.

## My discount code doesn’t work {#discount-code}
You enter it at checkout. A code may have expired or have been used already, or only be valid from a certain amount, in one country, for one member or with one payment method. You’ll see which of these it is. A welcome discount is for your first package, for as long as its clock is running.

# Paying

## How can I pay? {#payment-methods}
The payment methods depend on your country; you’ll find them under [Prices](/pricing). If a method comes with costs, you’ll see them before you order. You pay with our payment provider: we never see your bank or card details.

## My payment failed {#payment-failed}
Then no credits were added. Try again or choose another payment method; a card sometimes works through our other payment provider. Was the money taken anyway? Then your credits will arrive automatically, or you’ll get the money back.

## I made a bank transfer but don’t have any credits yet {#bank-transfer}
A transfer usually arrives within one to three working days. Your credits are then added automatically. Use the reference and the amount from your order; if the amount is different, we return the money.

## How does direct debit work? {#direct-debit}
Where we offer it, you enter your bank account and confirm a mandate for a single debit with a code by text message. The mandate states the day and the amount. You get your credits right away. There’s a limit for each bank account. If your bank charges back the money, you can no longer pay this way from that account.

## Where is my receipt, and what about VAT? {#receipt}
There’s a PDF receipt with each purchase under [Transactions](/transactions), and a credit note if you get money back. Prices include VAT at the rate in your country. Your name isn’t on the receipt.

# Money back

## How do I get money back for unused credits? {#refund}
Ask within {refund_days} days of your payment under [Ask for a refund](/refund). The credits are taken off your balance right away. We review your request and refund you the way you paid. If we refuse, you’ll read why and get your credits back. See [refunds](/pages/return-policy).

## How much do I get back? {#refund-amount}
The part of what you actually paid, discount and costs included, that goes with the credits you have left. If you still have half of a package, you get half of it back. We don’t refund used credits and credits you got for free.

## What happens if I have my bank charge back a payment? {#charge-back}
If your bank charges back a payment, the credits you have left from it are taken off your balance. You owe us the ones you’d already used: new credits make up for those first. Is something wrong? [Ask us first](/pages/service).

# Fictional profiles

## What is a fictional profile, and how do I recognise one? {#fictional}
A profile with no member behind it you could meet. It’s labelled everywhere: on its card and profile, in conversations, notifications and emails. What it writes is written by hand by our staff, never by a program. Before your first message we ask whether you’ve understood that. A like that a fictional profile gives automatically carries the same label.

## Do I pay for a fictional profile? {#fictional-costs}
A message, photo or gift costs the same as with a member. If there’s no reply within 72 hours, you get the credits back automatically. Reading and likes are free.

# Safety

## How do I date safely? {#safety}
Never send money, don’t share any codes, and meet in a busy place the first time. You’ll find how to recognise a scam and what to do about it under [Dating safely](/pages/safety).

## How do I block someone? {#block}
With Block on the profile or in the conversation. That person can no longer see your profile or write to you. You can undo it in [Settings](/settings), under Blocked members.

## How do I report a member, photo or message? {#report}
With Report on the profile, on the photo or on the message. Our team looks into it; the other person isn’t told who reported them. You’ll find what we decided under [Reports and decisions](/settings/decisions).

## I don’t agree with a decision {#objection}
Appeal within 12 months under [Reports and decisions](/settings/decisions). Where possible, someone else than the first time looks at it. If your account has been disabled, use the button in the email about it.

# Notifications

## How do I get fewer emails? {#mails}
Under [Notifications](/notifications) you choose, for each type, whether you want to hear from us. Each of those emails also lets you unsubscribe from its type. Emails about your account and your payments keep coming.

## How do I turn on notifications on my phone? {#push}
Turn on browser notifications under [Notifications](/notifications). On an iPhone or iPad, add the site to your home screen first. You see who something is from, not what it says.

# Your data

## How do I get my data, or correct it? {#own-data}
Request it in [Settings](/settings): we’ll email you a link to one file, which works for 7 days and only once. You can correct your profile yourself; for your gender and date of birth, write to us.

## What do you do with sensitive data? {#sensitive-data}
We only keep and show your sexuality and your interests with your consent. If you withdraw it in [Settings](/settings), we erase what you filled in. That can’t be undone.

## How do I delete my account? {#delete}
In [Settings](/settings). From then on nobody sees your profile. After 14 days we erase your data for good: profile, photos, conversations and likes. Ask for a [refund](/refund) for unused credits first; any that are left expire. Purchases stay in our accounting records, without your name.

## Can I come back after deleting? {#come-back}
Yes, for 14 days, with the link in the email you got when you deleted your account. Everything will still be there. After that, you can only sign up again.

## Which cookies do you use? {#cookies}
Only those the site needs, for example to keep you logged in. We don’t track you on other sites. We count how many people come through which advertisement, without names. You’ll find all of it under [Cookies](/pages/cookies).

## How do I make a complaint? {#complaint}
With the form under [Complaints](/complaints); you don’t need an account. You’ll get a reply within {complaint_days} days.`;
