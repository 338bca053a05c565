import type { PageId } from './page-ids.js';

export const fr: Record<PageId, string> = {
  terms: `## Qui nous sommes
{site} est un service de {company}. En t’inscrivant, tu acceptes ces conditions.

## Pour adultes
Tu as au moins {min_age} ans et tu dis la vérité sur ton âge. Une personne a un compte.

## Profils fictifs
Certains profils sont fictifs. Ils portent partout une étiquette ; aucun contact physique n’est possible.

## Crédits
Tu achètes des crédits à l’avance, sans abonnement. Le prix figure sur chaque forfait et chaque message. Ce que tu n’as pas utilisé peut être remboursé pendant {refund_days} jours ; voir [remboursements](/pages/return-policy).

## Conduite
Pas d’insultes, d’escroquerie, de publicité ni d’images d’autres personnes sans leur accord. Qui l’enfreint peut être exclu ; tu sauras pourquoi et pourras contester.

## Partir
Tu peux supprimer ton compte à tout moment.`,
  privacy: `## Ce que nous gardons
- Ce que tu remplis, écris et envoies, ce que tu achètes, et la date de ta dernière visite.
- Les données sensibles, comme ton orientation sexuelle et tes centres d’intérêt, seulement avec ton accord. Si tu le retires, nous les effaçons.

## Pourquoi
Pour fournir ce pour quoi tu t’inscris, gérer les paiements, respecter la loi et empêcher les abus. Nous ne revendons rien et n’affichons pas de publicité d’autrui.

## Qui peut les voir
Les autres membres voient ton profil. Qui traite ton paiement reçoit ce qu’il faut pour cela ; qui achemine nos e-mails et SMS, ton adresse ou ton numéro. Notre équipe ne lit que les messages signalés ou adressés à un profil fictif.

## Combien de temps
- ton compte et ton profil : jusqu’à 14 jours après la suppression de ton compte ;
- un compte dont l’adresse e-mail n’a pas été confirmée : {unconfirmed_days} jours après l’inscription ;
- les messages : {history_months} mois, et pas plus longtemps que ton compte ;
- les signalements et décisions : 12 mois après la décision ;
- un mandat de prélèvement : 14 mois après sa dernière utilisation ;
- tes connexions, et les journaux techniques, où ne figurent ni ton nom ni ton adresse : 30 jours ;
- la comptabilité : aussi longtemps que la loi l’exige, et sans ton nom dès que ton compte est effacé.

## Tes droits
Dans tes réglages, tu télécharges et corriges ce que nous avons sur toi, tu retires ton accord et tu supprimes ton compte. Tu peux contester une décision de notre équipe. Si nous ne trouvons pas de solution, tu peux te plaindre auprès de l’autorité de protection des données de ton pays.

## Contact
Responsable : {company}. Questions : [{support_email}](mailto:{support_email}).`,
  cookies: `Nous n’utilisons que ce dont le site a besoin. Quatre cookies :

- deux qui maintiennent ta connexion, 30 jours ou jusqu’à ce que tu te déconnectes ;
- un qui retient que tu t’es déjà connecté·e dans ce navigateur, pour que tu puisses encore le faire pendant que quelqu’un devine ton mot de passe, un an ;
- un qui retient ta langue, un an.

Dans ton propre navigateur, nous retenons aussi :

- les avis que tu as fermés, 7 jours ;
- le lien ou la publicité qui t’a mené ici, 30 jours au plus et jusqu’à ton inscription ;
- si ce navigateur t’envoie des notifications, jusqu’à ce que tu les désactives ;
- les messages que tu étais en train d’écrire, jusqu’à leur envoi ou la déconnexion ;
- ce que tu étais en train d’écrire ou de remplir par ailleurs, jusqu’à la déconnexion ou la fermeture de l’onglet.

Nous ne te suivons pas sur d’autres sites et ne laissons personne le faire.`,
  faq: `## Combien ça coûte ?
S’inscrire et regarder est gratuit. Les messages coûtent des crédits ; le prix est sur le bouton.

## Comment être remboursé ?
Demande le remboursement des crédits inutilisés pendant {refund_days} jours. Voir [remboursements](/pages/return-policy).

## Qu’est-ce qu’un profil fictif ?
Un profil sans membre derrière. Il est étiqueté partout ; une rencontre n’est pas possible.

## Comment supprimer mon compte ?
Dans Réglages. Tu as ensuite 14 jours pour changer d’avis.`,
  'return-policy': `Tu peux annuler un achat pendant {refund_days} jours. Les crédits inutilisés sont remboursés par le moyen de ton paiement. Les crédits utilisés ne le sont pas : tu as demandé à les avoir tout de suite.

## Comment faire
Va dans tes transactions, choisis l’achat et demande le remboursement. Tu reçois un e-mail avec date et heure. Tu préfères écrire ? [{support_email}](mailto:{support_email}).`,
  service: `Nous t’aidons volontiers : [{support_email}](mailto:{support_email}) ou {support_phone}. Réponse sous deux jours ouvrés.`,
  ban: `{site} est réservé aux adultes. Les parents peuvent le bloquer avec le contrôle parental de leur appareil ou fournisseur ; l’adresse est {domain}.

Tu ne veux plus y avoir accès ? Écris à [{support_email}](mailto:{support_email}) et nous fermerons ton compte.`,
};
