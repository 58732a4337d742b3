import { supportMessageLength } from '#domain/help/supportRules.ts';
import { choice, type Questions } from '../flows/question.ts';

export const talkToPersonQuestions: Questions['talkToPerson'] = {
  message: {
    parts: ({ actor }) => [
      {
        id: 'personMessage',
        control: { kind: 'text', maxLength: supportMessageLength },
        leave: () => actor.send({ type: 'person.dismissed' }),
      },
    ],
    finish: ({ actor, answers: { personMessage: text = '' } }) => ({
      kind: 'send',
      act: () => actor.send({ type: 'message.entered', text }),
    }),
  },
  notSent: choice('personNotSent', {
    retry: { words: { key: 'common.tryAgain' }, act: ({ actor }) => actor.send({ type: 'retry.chosen' }) },
    notNow: { words: { key: 'guide.options.notNow' }, act: ({ actor }) => actor.send({ type: 'person.dismissed' }) },
  }),
};
