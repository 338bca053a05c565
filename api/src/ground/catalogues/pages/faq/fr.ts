export const faq = `# S’inscrire et se connecter

## Comment m’inscrire, et combien ça coûte ? {#sign-up}
L’inscription est gratuite. Tu choisis un nom de profil, indiques ta date de naissance et confirmes ton adresse e-mail. Pour commencer, nous t’offrons {signup_credits}. Il n’y a pas d’abonnement : tant que tu n’achètes rien, tu ne paies rien.

## Je ne reçois pas l’e-mail de confirmation {#confirmation}
Regarde dans tes spams et vérifie que ton adresse est bien écrite. Sur le site, tu peux demander un nouvel e-mail ou corriger l’adresse. Le lien est valable {activation_days} jours. Tant que tu n’as pas confirmé, tu peux regarder, mais ni lire ni envoyer de messages. Un compte toujours pas confirmé après {unconfirmed_days} jours est effacé.

## Quel âge faut-il avoir ? {#age}
Au moins {min_age} ans. Ta date de naissance ne peut plus être changée ensuite. Si elle est fausse, écris à [{support_email}](mailto:{support_email}). Tu penses que quelqu’un est plus jeune ? Signale le profil et nous regarderons.

## Je n’arrive pas à me connecter ou j’ai oublié mon mot de passe {#password}
Demande un [nouveau mot de passe](/reset-password) sur l’écran de connexion. Le lien de l’e-mail est valable {reset_hours} heures et une seule fois. Après trop d’essais ratés, il faut attendre un peu ; l’écran dit combien de temps. Si tu as supprimé ton compte, seul le lien de l’e-mail envoyé à ce moment-là te permet de revenir.

## Comment changer d’adresse e-mail ou de langue ? {#email-address}
Dans [Paramètres](/settings). Nous envoyons un lien à la nouvelle adresse ; tant que tu ne l’as pas utilisé, l’ancienne reste valable. La langue vaut pour tout le site et pour nos e-mails.

# Profil et photos

## Pourquoi les autres ne voient-ils pas encore ma photo ? {#photo-waiting}
Nous regardons chaque photo avant que les autres la voient. D’ici là, elle porte la mention « En cours de vérification » et tu es la seule personne à la voir. Nous effaçons les informations sur le lieu et l’appareil.

## Pourquoi ma photo a-t-elle été refusée ? {#photo-rejected}
La raison est indiquée à côté de la photo et dans l’e-mail que tu as reçu : par exemple, on ne te voit pas, il y a un mineur dessus, ou elle est trop dénudée ou montre des coordonnées. Tu n’es pas d’accord ? Conteste dans [Signalements et décisions](/settings/decisions).

## Combien de photos puis-je avoir ? {#photo-limit}
Nombre de places : {free_photos} pour les membres gratuits, {premium_photos} pour les membres premium. JPEG, PNG, WebP et HEIC conviennent, jusqu’à 15 Mo. Tu choisis ta photo de profil et l’ordre des photos.

## Pourquoi certaines photos sont-elles floues ? {#blurred-photos}
Tous les membres voient la photo de profil nette. Les autres photos des membres sont pour les membres premium ; les membres gratuits les voient floues. Dans une conversation, les photos sont floues jusqu’à ce que tu veuilles les voir.

## Qui voit mon profil ? {#who-sees-me}
Les membres de {site}. Les personnes non connectées ne voient ta carte que si tu le veux bien, et au plus ta photo de profil, ton nom, ton âge et ta région. Tu choisis dans [Paramètres](/settings). Personne ne voit ton adresse e-mail.

## Que fait le mode invisible ? {#invisible}
Tu n’apparais pas dans la recherche et personne ne peut t’écrire ni t’envoyer de like, sauf si tu écris en premier. Les membres avec qui tu discutes déjà continuent à te voir et peuvent t’écrire. Tu l’actives dans [Mon profil](/profile).

# Recherche, likes et matchs

## Dans quel ordre les membres s’affichent-ils ? {#search-order}
« Recommandés » pose trois questions : cherchez-vous tous les deux quelqu’un comme l’autre, la personne est-elle passée récemment, et qui habite le plus près ? Tu peux aussi mettre en tête les plus récents, les plus proches ou les derniers actifs. Les likes, les paiements et le premium ne comptent pas ; personne ne reçoit de note.

## Comment le site sait-il à quelle distance quelqu’un habite ? {#distance}
Nous calculons de ville à ville, en kilomètres entiers. Où quelqu’un se trouve exactement, nous ne le savons pas et ne le montrons pas. Sans ville dans ton profil, il n’y a pas de distance.

## Qu’est-ce qu’un like, et quand y a-t-il match ? {#likes}
Avec un like, tu montres à quelqu’un que cette personne te plaît ; elle voit que c’est toi. C’est gratuit. Si vous vous plaisez tous les deux, c’est un match. Tu peux retirer un like.

## Pourquoi n’ai-je plus de likes en swipant ? {#swipe-limit}
En swipant, tu as 4 likes par 24 heures ; l’écran dit quand tu en auras un autre. Si tu annules le dernier swipe, tu récupères ce like. Le cœur sur les cartes et les profils n’a pas cette limite.

# Messages

## Combien coûte un message ? {#message-price}
Un message coûte {message_credits} ; le prix est sur le bouton. C’est pareil pour une réponse. Si le prix change pendant que tu écris, nous te demandons d’abord. Ce qui n’a pas été envoyé ne coûte rien, et tu ne paies jamais deux fois le même message.

## Qu’est-ce qui est gratuit ? {#free}
T’inscrire, regarder, chercher, envoyer et recevoir des likes, et lire les messages. Ton profil, les signalements, les blocages et notre aide ne coûtent rien non plus.

## Pourquoi ne puis-je plus écrire à quelqu’un de nouveau ? {#free-conversations}
Les membres gratuits peuvent commencer eux-mêmes un nombre limité de conversations : {free_conversations}. Répondre à quelqu’un qui t’a écrit ne compte pas. Après ton premier pack, tu en commences autant que tu veux.

## Quelle longueur pour un message, et combien de temps reste-t-il ? {#old-messages}
Jusqu’à {message_length} caractères. Les messages de plus de {history_months} mois sont masqués et effacés, pour votre vie privée à tous les deux. Si tu supprimes une conversation, elle disparaît chez toi ; l’autre garde la sienne.

## Comment marchent les cadeaux ? {#gifts}
Dans une conversation, tu choisis un cadeau, avec quelques mots ou sans. Son prix en crédits est indiqué. Un cadeau n’apparaît sur un profil que si vous le voulez tous les deux, et chacun de vous peut l’enlever.

## Comment envoyer une photo dans une conversation ? {#chat-photos}
Envoyer une photo coûte {photo_credits}. Nous regardons les photos ; si nous en refusons une, tu récupères tes crédits. L’autre voit ta photo floue jusqu’à ce qu’il ou elle veuille voir tes photos. Tu veux recevoir seulement des photos vérifiées ? Choisis-le dans [Paramètres](/settings).

## L’autre voit-il que j’écris ou que j’ai lu ? {#read-receipts}
Seulement si vous l’avez activé tous les deux. Ce que tu désactives, tu ne le vois plus chez les autres non plus. Tu choisis dans [Paramètres](/settings).

# Crédits et premium

## Comment marchent les crédits ? {#credits}
Tu les achètes à l’avance dans un [pack](/pricing) et les utilises pour des messages, des photos et des cadeaux. Ils n’expirent pas tant que tu as un compte. Les crédits offerts partent en premier, puis les plus anciens achetés. [Transactions](/transactions) montre à quoi ils ont servi.

## Qu’est-ce que le premium ? {#premium}
Avec ton premier pack, tu deviens membre premium. Tu vois alors toutes les photos des autres, tu peux avoir jusqu’à {premium_photos} photos, tu commences autant de conversations que tu veux et tu renouvelles ta commande en une fois. Ce n’est pas un abonnement et ça n’expire pas. Si l’argent de tout ce que tu as acheté est rendu, tu n’es plus membre premium.

## Mon code de réduction ne marche pas {#discount-code}
Tu l’entres au moment de payer. Un code peut être expiré ou déjà utilisé, ou ne valoir qu’à partir d’un montant, dans un pays, pour un membre ou avec un moyen de paiement. L’écran dit ce qu’il en est. La réduction de bienvenue vaut pour ton premier pack, tant que le compte à rebours tourne.

# Payer

## Comment puis-je payer ? {#payment-methods}
Les moyens de paiement dépendent de ton pays ; tu les vois dans [Tarifs](/pricing). Si l’un d’eux a des frais, ils sont indiqués avant la commande. Tu paies chez notre prestataire de paiement : nous ne voyons ni tes données bancaires ni celles de ta carte.

## Mon paiement a échoué {#payment-failed}
Alors aucun crédit n’a été ajouté. Réessaie ou choisis un autre moyen de paiement ; une carte passe parfois par notre autre service de paiement. L’argent est quand même parti ? Tes crédits arriveront d’eux-mêmes, ou tu récupéreras l’argent.

## J’ai fait un virement, mais je n’ai pas encore de crédits {#bank-transfer}
Un virement arrive en général en un à trois jours ouvrés. Tes crédits sont alors ajoutés d’eux-mêmes. Reprends la référence et le montant de ta commande ; si le montant est différent, nous renvoyons l’argent.

## Comment marche le prélèvement ? {#direct-debit}
Là où nous le proposons, tu indiques ton compte bancaire et confirmes par un code reçu par SMS un mandat pour un seul prélèvement. Le jour et le montant y figurent. Tu as tes crédits tout de suite. Chaque compte bancaire a un plafond. Si ta banque reprend l’argent, tu ne peux plus payer ainsi avec ce compte.

## Où est mon reçu, et qu’en est-il de la TVA ? {#receipt}
Chaque achat dans [Transactions](/transactions) a un reçu en PDF, et chaque remboursement un avoir. Les prix comprennent la TVA, au taux de ton pays. Ton nom ne figure pas sur le reçu.

# Remboursements

## Comment me faire rembourser les crédits non utilisés ? {#refund}
Demande-le dans les {refund_days} jours après ton paiement, sous [Demander un remboursement](/refund). Les crédits sont retirés de ton solde tout de suite. Nous examinons ta demande et remboursons par le moyen de ton paiement. Si nous refusons, tu lis pourquoi et tu retrouves tes crédits. Voir [remboursements](/pages/return-policy).

## Combien vais-je récupérer ? {#refund-amount}
La part de ce que tu as vraiment payé, réduction et frais compris, qui correspond aux crédits restants. S’il te reste la moitié d’un pack, tu en récupères la moitié. Les crédits utilisés et les crédits offerts ne sont pas remboursés.

## Que se passe-t-il si ma banque reprend un paiement ? {#charge-back}
Si ta banque reprend un paiement, les crédits qu’il t’en reste sont retirés de ton solde. Ceux que tu avais utilisés sont dus : les nouveaux crédits les couvrent d’abord. Quelque chose ne va pas ? [Écris-nous d’abord](/pages/service).

# Profils fictifs

## Qu’est-ce qu’un profil fictif, et comment le reconnaître ? {#fictional}
Un profil derrière lequel il n’y a pas de membre que tu pourrais rencontrer. Il porte une étiquette partout : sur sa carte et son profil, dans les conversations, les notifications et les e-mails. Ce qu’il écrit est écrit à la main par notre équipe, jamais par un programme. Avant ton premier message, nous te demandons si tu l’as compris. Un like qu’un profil fictif donne de lui-même porte la même étiquette.

## Est-ce que je paie pour un profil fictif ? {#fictional-costs}
Un message, une photo ou un cadeau coûte la même chose qu’avec un membre. Sans réponse sous 72 heures, les crédits te sont rendus d’eux-mêmes. Lire et envoyer des likes est gratuit.

# Sécurité

## Comment faire des rencontres en sécurité ? {#safety}
N’envoie jamais d’argent, ne donne aucun code et choisis un lieu fréquenté la première fois. Comment reconnaître une arnaque et que faire, tu le lis dans [Rencontres en sécurité](/pages/safety).

## Comment bloquer quelqu’un ? {#block}
Avec Bloquer, sur le profil ou dans la conversation. Cette personne ne voit plus ton profil et ne peut plus t’écrire. Tu peux l’annuler dans [Paramètres](/settings), sous Membres bloqués.

## Comment signaler un membre, une photo ou un message ? {#report}
Avec Signaler, sur le profil, à côté de la photo ou du message. Notre équipe regarde ; l’autre n’apprend pas qui a signalé. Ce que nous avons décidé est dans [Signalements et décisions](/settings/decisions).

## Je ne suis pas d’accord avec une décision {#objection}
Conteste dans les 12 mois dans [Signalements et décisions](/settings/decisions). Si possible, une autre personne que celle qui a décidé la première fois regarde. Si ton compte a été désactivé, utilise le bouton de l’e-mail à ce sujet.

# Notifications

## Comment recevoir moins d’e-mails ? {#mails}
Dans [Notifications](/notifications), tu choisis pour chaque type si tu veux de nos nouvelles. Chacun de ces e-mails permet aussi de te désabonner de son type. Les e-mails sur ton compte et tes paiements continuent d’arriver.

## Comment activer les notifications sur mon téléphone ? {#push}
Active les notifications du navigateur dans [Notifications](/notifications). Sur un iPhone ou un iPad, ajoute d’abord le site à l’écran d’accueil. Tu vois de qui ça vient, pas ce qui est écrit.

# Tes données

## Comment obtenir ou corriger mes données ? {#own-data}
Demande-les dans [Paramètres](/settings) : nous t’envoyons un lien vers un seul fichier, valable 7 jours et une seule fois. Tu corriges ton profil toi-même ; pour ton genre et ta date de naissance, écris-nous.

## Que faites-vous des données sensibles ? {#sensitive-data}
Nous ne gardons et ne montrons ton orientation sexuelle et tes centres d’intérêt qu’avec ton accord. Si tu le retires dans [Paramètres](/settings), nous effaçons ce que tu avais indiqué. C’est définitif.

## Comment supprimer mon compte ? {#delete}
Dans [Paramètres](/settings). Plus personne ne voit alors ton profil. Après 14 jours, nous effaçons tes données pour de bon : profil, photos, conversations et likes. Demande d’abord le [remboursement](/refund) des crédits non utilisés ; ce qui reste est perdu. Les achats restent dans la comptabilité, sans ton nom.

## Puis-je revenir après la suppression ? {#come-back}
Oui, pendant 14 jours, avec le lien de l’e-mail reçu au moment de la suppression. Tout sera encore là. Ensuite, tu peux seulement te réinscrire.

## Quels cookies utilisez-vous ? {#cookies}
Seulement ceux dont le site a besoin, par exemple pour que tu restes en ligne sans te reconnecter. Nous ne te suivons pas sur d’autres sites. Combien de personnes viennent par quelle publicité, nous le comptons sans noms. Tout est dans [Cookies](/pages/cookies).

## Comment faire une réclamation ? {#complaint}
Avec le formulaire de [Réclamations](/complaints) ; tu n’as pas besoin de compte. Tu reçois une réponse sous {complaint_days} jours.`;
