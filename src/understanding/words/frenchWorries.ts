import type { Worry } from '../worries.ts';

/** Compared with words in lower case without accents, apostrophes or signs: "on m’a dit" is "on ma dit". */
export const frenchWorries: Readonly<Record<Worry, RegExp>> = {
  hacked:
    /\b(?:pirate(?:e)?\b(?!r)|anydesk|teamviewer|controle mon|vole mon telephone|sim a ete|quelquun (?:dautre )?(?:est (?:entre|sur)|a mon mot|utilise mon|se sert de mon)|donne (?:mon|le) (?:\w+ )?code|(?:cest|ce nest) pas moi qui|cetait pas moi)\b/,
  threatened: /\b(?:menac\w+|chantage|fait chanter|rancon|du mal a|publiera mes|jai peur de)\b/,
  authority:
    /\b(?:(?:police|gendarmerie|banque|juge|flic|impots|prefecture|immigration|douane|microsoft|support|agent|societe|conseiller|service fraude)\b.*\b(?:ma (?:dit (?:de?\b|denvoyer)|appele (?:et|mon|pour)|demande|ecrit que|telephone)|(?:a appele et)|me reclame|reclame|arrete|expulse|veut des frais|demande de largent|je dois payer|de payer|demande)|ma banque ma dit de|compte (?:securise|sur)|service fraude|payer ou etre|banque ma appele)\b/,
  secret:
    /\b(?:garde\w* le secret|nen parler a|nen parle a|ne rien dire|rien (?:vous )?dire|pas le droit den parler|mentir|dit quoi (?:dire|repondre)|dit de (?:dire|choisir|pas|rien)|effacer nos|reste entre nous|dois pas le dire|me taise|etre au courant|pas que jen parle)\b/,
  nevermet:
    /\b(?:jamais (?:rencontre\w*|vus?|vue|vues)|connus? sur|(?:juste|que) (?:de|par|sur) (?:facebook|instagram|whatsapp|internet)|rencontre\w* (?:sur|en ligne)|copain sur internet|copine sur internet|pas (?:encore )?rencontre\w*|pas vue? en vrai|connais pas cette personne|site de rencontre|pas vus|appel video|camera est|un inconnu|sais pas vraiment a qui)\b/,
  impostor:
    /\b(?:ecrit dun nouveau numero|autre numero|numero inconnu|facebook dun ami|que ce soit vraiment|dirait pas mon|nouveau rib|cetait vraiment)\b/,
  reward:
    /\b(?:gagne (?:un prix|au loto).*(?:payer|frais)|heritage quand|double mon|promis|crypto|bitcoin|forex|payer pour (?:avoir|debloquer|recevoir)|payer la formation|recruteur|mes gains|frais pour (?:debloquer|avoir|recevoir)|accordent un pret|apprend le trading|gain garanti|renvoie largent|par erreur et veulent|transferer largent que|debloquer mes)\b/,
  hurried:
    /\b(?:(?:me dit|ma dit|dit) de me depecher|me presse|on me presse|la pression|pas que je raccroche|raccroche pas envoie|force\b|forcee\b|moblige|me forcent|me force|au tel(?:ephone)? avec|narretent pas de m|senerve|sinon cest trop tard|dit que si jenvoie pas|caution tout de suite|me pousse|insiste|temps de reflechir)\b/,
  suspicion:
    /\b(?:arna[qk]\w*|marnaquer|fraude|escroc\w*|fais avoir|fait avoir|me rouler|louche|cloche|le sens pas|pressentiment|sure? de devoir|existe vraiment|pas confiance en (?:lui|elle|eux)|sent mauvais|pas lui envoyer)\b/,
};
