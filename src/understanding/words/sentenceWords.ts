/**
 * Words of sentences in either language that are no part of a name: one of them among others, and it is a sentence.
 * Left out is what people are called as well, however small: Will, May, Can, Do, Ma, Son, Ben, Ba, Said, Thanks, Merci.
 */
export const sentenceWords = `
  to, whom, who, what, why, when, where, which, whose, how, me, my, mine, myself, you, your, yours, he, him, his, she, hers, her, it, its, we, us, our, they, them, their, this, that, these, those,
  is, are, was, were, am, be, been, being, have, has, had, does, did, done, cannot, could, would, should, might, must, shall, im, ive, ill, hes, shes, theyre, dont, didnt, doesnt, cant, wont, isnt, wasnt, havent, hasnt,
  the, an, of, in, at, for, from, with, without, by, and, but, if, because, about, after, before, as, than, then, there, here, not, never, nobody, nothing, somebody, someone, something, anything, anybody, everything,
  again, already, yet, still, only, just, please, pls, too, up, out, off, over, first, last, same, some, any, wrong, other, another, else, one, two, both,
  let, get, give, find, look, need, want, know, think, ask, tell, send, call, change, check, forget, forgot, remember, remind, repeat, skip, cancel, talk, speak, use, take, put, see, mean, sent, made, lost,
  name, number, phone, account, amount, money, question, minute, moment, second, seconds, person, time, way, thing,
  je, tu, il, elle, nous, vous, ils, elles, mes, tes, ses, nos, vos, notre, votre, leur, leurs, lui, eux, est, sont, suis, etait, sommes, etes, avez, ont, avons, fait, faut, dois, doit, peux, peut, pouvez, veux, veut, voulez, vais, va, sais, sait, jai, cest, jsuis, quest,
  les, un, une, dans, pour, par, avec, sur, chez, qui, que, quoi, quand, comment, pourquoi, combien, quel, quelle, ne, pas, jamais, plus, et, mais, cette, ces, cet, cela, ca, au, aux, encore, deja, aussi, tres, trop, rien, personne, autre, meme, comme, deux,
  celle, celui, d'avant, d'avance, monde, bientot, sec, semaine, prochaine, dame, envoyer, envoie, envoyez, week, today, tomorrow, yesterday, demain, hier, everyone, help, back, screens, form, forms, price, cost, costs, fee, fees, mon, porte, nom, prenom, numero, telephone, compte, montant, argent, fois, instant, minutes, secondes, question, mauvaise, mauvais, dernier, derniere, attendez, attends, cherche, donne, donnez, dis, dites, svp, changer, revenir, passer, passez, annulez, oublie, besoin`;

/** Of those, what stands in the names of places: Stoke on Trent, Bourton on the Water, Fontenay sous Bois. */
export const wordsOfPlaces =
  'the, on, of, in, at, by, up, and, for, over, am, les, au, aux, en, et, sur, par, un, us, first, one, two, deux, money, as, an, st, second, call';

/** Said alone, nobody’s name and no place: short replies in either language. */
export const shortReplies = `
  maybe, perhaps, possibly, never, always, later, soon, now, not now, wait, waiting, one moment, a moment, one sec, one second, one minute, hold on, hang on, stop, pause, back, go back, go on, next, skip, cancel, undo, continue, repeat, restart, start over,
  yes, yeah, yep, yup, no, nope, nah, ok, okay, okay then, k, kk, fine, alright, all right, right, sure, of course, exactly, correct, wrong, true, false, done, ready, good, very good, cool, awesome, wow, oh, oh no, ah, aha, thanks in advance, hm, hmm, hmmm, uh, um, er, erm, lol, lmao, haha, hahaha, hehe, omg, ugh,
  hello, hi, hi there, hey, hey there, hiya, good morning, good afternoon, good evening, good night, bye, goodbye, thanks, thanks a lot, many thanks, thank you, thx, ty, cheers, please, sorry, pardon, excuse me, welcome, congratulations,
  what, who, whom, why, when, where, which, how, whose, huh, eh, what else, no idea, no clue, idk, dunno, not sure, unsure, not yet, none, nothing, nobody, no one, anyone, anybody, anything, someone, somebody, somebody new, someone new, everyone, whoever, whatever, whichever, never mind, nevermind,
  him, her, he, she, it, them, they, me, myself, i, you, us, same, the same, the usual, as usual, as before, another, other, unknown, n/a, na, nil, null, test, asdf,
  mum, mom, mummy, mother, dad, father, brother, sister, wife, husband, son, daughter, uncle, aunt, auntie, cousin, friend, a friend, grandmother, grandma, grandfather, family, boyfriend, girlfriend,
  help, human, agent, operator, person, support, menu, options, example, for example, name, first name, last name, full name, surname, family name, phone number, mobile number, account number, number, city, town, address, english, french, money, fee, fees, rate, price, total, amount, receipt, scam, fraud,
  tomorrow, today, yesterday, tonight, demain, hier, ce soir, aujourd'hui, patientez, choisissez, peut-être, jamais, toujours, plus tard, bientôt, maintenant, pas maintenant, un instant, un moment, une minute, une seconde, deux secondes, deux minutes, attends, attendez, stop, retour, revenir en arrière, suivant, suite, passer, sauter, annuler, annulez, annulez tout, recommencer, continuer, répétez, répète,
  oui, ouais, ouaip, non, nan, si, d'accord, daccord, ça marche, ok ça marche, ça va, bien, très bien, bien sûr, exact, exactement, c'est bon, c'est ça, faux, vrai, fini, génial, super, cool, oh là là, euh, heu, bof, hein, mdr, ptdr, ah bon, ah ok,
  bonjour, bonsoir, salut, coucou, bonne nuit, bonne journée, au revoir, merci, merci beaucoup, merci bien, mille mercis, pardon, désolé, désolée, excusez-moi, s'il vous plaît, svp, stp, félicitations,
  quoi, qui, à qui, pourquoi, quand, où, comment, lequel, laquelle, combien, aucune idée, sais pas, pas sûr, pas sûre, je sais pas, pas encore, aucun, aucune, rien, personne, quelqu'un, quelqu'un d'autre, n'importe qui, n'importe quoi, peu importe, laissez tomber, laisse tomber, ça dépend,
  lui, elle, il, eux, elles, moi-même, pareil, la même, le même, comme avant, comme d'habitude, un autre, une autre, autre, inconnu,
  maman, ma mère, mère, père, frère, sœur, soeur, femme, épouse, fils, fille, oncle, tante, cousin, cousine, ami, amie, un ami, une amie, grand-mère, grand-père, famille, copain, copine,
  aide, aidez-moi, au secours, humain, conseiller, conseillère, menu, exemple, un exemple, par exemple, nom, prénom, nom complet, nom de famille, numéro, numéro de téléphone, numéro de compte, ville, adresse, anglais, français, en anglais, en français, in english, in french, argent, frais, taux, prix, total, montant, reçu, arnaque, fraude`;

/** Words that are given as names, of which a whole name may be made: Hope, Grace Promise. */
export const wordsAsNames = `
  grace, patience, blessing, prince, princess, hope, promise, faith, joy, gift, wisdom, mercy, comfort, goodness, goodluck, precious, favour, favor, godwill, monday, tuesday, wednesday, thursday, friday, saturday, sunday, january, april, may, june, july, august, innocent, fortune, happy, lucky, justice, marvellous, charity, peace, beauty, angel, king, queen, success, victory, miracle, praise, testimony, love, honest, given, trust, memory, perfect, great, nice, will, bill, mark, rob, sue, art, don, pat, chance, rich, rose, glory, gloria, true, clever, brave, smart, pretty, bright, handsome, lovely, darling, dear, remember, never, wait, thanks, question, evidence, progress, prosper, prosperity, courage, liberty, freedom, unity, loyalty, royal, star, sunny, summer, winter, autumn, dawn, destiny, divine, heaven, honour, honor, ocean, rain, river, sky, storm, sweet, talent, treasure, truth, virtue, winner,
  ange, desire, dieudonne, merci, aime, aimee, bienvenu, bienvenue, parfait, parfaite, esperance, prudence, constance, clemence, fidele, innocente, modeste, juste, victoire, gloire, bonheur, tresor, princesse, reine, roi, blanche, belle, marguerite, olive, pierre, noel, toussaint, avril, felicite, constant, ami, cher, chere, fleur, aurore, celeste, claire, clair, dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi, papa, mama, nana, divin, benie, beni, lumiere, sage, sagesse, honorine, honneur, paix, joie, foi, amour`;
