import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sendingCountries } from '#domain/quote/sendingCountries.ts';
import { useAddressedAside } from '#src/app/address/useAddressedAside.ts';
import { ReadingTool } from '#src/app/page/ReadingTool.tsx';
import { useKeptReading } from '#src/app/page/useKeptReading.ts';
import { usePageTools } from '#src/app/page/usePageTools.ts';
import { useSession } from '#src/app/session/sessionContext.ts';
import { notifyRestored } from '#src/app/storage/notifyRestored.ts';
import { openForms } from '#src/app/storage/openForms.ts';
import { dropHandedFlow, handedFlow, handFlow, handIdentity } from '#src/app/storage/sharedFlows.ts';
import { storedSnapshot } from '#src/app/storage/snapshotStore.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { PublicLayout } from '#src/ui/layouts/PublicLayout.tsx';
import { useIsInGuideFrame } from '#src/ui/screens/guide/GuideFrame.tsx';
import { GuideScreen } from '#src/ui/screens/guide/GuideScreen.tsx';
import { useConversation } from '#src/ui/screens/guide/useConversation.ts';
import { SendingFromContext } from '#src/ui/screens/quote/sendingFrom.ts';
import { wordingChoice } from '#src/ui/theme/wordingChoice.ts';
import { signUpFlow } from '../account/accountFlows.ts';
import { keepAwaitedCode } from '../account/awaitedCode.ts';
import { sendMoneySlot } from '../transfer/sendMoneyOpening.ts';
import { useDraftStorage } from '../transfer/useDraftStorage.ts';
import { useFreshPaymentWays } from '../transfer/useFreshPaymentWays.ts';
import { useFreshReview } from '../transfer/useFreshReview.ts';
import { dialogueFlow } from './dialogueFlow.ts';
import { guideFlow } from './guideFlow.ts';
import { guideMemory } from './guideMemory.ts';
import { guideOpening } from './guideOpening.ts';
import { screensPathOf } from './guideScreens.ts';
import { dropHandedWords, handedWords } from './handedWords.ts';
import { saidThere, type TakenThread } from './takenThread.ts';
import { useFollowedAddress } from './useFollowedAddress.ts';
import { useKeptConversation } from './useKeptConversation.ts';
import { useKeptThread } from './useKeptThread.ts';
import { useSamePerson } from './useSamePerson.ts';
import { useTakenThread } from './useTakenThread.ts';

/** A whole transfer by conversation. Who is there must be known before it says hello. */
export function GuidePage() {
  const { status } = useSession();
  const isInFrame = useIsInGuideFrame();
  const page = status === 'undetermined' ? <LoadingScreen isInLayout /> : <OpenedGuide />;
  return isInFrame ? page : <PublicLayout foot={<ReadingTool />}>{page}</PublicLayout>;
}

function OpenedGuide() {
  const opened = useTakenThread();
  return opened ? <Guide key={opened.key} taken={opened.taken} /> : <LoadingScreen isInLayout />;
}

function Guide({ taken }: { readonly taken: TakenThread | undefined }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { user } = useSession();
  const { language, onLanguageChange } = usePageTools();
  const keepReading = useKeptReading();
  const [input] = useState(() => guideOpening(search, user, taken));
  const [kept] = useState(() => guideMemory().log);
  const [first] = useState(handedWords);
  const [flow] = useState(() =>
    guideFlow({
      sendMoney: (draftId) =>
        draftId === input.draftId && input.isUnderWay ? storedSnapshot(sendMoneySlot, input) : undefined,
      signUp: handedFlow(signUpFlow.id),
    }),
  );
  const guide = useActorRef(flow, { input });
  const conversation = useConversation(guide, { kept, dialogue: dialogueFlow });
  useEffect(dropHandedWords, []);
  useKeptConversation(guide, conversation);
  useKeptThread(guide, conversation);
  useSamePerson(guide);
  useFollowedAddress(guide);
  useAwaitedCode(guide);
  useEffect(() => {
    const { sendMoney } = guide.getSnapshot().children;
    if (!input.isUnderWay || !sendMoney) return;
    notifyRestored(sendMoney);
    if (sendMoney.getSnapshot().context.expiredQuote) conversation.tell({ key: 'guide.stale' });
    conversation.plan(openForms(sendMoney));
    dropHandedFlow(signUpFlow.id);
  }, [guide, input, conversation]);
  useEffect(() => {
    if (!taken) return;
    conversation.tell({ key: taken.begun ? 'guide.elsewhere.taken' : 'guide.elsewhere.askedAgain' });
    if (taken.begun) conversation.plan(saidThere(taken.begun, conversation.getState().log));
  }, [taken, conversation]);
  const sendMoney = useSelector(guide, ({ children }) => children.sendMoney);
  useDraftStorage(sendMoney);
  useFreshPaymentWays(sendMoney);
  useFreshReview(sendMoney);
  const userId = useSelector(guide, ({ context }) => context.userId);
  useAddressedAside({ conversation, userId, search });
  return (
    <SendingFromContext value={sendingCountries(user?.profile.location_country)}>
      <GuideScreen
        guide={guide}
        conversation={conversation}
        userId={userId}
        first={first}
        language={language}
        screensPath={() => screensPathOf(guide.getSnapshot())}
        onLanguage={(wanted) => {
          handOver(guide);
          onLanguageChange(wanted);
        }}
        onSimpleWords={() => {
          if (wordingChoice.worn() === 'simple') return false;
          wordingChoice.wear('simple');
          keepReading({ wording: 'simple' });
          return true;
        }}
        onLeave={() => handOver(guide)}
        onScreens={() => {
          handOver(guide);
          void navigate(screensPathOf(guide.getSnapshot()));
        }}
      />
    </SendingFromContext>
  );
}

/** What the screens cannot read anywhere: signing up, giving an e-mail, and an identity check in its frame. */
function handOver(guide: GuidedSenderActor): void {
  const { signUp, registerEmail, verifyIdentity, sendMoney } = guide.getSnapshot().children;
  handFlow(signUp);
  handFlow(registerEmail);
  handIdentity(verifyIdentity ?? sendMoney?.getSnapshot().children.verifyIdentity);
}

/** A reload asks for the same code again. */
function useAwaitedCode(guide: GuidedSenderActor) {
  const signUp = useSelector(guide, ({ children }) => children.signUp);
  const isAwaited = useSelector(signUp, (snapshot) => snapshot?.matches('confirmingCode'));
  useEffect(() => {
    if (signUp && isAwaited !== undefined) keepAwaitedCode(signUp);
  }, [signUp, isAwaited]);
}
