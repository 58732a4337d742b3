import { vi } from 'vitest';
import { guidedSenderPaths } from '../specs/guidedSender.paths.ts';
import { walkScreen } from '../walker/walkScreen.ts';
import { inChat } from './chatFace.tsx';
import { guidedSenderInChat } from './guidedSender.chat.ts';
import { priceQuoteChat, priceQuoteInChatPaths } from './priceQuote.chat.ts';

vi.mock('#src/services/http/apiClient.ts', async () => ({ callApi: (await import('./sendReads.tsx')).answerRead }));

const { priceQuoteInChat, holdBack } = priceQuoteChat();

walkScreen(priceQuoteInChatPaths, { ...priceQuoteInChat, mount: (actor) => inChat(holdBack(actor)) }, { face: 'chat' });
walkScreen(guidedSenderPaths, { ...guidedSenderInChat, mount: inChat }, { face: 'chat' });
