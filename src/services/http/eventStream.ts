import { followEvents, type LiveEvent, liveEvent } from '#contract/notification/notification.ts';
import { ApiFailure, failureBody } from '#contract/protocol/failure.ts';
import { signedRequest } from './apiClient.ts';
import { reportRefusal } from './sessionRefusal.ts';
import { surroundings } from './surroundings.ts';

type Following = {
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onEvent: (event: LiveEvent) => void;
};

/**
 * Reads the server's events until either side ends them. `fetch`, because `EventSource` cannot send the headers that
 * prove who asks. Throws when it was refused or broke.
 */
export async function followUntilEnd({ userId, signal, onOpen, onEvent }: Following): Promise<void> {
  const { fetch, addressOf } = surroundings();
  const { target, headers } = await signedRequest(followEvents, { params: { id: userId } });
  const response = await fetch(addressOf(target), { headers, signal });
  if (!response.ok || !response.body) throw await refusalIn(response);
  onOpen();
  const lines = linesOf(onEvent);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) lines(part.value);
}

/** Takes text as it comes, cut anywhere, and hands each whole event on; what is none is passed over. */
export function linesOf(onEvent: (event: LiveEvent) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    const blocks = `${rest}${text}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = block.startsWith('data: ') ? liveEvent.safeParse(parsed(block.slice('data: '.length))) : undefined;
      if (event?.success) onEvent(event.data);
    }
  };
}

/** Somebody whose session was ended elsewhere learns it here, without pressing anything. */
async function refusalIn(response: Response): Promise<ApiFailure> {
  const refused = failureBody.safeParse(parsed(await response.text()));
  const code = refused.success ? refused.data.error.code : 'serviceUnavailable';
  reportRefusal(code);
  return new ApiFailure(code);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
