import { choice, type Here, type Question, type Questions } from '../flows/question.ts';
import type { Words } from '../words.ts';

const key = (name: Extract<Words, { key: unknown }>['key']): Words => ({ key: name });

type Choices = Parameters<typeof choice<'safeguard'>>[1];

const hasTransfer = ({ snapshot }: Here<'safeguard'>) => snapshot.context.transfer !== undefined;
const mayCancel = ({ snapshot }: Here<'safeguard'>) => snapshot.can({ type: 'cancellation.chosen' });

/** Only one of the two is there: something was made, or only begun. */
const waysOut = {
  cancel: {
    words: key('guide.options.cancelThis'),
    act: ({ actor }) => actor.send({ type: 'cancellation.chosen' }),
    isOffered: (here) => mayCancel(here) && hasTransfer(here),
  },
  stop: {
    words: key('guide.options.sendNothing'),
    act: ({ actor }) => actor.send({ type: 'cancellation.chosen' }),
    isOffered: (here) => mayCancel(here) && !hasTransfer(here),
  },
} satisfies Choices;

const yesOrNo = (id: 'hasMet' | 'isHurried' | 'isToldWhatToSay'): Question<'safeguard'> =>
  choice(id, {
    yes: {
      words: key('guide.options.yes'),
      act: ({ actor }) => actor.send({ type: 'question.answered', isYes: true }),
    },
    no: { words: key('guide.options.no'), act: ({ actor }) => actor.send({ type: 'question.answered', isYes: false }) },
    ...waysOut,
  });

const decisions = {
  ...waysOut,
  hold: {
    words: key('guide.options.holdADay'),
    act: ({ actor }) => actor.send({ type: 'hold.chosen' }),
    isOffered: ({ snapshot }) => snapshot.can({ type: 'hold.chosen' }),
  },
  person: {
    words: key('guide.options.personFirst'),
    act: ({ actor }) => actor.send({ type: 'person.chosen' }),
    isOffered: ({ snapshot }) => snapshot.can({ type: 'person.chosen' }),
  },
  goOn: {
    words: key('guide.options.goOnSure'),
    also: key('guide.options.goOnSureAlso'),
    act: ({ actor }) => actor.send({ type: 'goingOn.chosen' }),
    isOffered: ({ snapshot }) => snapshot.can({ type: 'goingOn.chosen' }),
  },
} satisfies Choices;

/** After a pause nobody is asked whether they are sure: they may have found out that all is well. */
const afterPause = { ...decisions, goOn: { ...decisions.goOn, words: key('guide.options.backToTransfer') } };

/** A transfer held is asked about by its moment; a pause has none. */
const pausedAs = {
  held: choice('worryHeld', afterPause, { facts: ({ snapshot }) => ({ moment: snapshot.context.heldUntil }) }),
  waiting: choice('worryPause', afterPause),
};
const pauseOf = ({ snapshot }: Here<'safeguard'>) => pausedAs[snapshot.context.heldUntil ? 'held' : 'waiting'];

export const safeguardQuestions: Questions['safeguard'] = {
  hasMet: yesOrNo('hasMet'),
  isHurried: yesOrNo('isHurried'),
  isToldWhatToSay: yesOrNo('isToldWhatToSay'),
  decision: choice('worryDecision', decisions),
  pause: { parts: (here) => pauseOf(here).parts(here), finish: (here) => pauseOf(here).finish(here) },
  notKept: choice('worryNotKept', {
    retry: { words: key('common.tryAgain'), act: ({ actor }) => actor.send({ type: 'retry.chosen' }) },
    person: { words: key('guide.options.personFirst'), act: ({ actor }) => actor.send({ type: 'person.chosen' }) },
  }),
};
