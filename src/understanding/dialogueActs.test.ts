import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { corpus } from '#tests/fixtures/utteranceCorpus.ts';
import { marksCorrection } from './correction.ts';
import { type DialogueAct, dialogueActs } from './dialogueAct.ts';
import { readDialogueAct } from './dialogueActs.ts';
import { givenNames } from './words/givenNames.ts';

/** What somebody would say, with the courtesy around it. */
const said: Record<Language, Readonly<Record<DialogueAct, readonly string[]>>> = {
  en: {
    begins: [
      'I want to send some money back home',
      'Send money',
      'how do I send money to my family?',
      'New transfer please',
    ],
    undo: ['Undo my last answer', 'please undo that', 'can you take back my last answer?', 'no, scratch that'],
    recapAll: ['What did I say so far?', 'summary please', 'can you give me a summary', 'So, where were we?'],
    recapTotal: ['what is the total?', 'how much in all', "What's the total, please?", 'and how much in total?'],
    recapRecipient: ['who is it going to?', 'Who gets the money?', 'remind me, who is it for'],
    recapSteps: ['how many steps are left?', 'how many more questions', "what's left to do?", 'are we nearly there'],
    showTimes: ['show times', 'When did I say that?', 'please show the times'],
    hideTimes: ['hide the times', 'stop showing times, please'],
    pause: [
      "I'll come back later",
      'stop for today',
      'sorry, I have to go now',
      'can I finish this tomorrow?',
      'Later.',
    ],
    remind: ['remind me', 'can you send me a reminder?', 'when will you remind me?', 'remind me later please'],
    remindThisEvening: [
      'remind me tonight',
      'no, set a reminder for this evening',
      'Could you remind me this evening?',
    ],
    remindTomorrow: [
      'remind me tomorrow',
      'can you remind me tomorrow?',
      'please remind me about this tomorrow morning',
      'a reminder for tomorrow',
    ],
    remindInThreeDays: ['remind me in three days', 'email me a reminder in a few days'],
    forgetReminder: ['cancel the reminder', "don't remind me", 'no, I don’t need a reminder, thanks'],
    inEnglish: ['in English please', 'can we speak English?'],
    inFrench: ['in French please', 'could you switch to French', 'I prefer French'],
    simpler: ['say it in simpler words', 'in plain English please', "that's too complicated"],
    explain: ['can you explain that?', "I don't understand", 'what does that mean?'],
    unsure: ["I don't know", "I'm not sure", 'where do I find it?', 'give me an example please'],
    decline: ['no thanks', 'not now', "I'd rather not say", 'I prefer not to say, sorry'],
    whoAreYou: ['are you a robot?', 'wait, am I talking to a person?', 'who are you'],
    displeased: ["you're useless", 'honestly, this is ridiculous', "it doesn't work", 'well fuck you'],
    misunderstood: ["no, that's not what I meant", 'you misunderstood me', 'sorry, I never said that'],
    praised: ['brilliant', 'oh this is easy'],
    waits: ['hold on', 'let me think', 'actually wait', 'Hmm.', 'one moment please'],
    documents: [
      'what documents do I need?',
      'do I need a passport?',
      'can I use my driving licence?',
      'what ID do you accept',
    ],
    company: ['are you a bank?', 'are you regulated?', 'how do you make money?'],
    ifItFails: ['what happens if it fails?', 'do I get my money back?', 'what if I make a mistake'],
    priceTime: ['how long is this price good for?', 'will the rate change?'],
    howToPay: ['can I pay by card?', 'do you take Amex?', 'how do I pay'],
    privacy: ['what do you do with my data?', 'is this private?'],
    notPossible: ['can I send every month?', 'can I add a message for her?', 'can I send airtime?'],
    origins: ['can I send dollars?', 'I live in America', 'where can I send from?'],
    destinations: ['where can I send money to?', 'which countries?'],
    tooYoung: ['I’m only 17', 'how old do I have to be?'],
    tellsArrival: ['how do I know it got there?', 'can I track it?'],
    promo: ['I have a promo code', 'can I use a voucher?'],
    theirCharges: ['will he be charged?', 'does she pay anything?'],
  },
  fr: {
    begins: [
      "je voudrais envoyer de l'argent au pays",
      "Envoyer de l'argent svp",
      'faire un transfert',
      "comment envoyer de l'argent à ma famille",
    ],
    undo: ['annule la dernière réponse', 'Annulez ma dernière réponse svp', 'efface ça'],
    recapAll: ["qu'est-ce que j'ai dit jusqu'ici ?", 'un résumé s’il te plaît', 'on en est où ?'],
    recapTotal: ['quel est le total ?', 'ça fait combien en tout ?', 'combien je paie au total'],
    recapRecipient: ["c'est pour qui ?", "à qui va l'argent ?", 'qui est le bénéficiaire, au fait ?'],
    recapSteps: ["combien d'étapes reste-t-il ?", 'encore combien de questions ?', "c'est bientôt fini ?"],
    showTimes: ['affiche les heures', 'À quelle heure ?', "Quand est-ce que j'ai dit ça ?"],
    hideTimes: ['masque les heures', 'cachez les heures'],
    pause: ['je reviens plus tard', "on s'arrête là pour aujourd'hui", 'je dois partir', 'Plus tard.'],
    remind: ['rappelle-le-moi plus tard', 'pouvez-vous m’envoyer un rappel ?', 'le rappel, c’est quand ?'],
    remindThisEvening: ['rappelez-le-moi ce soir', 'finalement, un rappel pour ce soir'],
    remindTomorrow: [
      'rappelle-moi demain',
      'pouvez-vous me rappeler demain ?',
      'tu peux me le rappeler demain matin ?',
      'envoyez-moi un rappel demain',
    ],
    remindInThreeDays: ['rappelez-le-moi dans trois jours', 'mettez un rappel dans 3 jours'],
    forgetReminder: ['annulez le rappel', 'non, pas de rappel', 'je ne veux plus de rappel, merci'],
    inEnglish: ['en anglais svp', 'vous parlez anglais ?'],
    inFrench: ['en français s’il vous plaît', 'parle français'],
    simpler: ['dites-le plus simplement', 'avec des mots plus simples', 'c’est trop compliqué'],
    explain: ['je ne comprends pas', 'ça veut dire quoi ?', 'expliquez-moi ça'],
    unsure: ['je ne sais pas', 'aucune idée', 'où est-ce que je trouve ça ?', 'un exemple ?'],
    decline: ['non merci', 'pas maintenant', 'je préfère ne pas répondre'],
    whoAreYou: ['vous êtes un robot ?', 'est-ce que je parle à une personne ?', 'qui êtes-vous'],
    displeased: ["c'est nul", "t'es nul", 'ça ne marche pas', "c'est n'importe quoi"],
    misunderstood: ["non, ce n'est pas ce que je voulais dire", "vous n'avez pas compris", "mais j'ai jamais dit ça"],
    praised: ['génial', 'ah c’est facile'],
    waits: ['attendez', 'laissez-moi réfléchir', 'un instant svp', 'Hmm.'],
    documents: [
      'quels documents faut-il ?',
      'il faut un passeport ?',
      'mon permis suffit ?',
      'quelle pièce d’identité acceptez-vous ?',
    ],
    company: ['vous êtes une banque ?', 'êtes-vous agréés ?', 'comment gagnez-vous votre vie ?'],
    ifItFails: ['que se passe-t-il si ça échoue ?', 'je récupère mon argent ?', 'et si je me trompe de numéro ?'],
    priceTime: ['ce prix est valable combien de temps ?', 'le taux va changer ?'],
    howToPay: ['je peux payer par carte ?', 'vous prenez Amex ?', 'comment payer'],
    privacy: ['que faites-vous de mes données ?', 'c’est confidentiel ?'],
    notPossible: ['je peux envoyer chaque mois ?', 'je peux ajouter un message ?', 'je peux recharger son téléphone ?'],
    origins: ['je peux envoyer des dollars ?', 'j’habite aux États-Unis', 'd’où puis-je envoyer ?'],
    destinations: ['vers quels pays puis-je envoyer ?', 'vous envoyez où ?'],
    tooYoung: ['j’ai 17 ans', 'quel âge faut-il avoir ?'],
    tellsArrival: ['comment je sais que c’est arrivé ?', 'vous me prévenez ?'],
    promo: ['j’ai un code promo', 'avez-vous un code promo ?'],
    theirCharges: ['il aura des frais ?', 'elle va payer quelque chose ?'],
  },
};

describe.each(languages)('what is done with the conversation, in %s (chat rule 17)', (language) => {
  test.each(dialogueActs)('%s is heard as people say it', (act) => {
    const missed = said[language][act].filter((text) => readDialogueAct(text, { isFree: false }) !== act);
    expect(missed).toEqual([]);
  });

  test('no answer of the corpus is swallowed', () => {
    const answers = corpus('open', language).filter(({ expected }) => expected.some((one) => /=/.test(one)));
    expect(answers.length).toBeGreaterThan(200);
    // "No, thanks" is an act only where no is no answer.
    const swallowed = answers.filter(
      ({ text }) => ![undefined, 'decline'].includes(readDialogueAct(text, { isFree: false })),
    );
    expect(swallowed.map(({ text }) => text)).toEqual([]);
  });

  test('an act with anything else beside it is none', () => {
    const facts = ['Cameroon', '200 pounds', 'Marie', '671234567'];
    const acts = dialogueActs.flatMap((act) => said[language][act]);
    fc.assert(
      fc.property(fc.constantFrom(...acts), fc.constantFrom(...facts), (act, fact) => {
        expect(readDialogueAct(`${act} ${fact}`, { isFree: false })).toBeUndefined();
      }),
    );
  });
});

/** What people are called and where they live, also where it sounds like something else. */
const plausible = [
  ...givenNames,
  ...['No', 'Later', 'Total', 'Summary', 'Pass', 'Pause', 'Change', 'French', 'English', 'Demain', 'Passe', 'Paul'],
  ...['12 Later Road', 'No 5 Market Street', 'Change Alley 3', '14 rue de la Pause', 'Not Known House', 'Undo Street'],
  ...['Lagos, Nigeria', '5 Kenya Road', 'Flat 3, Uganda House', 'Great Pounds Lane', '10 avenue du Cameroun'],
];

test('where a name or an address is asked, none of them is an act or a correction (chat rule 16)', () => {
  const name = fc.constantFrom(...plausible);
  fc.assert(
    fc.property(name, fc.option(name, { nil: '' }), (one, other) => {
      const text = `${one} ${other}`.trim();
      fc.pre(text.split(' ').length <= 4);
      expect(readDialogueAct(text, { isFree: true })).toBeUndefined();
    }),
  );
  const parsed = plausible.filter((text) => marksCorrection(text, { isFree: true }));
  expect(parsed).toEqual([]);
});

test.each([
  ['actually no, Cameroon', true],
  ['no, change the amount to 200', true],
  ['no, 200 euros to Marie instead', true],
  ['I meant Kenya', true],
  ['not 100 but 200', true],
  ['en fait non, Cameroun', true],
  ['plutôt 200 livres', true],
  ['Cameroon', false],
  ['200 pounds to Marie', false],
  ['200 livres à Marie', false],
])('"%s" says that it puts something right: %s (chat rule 2)', (text, isMarked) => {
  expect(marksCorrection(text, { isFree: false })).toBe(isMarked);
});
