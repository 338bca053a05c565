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
Ce que tu remplis, écris et achètes, et quand tu étais ici. Les données sensibles seulement avec ton accord, que tu peux retirer.

## Pourquoi
Pour faire fonctionner le site, gérer les paiements et empêcher les abus. Nous ne revendons rien et n’affichons pas de publicité d’autrui.

## Tes droits
Dans tes réglages, tu télécharges tout ce que nous avons sur toi. Si tu supprimes ton compte, nous effaçons tes données après 14 jours ; la comptabilité est gardée aussi longtemps que la loi l’exige.

## Contact
Responsable : {company}. Questions : [{support_email}](mailto:{support_email}).`,
  cookies: `Nous n’utilisons que ce dont le site a besoin :

- un cookie qui te garde connecté, 30 jours ;
- un cookie qui retient ta langue, un an.

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
  service: `Nous t’aidons volontiers : [{support_email}](mailto:{support_email}) ou {support_phone}. Réponse sous deux jours ouvrés.

{company}`,
  ban: `{site} est réservé aux adultes. Les parents peuvent le bloquer avec le contrôle parental de leur appareil ou fournisseur ; l’adresse est {domain}.

Tu ne veux plus y avoir accès ? Écris à [{support_email}](mailto:{support_email}) et nous fermerons ton compte.`,
};
