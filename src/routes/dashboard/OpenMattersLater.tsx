import { useLocation } from 'react-router-dom';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { usePageRead } from '#src/app/deferred/usePageRead.ts';
import { addWords } from '#src/locales/startTranslations.ts';
import { openMattersPlace } from '#src/ui/screens/dashboard/openMattersPlace.ts';

type OpenMattersLaterProps = { readonly userId: string; readonly now: number };

/** What is open, asked for once the page is read: most people have nothing, and who came to look for it waits for nothing. */
export function OpenMattersLater(props: OpenMattersLaterProps) {
  const isLookedFor = useLocation().hash === `#${openMattersPlace}`;
  const isRead = usePageRead();
  const OpenMatters = useDeferred({ load: loadOpenMatters, when: isLookedFor ? 'now' : isRead ? 'atRest' : 'never' });
  return OpenMatters && <OpenMatters {...props} isLookedFor={isLookedFor} />;
}

const loadOpenMatters = async () => {
  const [part] = await Promise.all([import('#src/ui/screens/dashboard/OpenMatters.tsx'), addWords(['open', 'recall'])]);
  return part.OpenMatters;
};
