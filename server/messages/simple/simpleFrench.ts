import { promisesIn } from '#contract/quote/promisedTimes.ts';
import { operator } from '#domain/operator.ts';
import { rateHeldMinutes } from '#domain/service/promises.ts';
import { paragraphsOf } from '../paragraphsOf.ts';
import { simpleIdentityNews } from './simpleIdentityNews.ts';
import { simpleNewsFrench } from './simpleNewsFrench.ts';
import type { SimpleTexts } from './simpleWords.ts';

const { email, phone } = operator;
const { helpReply } = promisesIn('fr');
const identityNews = simpleIdentityNews.fr;

const ifItWasYou = 'C’était vous ? Vous n’avez rien à faire.';
const ifNot = 'Sinon, changez tout de suite de mot de passe. Puis contactez-nous.';

const greeted = (firstName: string, ...lines: readonly string[]) => ({
  paragraphs: [`Bonjour ${firstName},`, ...lines],
});

const blocked = (firstName: string, why: string) =>
  greeted(
    firstName,
    why,
    'Tous vos appareils sont déconnectés. Vous ne pouvez pas commencer de nouveaux transferts.',
    'Notre partenaire n’a pas encore reçu certains transferts. Ceux-là sont suspendus.',
    `Écrivez à ${email} ou appelez le ${phone}. Nous vous dirons quoi faire.`,
  );

export const simpleFrench: SimpleTexts = {
  transferNews: (about) => greeted(about.firstName, ...simpleNewsFrench[about.news](about)),
  identityNews: ({ firstName, reason }) =>
    reason
      ? greeted(
          firstName,
          identityNews.reasons[reason],
          'Refaites seulement ce qui n’a pas marché. Cela prend deux minutes environ. Tout transfert en attente est conservé.',
        )
      : greeted(firstName, identityNews.approved),
  complaintReceived: ({ caseNumber, answerBy }) => ({
    paragraphs: [
      'Bonjour,',
      `Nous avons bien votre réclamation. Son numéro est ${caseNumber}. Donnez-le quand vous nous écrivez ou nous appelez.`,
      `Quelqu’un vous répond sous ${helpReply}. Vous aurez notre réponse définitive le ${answerBy} au plus tard.`,
    ],
    notes: [
      'Notre réponse ne vous convient pas ? Ou rien n’est venu à cette date ? Vous pouvez saisir le médiateur. C’est gratuit.',
    ],
  }),
  complaintAnswered: ({ caseNumber, answer, ombudsmanUntil }) => ({
    paragraphs: [
      'Bonjour,',
      `Voici notre réponse définitive à votre réclamation ${caseNumber}.`,
      ...paragraphsOf(answer),
    ],
    notes: [
      `Cette réponse ne vous convient pas ? Vous pouvez saisir le médiateur. C’est gratuit. Vous avez jusqu’au ${ombudsmanUntil}.`,
    ],
  }),
  guideReminder: ({ firstName }) => ({
    ...greeted(
      firstName,
      'Vous vouliez un rappel pour votre transfert. Vos réponses sont enregistrées. Rien n’a été envoyé ni débité.',
    ),
    notes: ['C’est le seul rappel. Vous avez changé d’avis ? Vous n’avez rien à faire.'],
  }),
  rateAlertMet: ({ firstName, received, most, stopLink }) => ({
    ...greeted(
      firstName,
      `Vous attendiez ce prix : ${received} pour ${most} au plus, tous frais compris. Vous l’avez en ce moment.`,
      'Les taux changent toute la journée. Le prix peut monter avant l’ouverture du devis.',
      `Le devis garde son taux ${rateHeldMinutes} minutes.`,
    ),
    notes: [`Cette alerte est terminée. Pour arrêter vos autres alertes et rappels : ${stopLink}`],
  }),
  sendReminder: ({ firstName, received, stopLink }) => ({
    ...greeted(
      firstName,
      `Vous vouliez un rappel aujourd’hui pour envoyer ${received}.`,
      'Rien n’est envoyé sans vous. Le bouton ouvre un devis au prix du jour.',
    ),
    notes: [`Pour arrêter vos alertes et rappels : ${stopLink}`],
  }),
  passwordChanged: ({ firstName }) =>
    greeted(
      firstName,
      'Votre mot de passe Sawa a changé. Tous vos autres appareils sont déconnectés.',
      ifItWasYou,
      ifNot,
    ),
  signedIn: ({ firstName, at }) =>
    greeted(
      firstName,
      `Quelqu’un s’est connecté à votre compte le ${at}. Votre mot de passe a servi. Nous ne connaissions pas ce navigateur.`,
      ifItWasYou,
      'Sinon, changez tout de suite de mot de passe. Tous vos appareils seront déconnectés.',
    ),
  recipientChanged: ({ firstName, oldName, newName, minutes }) =>
    greeted(
      firstName,
      `Votre transfert pour ${oldName} ira maintenant à ${newName}.`,
      ifItWasYou,
      ...(minutes > 0
        ? [
            `Nous attendons au moins ${minutes === 1 ? 'une minute' : `${minutes} minutes`} avant de le verser. Vous avez donc le temps de l’arrêter.`,
          ]
        : []),
      'Sinon, annulez le transfert tout de suite. Puis changez de mot de passe.',
    ),
  recipientAdded: ({ firstName, recipientName }) =>
    greeted(
      firstName,
      `Vous pouvez maintenant envoyer de l’argent à ${recipientName}.`,
      'C’est votre choix ? Vous n’avez rien à faire.',
      ifNot,
    ),
  factorAdded: ({ firstName, factor }) =>
    greeted(
      firstName,
      `Votre compte a maintenant ${factor}. Nous la demandons quand vous vous connectez sur un nouveau navigateur. Nous la demandons aussi avant un envoi d’argent.`,
      ifItWasYou,
      ifNot,
    ),
  factorRemoved: ({ firstName, factor }) =>
    greeted(
      firstName,
      `Votre compte n’a plus ${factor}. Elle ne sert plus à vous connecter ni à dire oui.`,
      ifItWasYou,
      ifNot,
    ),
  factorRemovalDue: ({ firstName, at }) =>
    greeted(
      firstName,
      'Quelqu’un a changé votre mot de passe par message. Vous avez peut-être perdu vos clés d’accès et vos codes.',
      `Nous les supprimons donc le ${at}. D’ici là, ils protègent votre compte comme avant.`,
      'Vous les avez encore ? Connectez-vous avec l’un d’eux : ils restent.',
      'Ce n’était pas vous ? Ouvrez vos paramètres sur un appareil déjà connecté. Choisissez « Les conserver ».',
    ),
  factorsRemoved: ({ firstName }) =>
    greeted(
      firstName,
      'Votre mot de passe a été changé par message. Personne n’a gardé vos clés d’accès et vos codes. Nous les avons supprimés.',
      'Votre mot de passe suffit maintenant pour vous connecter. Ajoutez une clé d’accès dans vos paramètres.',
      'Ce n’était pas vous ? Contactez-nous tout de suite.',
    ),
  accountBlocked: ({ firstName }) =>
    blocked(firstName, 'Nous avons bloqué votre compte. Nous ne pouvons pas vous en dire plus pour le moment.'),
  accountTakenOver: ({ firstName }) =>
    blocked(
      firstName,
      'Quelqu’un d’autre utilise peut-être votre compte. Nous l’avons donc bloqué. Cela protège votre argent.',
    ),
  accountUnblocked: ({ firstName }) =>
    greeted(
      firstName,
      'Votre compte est de nouveau ouvert. Vous pouvez vous connecter et envoyer de l’argent comme avant.',
      'Certains transferts n’attendaient que cela. Ils repartent.',
    ),
  accountClosed: ({ firstName, keptUntil }) =>
    greeted(
      firstName,
      'Nous avons fermé votre compte, à votre demande. Tous vos appareils sont déconnectés. Personne ne peut plus s’y connecter.',
      'Vos appareils, alertes, conversations et paramètres sont supprimés. Les personnes que vous n’avez jamais payées aussi.',
      `La loi nous fait garder certaines traces jusqu’au ${keptUntil}. Elles disent qui vous êtes et ce que vous avez envoyé. Ensuite, nous les supprimons.`,
      `Vous n’avez rien demandé ? Écrivez à ${email}.`,
      'Vous voulez revenir ? Ouvrez un nouveau compte avec la même adresse.',
    ),
};
