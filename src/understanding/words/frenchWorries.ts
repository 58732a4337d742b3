import type { WorrySigns } from '../worrySigns.ts';

/** Compared with words in lower case without accents, apostrophes or signs: "on m’a dit" is "on ma dit". */
export const frenchWorries: WorrySigns = {
  hacked: [
    [
      /\b(?:piratee?|anydesk|teamviewer|controle mon|vole mon telephone|sim a ete|quelquun (?:dautre )?(?:est (?:entre|sur)|a mon mot|utilise mon|se sert de mon)|donne (?:mon|le) code|(?:cest|ce nest) pas moi qui|cetait pas moi)\b/,
    ],
  ],
  threatened: [[/\b(?:menace|menacent|menacee?|chantage|fait chanter|rancon|du mal a|publiera mes|jai peur de)\b/]],
  authority: [
    [
      /\b(?:police|gendarmerie|banque|juge|flic|impots|prefecture|immigration|douane|microsoft|support|agent|societe|conseiller|service fraude)\b/,
      /\b(?:ma dit de|ma dit denvoyer|ma appele (?:et|pour)|ma appele mon|ma demande|la demande|ma ecrit que|ma telephone|a appele et|reclame|arrete|expulse|veut des frais|demande de largent|je dois payer|de payer)\b/,
    ],
    [/\b(?:compte (?:securise|sur)|service fraude|payer ou etre)\b/],
  ],
  secret: [
    [
      /\b(?:gard(?:er?|ent) le secret|nen parler a|nen parle a|ne rien dire|rien (?:vous )?dire|pas le droit den parler|mentir|dit quoi (?:dire|repondre)|dit de (?:dire|choisir|pas|rien)|deffacer nos|effacer nos|reste entre nous|dois pas le dire|me taise|etre au courant|pas que jen parle)\b/,
    ],
  ],
  nevermet: [
    [
      /\b(?:jamais (?:rencontr(?:ee?s?|er)|vus?|vue|vues)|connus? sur|(?:juste|que) (?:de|par|sur) (?:facebook|instagram|whatsapp|internet)|rencontr(?:ee?s?|er) (?:sur|en ligne)|copain sur internet|copine sur internet|pas (?:encore )?rencontr(?:ee?s?|er)|pas vue? en vrai|connais pas cette personne|site de rencontre|pas vus|l?appel video|camera est|un inconnu|sais pas vraiment a qui)\b/,
    ],
  ],
  impostor: [
    [
      /\b(?:ecrit dun nouveau numero|autre numero|numero inconnu|facebook dun ami|que ce soit vraiment|dirait pas mon|nouveau rib|cetait vraiment)\b/,
    ],
  ],
  reward: [
    [
      /\b(?:gagne (?:un prix|au loto) (?:et|mais)|heritage quand|double mon|promis|forex|payer pour (?:avoir|debloquer|recevoir)|payer la formation|recruteur|mes gains|frais pour (?:debloquer|avoir|recevoir)|accordent un pret|m?apprend le trading|gain garanti|renvoie largent|par erreur et veulent|transferer largent que|debloquer mes)\b/,
    ],
    [
      /^(?!(?:est ce que )?(?:je peux|on peut|peut on|puis je|vous prenez|prenez vous|vous acceptez|acceptez vous) )/,
      /\b(?:cartes? cadeaux?|cartes? (?:itunes|steam|google play|amazon|neosurf|pcs))\b/,
    ],
  ],
  hurried: [
    [
      /\b(?:(?:me dit|ma dit|dit) de me depecher|me presse|on me presse|la pression|pas que je raccroche|raccroche pas envoie|force\b|forcee\b|moblige|me forcent|me force|au tel(?:ephone)? avec|narretent pas de|senerve|sinon cest trop tard|dit que si jenvoie pas|caution tout de suite|me pousse|insiste|temps de reflechir)\b/,
    ],
  ],
  suspicion: [
    [
      /\b(?:[dm]?arn(?:ak|aque|aquee?|aquer|aqueurs?|aques)|fraude|escrocs?|escroquerie|fais avoir|fait avoir|me rouler|louche|cloche|le sens pas|pressentiment|sure? de devoir|existe vraiment|pas confiance en (?:lui|elle|eux)|sent mauvais|pas lui envoyer)\b/,
    ],
  ],
};
