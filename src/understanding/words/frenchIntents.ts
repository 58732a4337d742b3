import type { Vocabulary } from './vocabulary.ts';

/** What French speakers say to a question instead of, or besides, answering it. */
export const frenchIntents: Pick<Vocabulary, 'intentNames' | 'change' | 'answers' | 'confirmation' | 'besideYes'> = {
  intentNames: {
    canCancel: {
      anywhere:
        "puis-je annuler, puis-je encore annuler, est-ce que je peux annuler, est-ce que je peux encore annuler, je peux annuler, je peux encore annuler, peut-on annuler, peut-on encore annuler, on peut annuler, comment annuler, comment j'annule, comment je peux annuler, comment puis-je annuler, comment on annule, comment faire pour annuler, comment fait-on pour annuler, possible d'annuler, encore possible d'annuler, trop tard pour annuler, annuler c'est possible, l'annuler c'est possible, puis-je arrêter le transfert, je peux arrêter le transfert, et si j'annule",
      alone: '',
    },
    lastRecipient: {
      anywhere:
        "à qui j'ai envoyé la dernière fois, à qui ai-je envoyé la dernière fois, j'ai envoyé à qui la dernière fois, j'avais envoyé à qui la dernière fois, j'ai envoyé à qui, à qui j'avais envoyé, à qui était mon dernier transfert, mon dernier transfert c'était pour qui, c'était pour qui la dernière fois, c'était qui la dernière fois, qui a reçu la dernière fois, la dernière personne à qui j'ai envoyé, combien je lui ai envoyé, je lui ai envoyé combien, combien lui ai-je envoyé, j'ai envoyé combien la dernière fois, combien j'ai envoyé la dernière fois, combien ai-je envoyé la dernière fois",
      alone: '',
    },
    limits: {
      anywhere:
        "combien puis-je envoyer, combien je peux envoyer, combien est-ce que je peux envoyer, combien on peut envoyer, combien peut-on envoyer, combien ai-je le droit d'envoyer, mon plafond, mes plafonds, plafond, plafonds, plafond d'envoi, mes limites, ma limite, quelle limite, quelles limites, quelles sont les limites, limite d'envoi, limites d'envoi, maximum que je peux envoyer, limite par jour, y a-t-il une limite, c'est quoi le maximum, c'est combien le maximum, quel est le maximum, le maximum que je peux",
      alone: 'limite, limites',
    },
    recipientLink: {
      anywhere: 'lien de suivi, lien pour suivre, lien pour mon bénéficiaire, lien pour le bénéficiaire',
      alone: '',
    },
    recall: {
      anywhere:
        "envoyé à la mauvaise personne, envoyé l'argent à la mauvaise personne, envoyé de l'argent à la mauvaise personne, envoyé au mauvais numéro, envoyé l'argent au mauvais numéro, envoyé sur le mauvais compte, envoyé l'argent sur le mauvais compte, versé à la mauvaise personne, payé la mauvaise personne, parti à la mauvaise personne, parti au mauvais numéro, parti sur le mauvais compte, arrivé à la mauvaise personne, l'argent est parti au mauvais numéro, l'argent est parti à la mauvaise personne, l'argent est parti sur le mauvais compte, rappel de fonds, rappeler les fonds, rappeler mon transfert, rappeler le transfert",
      alone: '',
    },
    open: {
      anywhere:
        "ce qui est en attente, qu'est-ce qui est en attente, quoi en attente, quelque chose en attente, qu'est-ce qui est encore ouvert, qu'est-ce qui reste ouvert, où en est ma réclamation, où en est la réclamation, et ma réclamation, ma réclamation avance, où en est mon dossier, où en est le dossier, et mon dossier, mon dossier avance, mes dossiers en cours",
      alone: '',
    },
    receipt: {
      anywhere:
        "mon reçu, mes reçus, le reçu, un reçu, du reçu, reçu de paiement, reçu du transfert, quittance, justificatif, justificatif de paiement, preuve de paiement, preuve d'envoi, preuve du transfert, facture du transfert",
      alone: 'reçu, reçus',
    },
    refund: {
      anywhere:
        'remboursement, mon remboursement, le remboursement, un remboursement, remboursé, remboursée, être remboursé, quand serai-je remboursé, quand est-ce que je serai remboursé, quand est-ce que je suis remboursé, remboursez-moi, me rembourser, me remboursez, quand est-ce que je récupère mon argent, quand vais-je récupérer mon argent',
      alone: '',
    },
    whyHeld: {
      anywhere:
        "pourquoi est-il bloqué, pourquoi il est bloqué, pourquoi c'est bloqué, pourquoi est-ce bloqué, pourquoi bloqué, pourquoi il est retenu, pourquoi est-il retenu, pourquoi c'est retenu, pourquoi est-ce retenu, pourquoi retenu, est retenu, pourquoi mon transfert est bloqué, pourquoi mon argent est bloqué, pourquoi mon transfert est retenu, pourquoi mon argent est retenu, pourquoi est-il suspendu, pourquoi il est suspendu, pourquoi c'est suspendu, pourquoi suspendu, pourquoi en attente, pourquoi est-il en attente, pourquoi c'est en attente, pourquoi mon transfert est en attente, en cours d'examen, pourquoi vous retenez, pourquoi vous bloquez, pourquoi vous l'avez arrêté, mis en attente, pourquoi ça bloque",
      alone: '',
    },
    back: {
      anywhere: `revenir en arrière, reviens en arrière, revenez en arrière, retour en arrière, en arrière, question d'avant, la question d'avant, question précédente, la question précédente, étape précédente, l'étape d'avant, reviens à la question, revenir à la question, un pas en arrière, page précédente, retourner en arrière, retourne en arrière, revenir avant`,
      alone: 'retour, précédent, précédente, avant, reviens, revenir, arrière, retourne',
    },
    cancel: {
      anywhere: `annule, annuler, annulez, annulation, laisse tomber, laissez tomber, tant pis, je ne veux plus, je veux plus, veux plus envoyer, abandonner, abandonne, j'abandonne, j'arrête, arrête tout, arrêter tout, on arrête, arrêtez tout, oublie ça, oublie, oubliez, je renonce, plus envie, ça m'intéresse plus, stop tout`,
      alone:
        'j ai changé d avis, changé d avis, stop, arrête, arrêter, arrêtez, fin, quitter, au revoir, bye, sortir, fermer, terminer, assez',
    },
    cost: {
      anywhere: `combien ça fait en, ça fait combien en, combien cela fait en, cela fait combien en, c'est combien en, combien est-ce en, ça donne combien, combien ça donne, moins cher, le moins cher, ça coûte combien, ça coute combien, combien ça coûte, combien ça coute, coûte combien, me coûte combien, le coût, coût, coute, coûte, frais, les frais, vos frais, des frais, c'est quoi les frais, quels frais, frais cachés, commission, commissions, taux, taux de change, le taux, quel taux, taux du jour, quel est le taux, tarif, tarifs, le prix, prix, cher, ça revient à combien, revient à combien, combien je paie, combien je vais payer, je paie combien, ça fait combien, combien ça fait, fait combien, combien de nairas, combien de francs, combien de cfa, combien de shillings,
        combien pour, combien reçoit, reçoit combien, recevra combien, aura combien, combien elle reçoit, combien il reçoit, combien elle aura, combien il aura, combien ils reçoivent, touchera combien, combien touche, combien elle touche, combien si j'envoie, conversion, convertir, marge, à combien est, combien`,
      alone: 'combien, prix, coût, ça douille',
    },
    greeting: {
      anywhere:
        'bonjour, bjr, bonsoir, bsr, salut, slt, coucou, cc, rebonjour, bonjour à vous, bonsoir à vous, comment allez-vous, comment vas-tu, ça va ?, hello, salutations, bien le bonjour',
      alone: 'ça va, hey, yo, comment ça va, la forme, on dit quoi, wesh',
    },
    help: {
      anywhere: `besoin d'aide, j'ai besoin d'aide, aide-moi, aidez-moi, aide moi, aidez moi, peux-tu m'aider, pouvez-vous m'aider, m'aider, je suis perdu, je suis perdue, jsuis perdu, perdu, perdue, je comprends pas, je comprends rien, comprends pas, comprends rien, compris rien, pas compris, rien compris, je capte pas, je capte rien, capte pas, je pige pas, pige rien, comment ça marche, ça marche comment, comment on fait, comment faire, comment je fais, je fais comment, on fait comment, je fais quoi, que dois-je faire, que faire, quoi faire, tu sais faire quoi, que sais-tu faire, que peux-tu faire, tu peux faire quoi, comment j'envoie, comment envoyer, comment je peux envoyer, comment on envoie, sans compte,
        je sais pas, je ne sais pas, jsais pas, chais pas, sais pas, aucune idée, ça veut dire quoi, qu'est-ce que ça veut dire, explique, expliquez, c'est quoi ça, je suis bloqué, je suis bloquée, bloqué, pas trop compris, comment procéder, les options, montre-moi, connais pas comment, conné pas comment, sais pas comment`,
      alone: 'aide, aider, menu, options, help, jsp, hein, au secours, secours, sos, info, infos',
    },
    howLong: {
      anywhere: `combien de temps, ça prend combien, arrive aujourd'hui, arrivera aujourd'hui, là aujourd'hui, là demain, arrivé ce soir, là ce soir, prend combien, combien de jours, combien d'heures, combien de minutes, ça arrive quand, arrive quand, arrivera quand, quand est-ce que ça arrive, quand est-ce qu'il, quand est-ce qu'elle, quand arrive, quand ça arrive, dans combien, à quelle heure ça arrive, ça arrive à quelle heure, arrive à quelle heure, c'est instantané, instantané, immédiat, tout de suite, le délai, délai, délais, quel délai, délai de livraison, l'aura aujourd'hui, l'aura demain, l'aura quand, aura l'argent quand, recevra quand, reçoit quand, plus rapide, plus vite que, c'est rapide, rapide, c'est long, longtemps, le jour même, met combien de temps, durée, elle l'aura, il l'aura, ils l'auront`,
      alone: 'quand, délai',
    },
    isItSafe: {
      anywhere: `sécurité, en sécurité, sécurisé, sécurisée, sécurise, c'est sûr, est sûr, c'est fiable, fiable, fiables, arnaque, arnaques, arnaquer, arnaqueurs, escroc, escrocs, escroquerie, faire confiance, confiance, agréés, agréé, agrément, réglementé, réglementés, régulé, régulés, licence bancaire, garanti, garantie, garanties, protégé, protégée, se passe mal, si ça se passe mal, perdre mon argent, pirater, piraté, piratage, risque, risques, risqué, sans danger, danger, fraude, sérieux, c'est sérieux, légal, c'est légal, êtes agréés, voler, faux site, vrai site, remboursé si, je récupère mon argent, assuré, assurance`,
      alone: 'sûr, sur',
    },
    person: {
      anywhere: `parler à quelqu'un, parler à une personne, parler à un conseiller, parler à un humain, parler à un agent, parler avec quelqu'un, une vraie personne, vraie personne, un humain, humain, être humain, conseiller, un conseiller, une conseillère, conseillère, service client, service clients, service clientèle, agent, un agent, support, assistance, m'appeler, appelez-moi, rappelez-moi, me rappeler, vous appeler, vous joindre, vous contacter, contacter quelqu'un, quelqu'un de réel, réclamation, une réclamation, plainte, me plaindre, responsable, un responsable, interlocuteur, téléphoner, votre numéro, opérateur humain, hotline, standard, qui peut m'aider, quelqu'un peut m'aider, quelqu'un qui peut m'aider`,
      alone: 'conseiller, agent, support, contact, une personne, personne réelle, humain',
    },
    repeat: {
      anywhere: `répète la question, répétez la question, répète, répétez, répéter, peux répéter, pouvez répéter, redis, redis-moi, redites, redire, t'as dit quoi, tu as dit quoi, vous avez dit quoi, qu'est-ce que tu as dit, qu'est-ce que vous avez dit, c'était quoi la question, quelle était la question, quelle est la question, c'est quoi la question, j'ai pas entendu, j'ai raté, encore une fois svp, repose la question, reposez la question, relire la question, tu disais, vous disiez, pas suivi`,
      alone: 'pardon, quoi, comment, hein, encore une fois, répète, plaît-il, pardon ?, comment ça, redis, encore',
    },
    resend: {
      anywhere: `renvoie, renvoyez, marche pas, ne marche pas, fonctionne pas, code invalide, renvoyer le code, renvoie le code, renvoyez-le, renvoie-le, renvoyez le code, nouveau code, un nouveau code, autre code, un autre code, pas reçu, rien reçu, pas reçu de code, pas encore reçu, jamais reçu, pas eu de code, pas eu le code, pas de code, aucun code, aucun sms, pas de sms, aucun message, pas de message, aucun mail reçu, rien n'arrive, rien n'est arrivé, rien arrivé, n'est pas arrivé, est pas arrivé, toujours rien, code expiré, le code a expiré, expiré, où est le code, il est où le code, j'attends le code, attends toujours le code`,
      alone: 'renvoyer, renvoie, renvoyez',
    },
    sendAgain: {
      anywhere: `envoyer à nouveau, envoyer de nouveau, renvoyer à, renvoie à, renvoyer la même, pareil que, pareil que la dernière fois, comme la dernière fois, la dernière fois, comme le mois dernier, comme la fois dernière, comme avant, comme d'habitude, comme dab, refais, refaire, refaire le même, refais le même envoi, le même envoi, même envoi, le même transfert, même transfert, répète mon dernier, répéter mon dernier, répète le dernier, répéter le dernier, mon dernier envoi, dernier envoi, dernier transfert, même chose que, la même chose, même chose, même personne que, comme toujours, rebelote, l'habituel, pareil pour, la même chose pour, idem pour, ce que je lui ai envoyé, le montant habituel, comme l'autre fois`,
      alone: 'pareil, idem, la même, habituel, encore pareil, le même montant, même montant, la même somme',
    },
    skip: {
      anywhere: `passer cette, passe cette, passer la question, passe la question, on passe, je passe, saute, sauter, saute cette question, sauter cette, ignorer, ignore, préfère ne pas dire, préfère pas donner, préfère ne pas donner, veux pas donner, pas envie de donner, préfère ne pas répondre, préfère pas dire, préfère pas répondre, ne pas répondre, pas envie de répondre, pas envie de dire, veux pas dire, veux pas répondre, question suivante, la suivante, suivante, plus tard, je verrai plus tard, j'ai pas d'e-mail, pas d'e-mail, pas d'email, pas de mail, j'ai pas de mail, pas d'adresse mail, pas d'adresse, laisse vide, laisser vide, laisse blanc, sans réponse, j'en ai pas, je n'en ai pas, pas concerné, next`,
      alone: 'passer, passe, suivant, suivante, skip, sauter, rien, vide, continuer, après',
    },
    startOver: {
      anywhere: `recommencer, recommence, recommençons, on recommence, tout recommencer, recommencez, reprendre à zéro, on reprend à zéro, reprendre au début, reprend au début, reprendre depuis le début, depuis le début, repartir de zéro, repartir à zéro, repartir du début, repartons, du début, à zéro, remettre à zéro, remets à zéro, réinitialiser, réinitialise, tout effacer, efface tout, effacer tout, effacez tout, nouveau transfert, on efface tout, tout reprendre, reprenons, retour au début, revenir au début, reviens au début`,
      alone: 'début, reset, zéro, restart',
    },
    status: {
      anywhere: `où est mon argent, il est où mon argent, mon argent est où, est où mon argent, où est l'argent, est où l'argent, est passé mon argent, où est passé, où en est, en est où, où en sont, c'en est où, suivre mon, suivre le, suivre, suivi, suivi de, en attente, toujours en attente, toujours pas arrivé, pas encore arrivé, pas encore reçu l'argent, a eu l'argent, a reçu l'argent, a-t-elle reçu, a-t-il reçu, elle a reçu, il a reçu, est-ce que c'est arrivé, est-ce arrivé, c'est arrivé, bien arrivé, est parti, c'est parti où, statut, état de mon, état du, bloqué depuis, retard, en retard, mon dernier paiement, n'a rien reçu, n'a pas reçu, n'a toujours pas, a bien reçu, a touché l'argent, l'argent est arrivé, l'argent est parti, rien reçu, toujours rien reçu, n'a toujours rien reçu, rien n'est arrivé, rien n'arrive, rien arrivé, jamais arrivé, n'est pas arrivé, est pas arrivé, toujours rien, pas reçu, pas encore reçu, jamais reçu, n'a rien eu, j'ai envoyé avant-hier, j'ai envoyé hier, marqué en attente`,
      alone: 'des nouvelles, alors, suivi, statut',
    },
    thanks: {
      anywhere:
        'merci, merci beaucoup, mci, mrc, mer6, merci bien, merci d avance, merci infiniment, grand merci, merci bcp, je vous remercie, je te remercie, remercie, c est gentil, que dieu vous bénisse',
      alone: 'gentil, sympa, top merci',
    },
    useScreens: {
      anywhere: `les écrans, aux écrans, écrans, utiliser les écrans, passer aux écrans, passe-moi les écrans, écran normal, écran classique, le formulaire, un formulaire, formulaire, formulaire normal, formulaire classique, page normale, page classique, pages normales, version normale, version classique, mode classique, mode normal, site normal, le site, site classique, sors-moi de ce chat, sortir du chat, quitter le chat, hors du chat, sans le chat, pas de chat, pas le chat, pas le tchat, pas discuter, pas parler à un robot, pas parler à un bot, pas un robot, remplir moi-même, faire moi-même, le faire moi-même, à l'ancienne, sans le guide, pas le guide, la manière classique, comme avant sur le site, l'assistant classique, calculateur`,
      alone: 'classique, écran, site, formulaire',
    },
    why: {
      anywhere: `pourquoi vous me demandez, faut-il un compte, pourquoi vous demandez, pourquoi tu demandes, pourquoi tu me demandes, pourquoi cette question, pourquoi ces questions, pourquoi me demander, pourquoi demander, pourquoi vous voulez, pourquoi tu veux, pourquoi vous avez besoin, pourquoi faut-il, pourquoi dois-je, pourquoi je dois, pourquoi ça, pk tu veux, pk vous, pq vous, pk tu, pkoi, pourquoi il faut, à quoi ça sert, ça sert à quoi, à quoi sert, pour quoi faire, pourquoi faire, c'est pour quoi, c'est obligatoire, obligatoire, obligé, obligée, suis obligé, obligé de répondre, ça vous regarde pas, ça ne vous regarde pas, vous regarde pas, te regarde pas, ça vous regarde, ça te regarde, quel rapport, en quoi ça, vous en faites quoi, c'est nécessaire, nécessaire, c'est privé, utilité`,
      alone: 'pourquoi, pk, pq, pkoi, raison, et pourquoi, ah bon',
    },
  },
  change: {
    verbs: `ce n'est pas son, n'est pas son, c'est pas son, ce n'est pas sa, n'est pas sa, c'est pas sa, ce n'est pas le bon, n'est pas le bon, c'est pas le bon, n'est pas la bonne, c'est pas la bonne, pas le bon, pas la bonne, changer, change, changez, changeons, changer de, modifier, modifie, modifiez, corriger, corrige, corrigez, rectifier, rectifie, trompé de, trompée de, suis trompé de, me suis trompé de, je me suis trompé de, je me suis trompée de, erreur de, erreur sur, erreur dans, une erreur de, une erreur sur, une erreur dans, fait une erreur sur, fait une erreur dans, faute dans, faute à, une faute dans, une faute à, faute de frappe dans, une faute de frappe dans, une coquille dans, mauvais, mauvaise, faux, fausse, pas le bon, pas la bonne, autre, un autre, une autre, utiliser un autre, mettre un autre, différent, différente, mettre à jour, revoir, remplacer, éditer, refaire le`,
    whole: {
      anywhere: `modifier quelque chose, changer quelque chose, modifier ma réponse, changer ma réponse, modifier une réponse, changer une réponse, je me suis trompé, je me suis trompée, me suis trompé, suis trompé, me suis gouré, j'ai fait une erreur, fait une erreur, une erreur, une faute, faute de frappe, corriger une réponse, j'ai mal écrit, mal tapé, mal saisi, change ça, modifie ça, corrige ça`,
      alone: 'changer, modifier, corriger, corrige, erreur, oups, modification, modifie, correction',
    },
  },
  answers: {
    amount: 'montant, somme, combien, total, chiffre',
    currency: 'devise, monnaie',
    destination: 'pays, destination, pays de destination',
    payoutMethod:
      'mode, mode de réception, mode de paiement, méthode, façon de recevoir, moyen de réception, moyen, façon, manière',
    network: 'réseau, opérateur',
    recipient: 'bénéficiaire, personne, destinataire, à qui, le nom du bénéficiaire',
    phone: 'numéro, numéro de téléphone, téléphone, tel, tél, numéro de portable, portable',
    account: 'numéro de compte, compte, rib, iban, coordonnées bancaires',
    birthDate: 'date de naissance, date, naissance, ddn',
    reason: 'motif, raison, but',
    code: 'code',
    email: 'mail, e-mail, email, adresse mail, adresse e-mail, courriel',
    name: 'nom, prénom, orthographe',
    origin: "pays d'envoi, pays de départ",
  },
  besideYes:
    's, il, te, vous, plait, svp, stp, merci, mci, mrc, alors, donc, bon, c, est, ca, cela, tout, tres, bien, beaucoup, oh, ah, je, j, le, la, lui, connais, fais, confiance, et, monsieur, madame, ai, en, elle, ma, mon, mes, notre, depuis, longtemps, toujours, totalement, entierement, parfaitement, ce, sont',
  confirmation: {
    yes: `pas de souci, pas de soucis, pas de problème, sans problème, aucun souci, oui, ouais, ouep, ouai, wé, wai, oué, yes, yep, oui oui, oui svp, ok, okay, okey, d'accord, dacc, dac, daccord, bien sûr, bien sur, certainement, absolument, exact, exactement, tout à fait, c'est ça, c est ca, c'est bon, cest bon, c bon, c'est correct, correct, c'est exact, c'est juste, juste, parfait, très bien, vas-y, vas y, allez-y, allez y, allons-y, on y va, go, je confirme, confirme, confirmé, je valide, valide, validé, j'accepte, accepte, carrément, volontiers, envoie, envoyez, ça marche, ça roule, ça me va, me va, entendu, affirmatif, c'est parti, banco, évidemment, effectivement, en effet, o, 👍, 👌, ✅, ✔, nickel, impec, ça joue, super, top, bien, c'est bien ça`,
    no: `non, nan, nn, nope, non merci, non non, pas vraiment, pas du tout, du tout, n, c'est faux, faux, c'est pas ça, ce n'est pas ça, c'est pas bon, pas bon, c'est pas correct, pas correct, pas encore, jamais, jamais de la vie, négatif, je refuse, refuse, refusé, pas d'accord, je ne suis pas d'accord, pas maintenant, pas aujourd'hui, surtout pas, hors de question, absolument pas, incorrect, erroné, 👎, ❌, que non, mais non, certainement pas, je confirme pas, n'envoie pas, pas question, ça va pas, ça ne va pas, ça me va pas, ça ne me va pas`,
    unsure: `oui et non, peut-être, peut être, ptet, ptêt, ptetre, pas sûr, pas sûre, je suis pas sûr, je ne suis pas sûr, suis pas sûr, pas certain, pas certaine, je sais pas, je ne sais pas, sais pas, jsp, chais pas, jsais pas, attends, attendez, un instant, une minute, une seconde, je réfléchis, faut voir, à voir, on verra, ça dépend, dépend, je crois, je pense, probablement, sans doute, éventuellement, je le connais pas, je la connais pas, connais pas, je ne le connais pas, je ne la connais pas, moyen, bof, j'hésite, hésite`,
  },
};
