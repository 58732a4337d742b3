import { GetQuoteScreen } from '#src/ui/screens/quote/GetQuoteScreen.tsx';
import { priceQuotePaths } from '../specs/priceQuote.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { inProduct } from './inProduct.tsx';
import { priceQuoteUse } from './priceQuote.screen.ts';

walkScreen(
  priceQuotePaths,
  { ...priceQuoteUse, mount: (actor) => inProduct(<GetQuoteScreen actor={actor} />) },
  { sharesBeginnings: true },
);
