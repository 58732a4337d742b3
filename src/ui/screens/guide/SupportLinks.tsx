import { useTranslation } from 'react-i18next';
import type { ConversationState } from '#src/dialogue/conversationState.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { Button } from '../../controls/Button.tsx';
import type { Say } from './say.ts';

type WaysAsideProps = {
  readonly state: ConversationState;
  readonly say: Say;
  readonly onSkip: () => void;
  readonly onChange: (part: PartId) => void;
  readonly onLeave: () => void;
};

/** What may be done in place of answering, where this question has it: another address for the code, skip, not now. */
export function SupportLinks({ state: { part, place, changeable }, say, onSkip, onChange, onLeave }: WaysAsideProps) {
  const { t } = useTranslation();
  const isCodeAwaited = place?.flow === 'confirmCode';
  const address = (['signUpEmail', 'email'] as const).find((known) => isCodeAwaited && changeable.includes(known));
  return (
    <>
      {address && (
        <Button variant="quiet" size="small" onPress={() => onChange(address)}>
          {t(address === 'email' ? 'auth.code.otherEmail' : 'auth.code.changeDetails')}
        </Button>
      )}
      {part?.isOptional && (
        <Button variant="secondary" size="small" onPress={onSkip}>
          {t('guide.skip')}
        </Button>
      )}
      {part?.leave && (
        <Button variant="secondary" size="small" onPress={onLeave}>
          {part.leaveAs ? say.say(part.leaveAs.words) : t('guide.options.notNow')}
        </Button>
      )}
    </>
  );
}
