import { useRef } from 'react';
import type { TextSize } from '#contract/account/textSize.ts';
import { TextSizeChoice } from '#src/ui/layouts/TextSizeChoice.tsx';
import { useSession } from '../session/sessionContext.ts';

/** How large the text is, for visitors in this browser, and for who is signed in wherever they sign in. */
export function TextSizeTool() {
  const { status, send } = useSession();
  const last = useRef<TextSize>(undefined);
  const keep = async (size: TextSize) => {
    last.current = size;
    if (status !== 'signedIn') return;
    const { saveTextSize } = await import('#src/services/account/accountQueries.ts');
    const user = await saveTextSize(size);
    if (user && last.current === size) send({ type: 'user.refreshed', user });
  };
  return <TextSizeChoice onChosen={(size) => void keep(size)} />;
}
