import { understood } from '#src/dialogue/flows/understood.ts';
import { inOneSentence } from '#src/dialogue/recap.ts';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';
import type { OpenedGuide } from './openedGuide.ts';
import type { viewOf } from './view.ts';
import type { Voice } from './voice.ts';

const helpLines = ['answer', 'number', 'nothing', 'fix', 'change', 'language', 'help', 'leave'] as const;

/** What can be typed, on one screen. */
export function helpText(conversation: Conversation, { t }: Voice): string {
  const here = conversation.offeredRepairs().map((repair) => t(`guide.repairs.${repair}`));
  return [
    `\n${t('terminal.help.title')}`,
    ...helpLines.map((line) => `  - ${t(`terminal.help.${line}`)}`),
    `${t('terminal.help.here')} ${here.join(' · ')}`,
  ].join('\n');
}

/** Nothing more will come of these, so nothing is to be kept. */
const overAt = ['delivered', 'ended', 'cancelled', 'next'];

/** Where everything is, and how to come back. */
export function farewell({ guide, conversation, userId, voice }: OpenedGuide, view: ReturnType<typeof viewOf>): void {
  const { t, say } = voice();
  const state = conversation.getState();
  const isOver = state.place !== undefined && overAt.includes(state.place.step);
  if (!isOver) conversation.pause();
  view.showNews({ isLeaving: true });
  const said = inOneSentence(understood(guide, state.answers));
  const isKept = userId() !== undefined;
  if (!isKept && said.length > 0) view.say(say.say({ key: 'terminal.notKept', facts: { said } }));
  view.say(t('terminal.comeBack', { command: `npm run guide${isKept ? ' -- --sign-in' : ''}` }));
}
