import { everything } from '#contract/transfer/historyFilter.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const nowhere = () => '';
const nothing = () => undefined;

/** The history before anything of it is read. */
export const HistoryOutline = () => (
  <TransactionsScreen
    userId=""
    filter={everything}
    onFilter={nothing}
    pageAddress={nowhere}
    transferAddress={nowhere}
    sendAgainAddress={nowhere}
    onStatement={nothing}
  />
);
