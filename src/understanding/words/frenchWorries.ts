import type { WorrySigns } from '../worrySigns.ts';

/** Compared with words in lower case without accents, apostrophes or signs: "on m’a dit" is "on ma dit". */
export const frenchWorries: WorrySigns = {
  hacked: [
    [
      /\b(?:piratee?|anydesk|teamviewer|controle mon|vole mon telephone|sim a ete|quelquun (?:dautre )?(?:est (?:entre|sur)|a mon mot|utilise mon|se sert de mon)|(?:jai|jlui ai|lui ai|leur ai) donne (?:mon|le) code|(?:cest|ce nest) pas moi qui|cetait pas moi)\b/,
    ],

    [
      /\b(?:pris la main|prend la main|controlent?|voir mon ecran|acces a)\b/,
      /\b(?:mon|sur mon) (?:ordi(?:nateur)?|pc|telephone|portable|ecran|compte)\b/,
    ],
    [/\b(?:ma (?:fait|demande|dit)|mont (?:fait|demande|dit)|veut|veulent)\b/, /\binstaller?\b/],
    [
      /\bjai (?:donne|dit|lu|envoye|transmis|communique)\b/,
      /\b(?:code|mot de passe|pin)\b/,
      /\b(?:a quelquun|a un inconnu|au (?:monsieur|type|conseiller)|a la (?:personne|dame)|a une (?:personne|dame)|a un (?:homme|monsieur|type))\b/,
    ],
    [
      /\b(?:quelquun|qqn|un inconnu|un (?:homme|type|monsieur)|une (?:dame|femme)|(?:il|elle|ils) (?:me |ma |mont )?(?:demande(?:nt)?|veut|veulent|reclame) mon)\b/,
      /\b(?:demander?|demandent|veut|veulent|voulait|reclame)\b/,
      /\b(?:mon|le|un|ce) (?:code|mot de passe|pin)\b/,
    ],
    [
      /\b(?:quelquun|qqn|un inconnu)\b/,
      /\b(?:mon compte|mon mot de passe|ma carte|mes identifiants|ma boite|mon identite)\b/,
    ],
    [/\blaisse (?:un|une|quelquun|le)\b/, /\b(?:mon|sur mon) (?:ordi(?:nateur)?|pc|telephone|compte)\b/],
  ],
  threatened: [
    [
      /\b(?:menace|menacent|menacee?|chantage|fait chanter|rancon|du mal a|publiera mes|jai peur (?:de lui|delle|deux|de ce qu(?:il|elle|ils|elles)))\b/,
    ],

    [/\bjai (?:tres |trop |vraiment )?peur$/],
    [/\b(?:ils?|elles?|quelquun)\b/, /\b(?:mes (?:photos|images|videos)|(?:photos|images|videos) de moi)\b/],
    [
      /\b(?:enleve|kidnappe) (?:mon|ma|mes) (?:fils|fille|enfants?|frere|soeur|mere|pere|mari|femme|cousin|cousine|neveu|niece|ami|amie)\b/,
    ],
    [
      /\b(?:ils|il) (?:ont|a|detiennent|detient) (?:mon fils|ma fille|mes enfants|mon frere|ma soeur|ma mere|mon pere|mon cousin|ma cousine)\b/,
      /\b(?:veulent|veut|[dl]?argent|payer)\b/,
    ],
    [/\b(?:viendraient|viendront|vont venir|va venir|viendrait) chez (?:moi|nous)\b/],
  ],
  authority: [
    [
      /\b(?:police|gendarmerie|banque|juge|flic|impots|prefecture|immigration|douane|microsoft|support|agent|societe|conseiller|service fraude)\b/,
      /\b(?:ma dit de|ma dit denvoyer|ma appele (?:et|pour)|ma appele mon|ma demande|la demande|ma ecrit que|ma telephone|a appele et|reclame|arrete|expulse|veut des frais|demande de largent|je dois payer|de payer)\b/,
    ],
    [/\b(?:compte (?:securise|sur)|service fraude|payer ou etre)\b/],

    [
      /\b(?:police|gendarmes?|juge|tribunal|impots|fisc|tresor public|prefecture|l?immigration|douane|huissier)\b/,
      /\b(?:ma appelee?|mont appelee?|(?:a|ont) (?:dit|appele|ecrit)|dit|disent|veut|veulent|ma ecrit|mont ecrit|ma telephone|mont telephone)\b/,
      /\b(?:amende|mandat|je dois|doit|expulsee?|arretee?|payer|paie|paye|[dl]?argent)\b/,
    ],
    [
      /\b(?:monsieur|homme|femme|dame|type|personne|quelquun|conseiller|conseillere|agent) (?:de|du|des) (?:la |ma |mon |votre |l)?(?:banque|societe|police|service|impots)\b/,
      /\b(?:telephone|tel|fil|ligne|appelle|ma|me|dit|veut|demande)\b/,
    ],
    [/\b(?:ils|il|elle|banque)\b/, /\bmon argent (?:nest|est) (?:plus|pas) en securite\b/],
  ],
  secret: [
    [
      /\b(?:gard(?:er?|ent) le secret|nen parler a|nen parle a|ne rien dire|rien (?:vous )?dire|pas le droit den parler|mentir|dit quoi (?:dire|repondre)|dit de (?:dire|choisir|pas|rien)|deffacer nos|effacer nos|reste entre nous|dois pas le dire|me taise|etre au courant|pas que jen parle)\b/,
    ],

    [
      /\b(?:il|elle|ils|elles|on|quelquun) (?:ma|mont|me|lui|dit|disent|veut|veulent|insiste)\b/,
      /\b(?:ne rien dire|ne pas (?:dire|en parler|le dire)|nen parler|rester entre nous|garder pour moi|a personne)\b/,
    ],
    [/\bdoit rester entre nous\b/],
    [/\b(?:pas|nai) le droit (?:den|de le) (?:parler|dire)\b/],
    [
      /\b(?:mari|femme|famille|enfants|mere|pere|parents|banque) ne (?:doit|doivent|peut|peuvent) (?:pas|rien) (?:le |en )?savoir\b/,
    ],
  ],
  nevermet: [
    [
      /\b(?:jamais (?:rencontr(?:ee?s?|er)|vus?|vue|vues)|connus? sur|(?:juste|que) (?:de|par|sur) (?:facebook|instagram|whatsapp|internet)|rencontr(?:ee?s?|er) (?:sur|en ligne)|copain sur internet|copine sur internet|pas (?:encore )?rencontr(?:ee?s?|er)|pas vue? en vrai|connais pas cette personne|site de rencontre|pas vus|l?appel video|camera est|un inconnu|sais pas vraiment a qui)\b/,
    ],

    [
      /\bjamais (?:vraiment )?(?:rencontree?s?|vue?s?|parle|eue?|montre)\b/,
      /\b(?:face a face|en face|en vrai|de ma vie|en personne|lhomme|la femme|visage|cette personne|la personne|(?:l|les )ai|lautre)\b/,
    ],
    [
      /\b(?:seulement|uniquement|juste|que)\b/,
      /\b(?:parlee?s?|s?ecrit|s?ecrire|tchate|chatte|messages|connais|textos?)\b/,
      /\b(?:whatsapp|facebook|instagram|tinder|telegram|snapchat|tiktok|internet|en ligne|secrire|par messages?|par ecrit|textos?)\b/,
      /^(?!(?:est ce que |je peux|on peut|peut on|puis je|vous))/,
    ],
    [
      /\b(?:connue?s?|connais|rencontree?s?|trouvee?|type|mec|l?homme|femme|fille|garcon|dame|quelquun|ingenieur)\b/,
      /\b(?:(?:sur|de|d|par) ?(?:tinder|instagram|facebook|snapchat|tiktok|telegram|badoo|meetic|internet)|en ligne|sites? de rencontres?)\b/,
      /^(?!.*\b(?:vos|votre)\b)/,
    ],
    [/\bconnais (?:pas du tout|pas|a peine) (?:cette|ce|cet) (?:personne|homme|femme|monsieur|dame|type|fille)\b/],
    [/\b(?:homme|femme|dame|monsieur|type|personne|fille|quelquun|gens) que je (?:ne )?connais (?:pas|a peine|peu)\b/],
    [/\b(?:ne |n)?(?:connais|connait) pas du tout\b/, /\b(?:personne|homme|femme|lui|elle|monsieur|dame|type)\b/],
    [
      /\b(?:sais pas|pas sure?(?: de savoir)?)\b/,
      /\b(?:a qui (?:va|je paie|jenvoie)|qui je paie|a qui (?:jenvoie|je paye))\b/,
    ],
  ],
  impostor: [
    [
      /\b(?:patron|patronne|chef|cheffe|directeur|directrice|employeur|pdg|responsable)\b/,
      /\b(?:ma (?:dit|demande|ecrit)|me demande|veut que)\b/,
      /\b(?:denvoyer|de payer|paye|paie|de virer|virement|de faire|dacheter|payer)\b/,
    ],
    [
      /\b(?:ecrit dun nouveau numero|autre numero|numero inconnu|facebook dun ami|que ce soit vraiment|dirait pas mon|nouveau rib|cetait vraiment)\b/,
    ],

    [
      /\bd(?:e|un|une) ?(?:nouveau |nouvel |autre )?(?:numero|telephone|compte)\b/,
      /\b(?:ma ecrit|mecrit|ma contacte|ma appele|demande(?:r)? de largent|ma envoye|un message)\b/,
    ],
    [
      /\b(?:pas sure?|crois pas|pense pas|peut etre pas|soi disant|pretend|doute|nest peut etre pas)\b/,
      /\b(?:vraiment|qui ecrit|qui demande|ressemble|son style)\b/,
      /\b(?:mon|ma) (?:frere|soeur|fils|fille|mere|pere|cousin|cousine|ami|amie|neveu|niece|tante|oncle|patron)\b/,
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

    [
      /\b(?:lot|prix|loto|loterie|l?heritage|herite|gains)\b/,
      /\b(?:payer|payee?|paie|frais|verser|depot)\b/,
      /\b(?:gagnee?|debloquer(?:ont|a)?|herite|l?heritage|recevoir|toucher)\b/,
    ],
    [/\b(?:payer|frais|depot)\b/, /\b(?:dabord|avant)\b/, /\b(?:pret|credit)\b/],
    [/\b(?:doubler|tripler) (?:la mise|mon argent|largent|mes economies)|\b(?:gagner|recevoir|toucher) le double\b/],
    [
      /\b(?:garanti(?:s|t|e|es|ssent)?|rendement|profits?|benefices?|%|pour cent)\b/,
      /\b(?:placement|investissement|investir|trading|trader)\b/,
    ],
    [/\btrading\b/, /\b(?:depot|pub|publicite|plateforme|appli|coach|mentor)\b/],
    [
      /\b(?:payer|caution|acompte|paie|[dl]?argent)\b/,
      /\bavant (?:la visite|de (?:visiter|voir)|davoir (?:vu|visite)|de lavoir (?:vue?|visitee?))\b/,
    ],
    [
      /\b(?:vendeur|vendeuse|proprietaire|acheteur)\b/,
      /\b(?:sur|de) (?:leboncoin|facebook|marketplace|instagram|ebay|vinted|internet)\b/,
    ],
    [
      /\bcartes? (?:cadeaux?|steam|itunes|neosurf|pcs|google play|amazon)\b/,
      /\b(?:ils?|elles?|on) (?:veut|veulent|me demandent?|demandent?)\b/,
    ],
  ],
  hurried: [
    [
      /\b(?:(?:me dit|ma dit|dit) de me depecher|me presse|on me presse|la pression|pas que je raccroche|raccroche pas envoie|force\b|forcee\b|moblige|me forcent|me force|au tel(?:ephone)? avec|narretent pas de|senerve|sinon cest trop tard|dit que si jenvoie pas|caution tout de suite|me pousse|insiste|temps de reflechir)\b/,
    ],

    [
      /\b(?:quelquun|qqn|on|un (?:homme|monsieur|type)|une (?:femme|dame|personne)|la personne|le monsieur) (?:est |etait )?(?:au|ma|m|dit|qui|mont)\b/,
      /\b(?:telephone|tel|fil|ligne|appele|appelee)\b/,
      /\b(?:je dois|il faut|maintenant|tout de suite|avant|vite|dappuyer|denvoyer|de payer)\b/,
    ],
    [/\b(?:dicte|dictent)\b/, /\b(?:me|ce que)\b/],
    [/\b(?:me dit|ma dit|me disent|mont dit) (?:ce que|quoi|dappuyer|de taper)\b/],
    [/\b(?:ils?|elles?|quelquun|qqn|on) (?:me |m)(?:poussent|pousse|pressent|presse|harcelent|harcele|obligent)\b/],
    [
      /\barrete(?:nt)? pas de\b/,
      /\b(?:mappeler|mecrire|me relancer|demander)\b/,
      /\b(?:jenvoie|envoyer|payer|paie|paye|encore|[dl]?argent)\b/,
    ],
    [
      /\bsi je (?:ne )?(?:paie|paye|envoie) pas\b/,
      /\b(?:ils?|elles?) (?:dit|disent|ma|mont|va|vont|ferment|ferme|bloquent|bloque)\b/,
    ],
    [/\bme sens (?:presse|sous pression|oblige|poussee?)e?\b/],
  ],
  suspicion: [
    [
      /\b(?:[dm]?arn(?:ak|aque|aquee?|aquer|aqueurs?|aques)|fraude|escrocs?|escroquerie|fais avoir|fait avoir|me rouler|louche|cloche|le sens pas|pressentiment|sure? de devoir|existe vraiment|pas confiance en (?:lui|elle|eux)|sent mauvais|pas lui envoyer)\b/,
    ],

    [
      /\b(?:trop beau pour etre vrai|me ment(?:ent)?|me trompent?|de me faire avoir|un piege|un mauvais coup|un coup monte)\b/,
    ],
    [
      /\b(?:cest|est ce|est il|est elle|ca a lair|semble) (?:vraiment |bien )?(?:serieux|legitime|fiable|net)\b/,
      /\b(?:truc|histoire|affaire|demande|offre|personne|homme|femme|il|elle)\b/,
    ],
    [/\bquelque chose (?:qui )?(?:cloche|ne va pas|de bizarre|nest pas normal)(?: avec (?:lui|elle|eux))?$/],
    [/\bne (?:le )?sens pas\b/],
  ],
};
