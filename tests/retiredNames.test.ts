import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn, textOf } from './setup/importGraph.ts';

/** Names of our own that the field has a word for (docs/glossary.md). */
const retired: Readonly<Record<string, string>> = {
  happen: 'applyEvent',
  happenIn: 'applyEventIn',
  goneOn: 'resume',
  moneyHolder: 'custodian',
  moneyStanding: 'fundsPosition',
  noticeDelays: 'flagDelayedTransfers',
  noticeStalled: 'flagStalledPayouts',
  pointsTakenBack: 'pointsReversal',
  takeBackPoints: 'reversePoints',
  pointsOnHand: 'pointsBalance',
  keptBriefly: 'ttlCache',
  gathering: 'batching',
  formAgain: 'rerenderForm',
  escapedText: 'escapeHtml',
  attemptLimiter: 'rateLimiter',
  shownDay: 'formatDay',
  acting: 'runCommand',
  forPrograms: 'jsonOutput',
  companySender: 'providerClient',
  searchedWords: 'searchTerms',
  rateWalk: 'simulatedRates',
  whatIsWrong: 'validationError',
  noteRefusals: 'recordRejections',
  atRest: 'whenIdle',
  useLater: 'useDeferred',
  laterPart: 'deferredPart',
  LandingRest: 'BelowTheFold',
  GoOnInGuide: 'ContinueInGuide',
  tellRestored: 'notifyRestored',
  loadedOnce: 'lazySingleton',
  handedFlows: 'sharedFlows',
  SessionKeeper: 'SessionMonitor',
  PaymentTrouble: 'PaymentErrorNotice',
  UserTrouble: 'AccountNotice',
  verificationStanding: 'verificationStatus',
  DocumentPaper: 'PrintLayout',
  SumRail: 'AmountBreakdown',
  RateBridge: 'ExchangeRateRow',
  QuoteAside: 'QuoteSummary',
  TransferAside: 'TransferSummary',
  weaves: 'patterns',
  EmptyDrawing: 'EmptyIllustration',
  buttonLook: 'buttonVariants',
  ThumbBar: 'BottomNavigation',
  useGrowing: 'useIncrementalRows',
  useCycle: 'useCarousel',
  useHeldStep: 'usePreviousStep',
  useKeptText: 'usePersistedText',
  useKeptDraft: 'useDraftStorage',
  useSay: 'useTranslate',
  WaysAside: 'SupportLinks',
  strangersIn: 'unknownNamesIn',
  readWishes: 'readIntents',
  WishPhrases: 'IntentPhrases',
  Doubt: 'Ambiguity',
  doubtWords: 'ambiguityWords',
  kinMentions: 'kinshipMentions',
  hearFailure: 'reportFailure',
  freshSignIn: 'reauthentication',
  transferEdge: 'transitionRule',
  edgesFrom: 'transitionsFrom',
  edgeFor: 'findTransition',
  mends: 'corrections',
  mendName: 'correctName',
  mendedName: 'correctedName',
  namesAreMended: 'namesAreCorrected',
  mostLettersMended: 'mostLettersCorrected',
  isMended: 'isCorrected',
  howToMend: 'howToFix',
  cardStorage: 'tokenised',
  calendarDayText: 'dayMonthYear',
};

const sources = sourcesIn(['domain', 'contract', 'server', 'sandbox', 'src']);
const declares = (name: string) => new RegExp(`\\b(?:function|const|let|class|interface|type) ${name}\\b`);
const patterns = Object.entries(retired).map(([name, instead]) => ({ name, instead, declared: declares(name) }));

test('nothing is called by a name that was retired', () => {
  const found = sources.flatMap((path) => {
    const text = textOf(path);
    const stem = basename(path).replace(/\..*$/, '');
    return patterns
      .filter(({ name, declared }) => stem === name || declared.test(text))
      .map(({ name, instead }) => `${path}: ${name}, rather ${instead}`);
  });
  expect(found).toEqual([]);
});
