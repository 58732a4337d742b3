import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn, textOf } from './setup/importGraph.ts';

/** Names of our own that the field has a word for (docs/glossary.md). */
const retired: Readonly<Record<string, string>> = {
  applyEvent: 'applyEvent',
  applyEventIn: 'applyEventIn',
  goneOn: 'resume',
  custodian: 'custodian',
  fundsPosition: 'fundsPosition',
  flagDelayedTransfers: 'flagDelayedTransfers',
  flagStalledPayouts: 'flagStalledPayouts',
  pointsReversal: 'pointsReversal',
  reversePoints: 'reversePoints',
  pointsBalance: 'pointsBalance',
  ttlCache: 'ttlCache',
  batching: 'batching',
  rerenderForm: 'rerenderForm',
  escapeHtml: 'escapeHtml',
  rateLimiter: 'rateLimiter',
  formatDay: 'formatDay',
  runCommand: 'runCommand',
  jsonOutput: 'jsonOutput',
  providerClient: 'providerClient',
  searchTerms: 'searchTerms',
  simulatedRates: 'simulatedRates',
  validationError: 'validationError',
  recordRejections: 'recordRejections',
  whenIdle: 'whenIdle',
  useDeferred: 'useDeferred',
  deferredPart: 'deferredPart',
  BelowTheFold: 'BelowTheFold',
  ContinueInGuide: 'ContinueInGuide',
  notifyRestored: 'notifyRestored',
  lazySingleton: 'lazySingleton',
  sharedFlows: 'sharedFlows',
  SessionMonitor: 'SessionMonitor',
  PaymentErrorNotice: 'PaymentErrorNotice',
  AccountNotice: 'AccountNotice',
  verificationStatus: 'verificationStatus',
  PrintLayout: 'PrintLayout',
  AmountBreakdown: 'AmountBreakdown',
  ExchangeRateRow: 'ExchangeRateRow',
  QuoteSummary: 'QuoteSummary',
  TransferSummary: 'TransferSummary',
  patterns: 'patterns',
  EmptyIllustration: 'EmptyIllustration',
  buttonVariants: 'buttonVariants',
  BottomNavigation: 'BottomNavigation',
  useIncrementalRows: 'useIncrementalRows',
  useCarousel: 'useCarousel',
  usePreviousStep: 'usePreviousStep',
  usePersistedText: 'usePersistedText',
  useDraftStorage: 'useDraftStorage',
  useTranslate: 'useTranslate',
  SupportLinks: 'SupportLinks',
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
