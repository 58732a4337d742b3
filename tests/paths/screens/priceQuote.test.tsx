import { vi } from 'vitest';
import { GetQuoteScreen } from '#src/ui/screens/quote/GetQuoteScreen.tsx';
import { priceQuotePaths } from '../specs/priceQuote.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { priceQuoteUse } from './priceQuote.screen.ts';
import { withReads } from './sendReads.tsx';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

walkScreen(
  priceQuotePaths,
  { ...priceQuoteUse, mount: (actor) => withReads(<GetQuoteScreen actor={actor} />) },
  { sharesBeginnings: true },
);
