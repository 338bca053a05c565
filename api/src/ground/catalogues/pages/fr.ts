import { faq } from './faq/fr.js';
import type { PageId } from './page-ids.js';

export const fr: Record<PageId, string> = {
  terms: `## Qui nous sommes
{site} est un service de {company}. En t’inscrivant, tu acceptes ces conditions.

## Pour adultes
Tu as au moins {min_age} ans et tu dis la vérité sur ton âge. Une personne a un compte.

## Profils fictifs
Certains profils sont fictifs. Ils portent partout une étiquette ; aucun contact physique n’est possible.

## Crédits
Tu achètes des crédits à l’avance, sans abonnement. Le prix figure sur chaque pack et chaque message. Ce que tu n’as pas utilisé peut être remboursé pendant {refund_days} jours ; voir [remboursements](/pages/return-policy).

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
Les autres membres voient ton profil. Le prestataire qui traite ton paiement reçoit ce qu’il lui faut pour cela ; celui qui achemine nos e-mails et SMS, ton adresse ou ton numéro. Notre équipe ne lit que les messages signalés ou adressés à un profil fictif.

## Combien de temps
- ton compte et ton profil : jusqu’à 14 jours après la suppression de ton compte ;
- un compte dont l’adresse e-mail n’a pas été confirmée : {unconfirmed_days} jours après l’inscription ;
- les messages : {history_months} mois, et pas plus longtemps que ton compte ;
- les signalements et décisions : 12 mois après la décision ;
- un mandat de prélèvement : 14 mois après sa dernière utilisation ;
- tes connexions, et les journaux techniques, où ne figurent ni ton nom ni ton adresse : 30 jours ;
- la comptabilité : aussi longtemps que la loi l’exige, et sans ton nom dès que ton compte est effacé.

## Tes droits
Dans tes paramètres, tu télécharges et corriges ce que nous avons sur toi, tu retires ton accord et tu supprimes ton compte. Tu peux contester une décision de notre équipe. Si nous ne trouvons pas de solution, tu peux te plaindre auprès de l’autorité de protection des données de ton pays.

## Contact
Responsable : {company}. Questions : [{support_email}](mailto:{support_email}).`,
  cookies: `Nous n’utilisons que ce dont le site a besoin. Quatre cookies :

- deux qui maintiennent ta connexion, 30 jours ou jusqu’à ce que tu te déconnectes ;
- un qui retient que tu t’es déjà connecté·e dans ce navigateur, pour que tu puisses encore le faire pendant que quelqu’un essaie de deviner ton mot de passe, un an ;
- un qui retient ta langue, un an.

Dans ton propre navigateur, nous retenons aussi :

- les messages d’information que tu as fermés, 7 jours ;
- par quel lien ou quelle publicité tu es arrivé·e ici, 30 jours au plus et jusqu’à ton inscription ;
- si ce navigateur t’envoie des notifications, jusqu’à ce que tu les désactives ;
- les messages que tu étais en train d’écrire, jusqu’à leur envoi ou la déconnexion ;
- ce que tu étais en train d’écrire ou de remplir par ailleurs, jusqu’à la déconnexion ou la fermeture de l’onglet.

Nous ne te suivons pas sur d’autres sites et ne laissons personne le faire.`,
  faq,
  safety: `La plupart des gens ici sont bien ceux qu’ils disent être. Qui veut t’escroquer s’y prend presque toujours de la même façon. Voici comment le reconnaître, et comment se rencontrer en sécurité.

## Signes d’une arnaque
- **Demande de l’argent** : pour un voyage, un hôpital, un colis, un « prêt ». Les cartes cadeaux, les cryptos et le crédit téléphonique sont aussi de l’argent.
- **A un conseil d’investissement**, ou gagne vite avec les cryptos et veut que tu participes.
- **Veut tout de suite quitter le site** pour une autre messagerie, où personne ne peut regarder si tu signales quelque chose.
- **Ne veut jamais d’appel vidéo** et annule chaque rendez-vous au dernier moment.
- **Le grand amour beaucoup trop vite**, avec de grands mots au bout de quelques jours.
- **Demande des codes, des mots de passe**, une photo de ta pièce d’identité ou tes données bancaires.
- **Demande des images intimes** puis menace de les diffuser.

## Si tu soupçonnes quelque chose
- Ne paie rien (de plus) et ne transmets rien. Tu n’as pas à répondre.
- Signale le profil ou le message et bloque le membre.
- Garde les messages et les preuves de paiement.
- Tu as payé ? Appelle ta banque tout de suite. Porte plainte auprès de la police.
- On te fait chanter avec des images ? Ne paie pas : cela ne s’arrête pas là. Parles-en à quelqu’un de confiance.

Il n’y a pas de quoi avoir honte : cela arrive à toutes sortes de gens.

## Se rencontrer en sécurité
- Faites d’abord un appel vidéo.
- Retrouvez-vous dans un lieu public et fréquenté, et pas chez toi la première fois.
- Dis à quelqu’un où tu es, avec qui et à quelle heure tu rentres.
- Prévois ton propre transport et garde ton verre et ton téléphone avec toi.
- Tu ne te sens pas à l’aise ? Pars. Tu ne dois d’explication à personne.

## Ce que nous faisons
- Nous regardons chaque photo de profil avant que les autres la voient et effaçons le lieu où elle a été prise.
- Personne ne voit ton adresse e-mail ; les distances sont calculées de ville à ville.
- Les [profils fictifs](/pages/faq#fictional) portent une étiquette partout. Une rencontre n’est pas possible.
- Si un message que tu reçois semble parler d’argent, tu vois un conseil à côté. C’est ton appareil qui le repère ; nous ne lisons pas.
- Notre équipe regarde les signalements. Ce qui n’est pas permis, nous le retirons ; nous pouvons désactiver un compte.

## Où le signaler
- Avec Signaler, sur un profil, à côté d’une photo ou d’un message ; le membre n’apprend pas de qui cela vient.
- Sans compte : avec le formulaire de [Réclamations](/complaints).
- Avec une question : auprès du [service client](/pages/service).

## En cas d’urgence
En danger immédiat, appelle le numéro d’urgence : 112 en Europe, 911 aux États-Unis et au Canada, 000 en Australie, 111 en Nouvelle-Zélande.`,
  'return-policy': `Tu peux annuler un achat pendant {refund_days} jours. Les crédits inutilisés sont remboursés par le moyen de ton paiement. Les crédits utilisés ne le sont pas : tu as demandé à les avoir tout de suite.

## Comment faire
Va dans tes transactions, choisis l’achat et demande le remboursement. Tu reçois un e-mail avec date et heure. Tu préfères écrire ? [{support_email}](mailto:{support_email}).`,
  service: `Nous t’aidons volontiers : [{support_email}](mailto:{support_email}) ou {support_phone}. Réponse sous deux jours ouvrés.`,
  ban: `{site} est réservé aux adultes. Les parents peuvent le bloquer avec le contrôle parental de leur appareil ou fournisseur ; l’adresse est {domain}.

Tu ne veux plus y avoir accès ? Écris à [{support_email}](mailto:{support_email}) et nous fermerons ton compte.`,
};
