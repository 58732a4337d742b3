import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { useLongWait } from '#src/ui/controls/useLongWait.ts';

/** What the build wrote of a page that is drawn once it is known whose it is, as it stood when scripts began. */
export type WrittenOutline = { readonly element: Element; readonly pathname: string };

export const WrittenOutlineContext = createContext<WrittenOutline | undefined>(undefined);

/**
 * The wait for a page (AUT-05, ERR-06): its outline where the server sent one, for as long as nobody wonders. It is made of
 * the very elements that were painted, which nobody has to look at twice.
 */
export function PageWait() {
  const outline = useContext(WrittenOutlineContext);
  const { pathname } = useLocation();
  const isLong = useLongWait();
  const isShown = outline?.pathname === pathname && !isLong;
  if (!isShown) return <LoadingScreen isLongAlready={isLong} />;
  return <div ref={(place) => place?.replaceChildren(outline.element)} />;
}
