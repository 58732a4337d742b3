import { useLocation } from 'react-router-dom';

type Handover = { readonly username: string };

/** What one page of the auth area tells the next; the browser keeps it with the tab's history, and nowhere else. */
export const handOver = (username: string): { readonly state: Handover } => ({ state: { username } });

/** The e-mail or phone the page before knew. */
export function useKnownUsername(): string | undefined {
  const { state }: { state: unknown } = useLocation();
  const isHandover = typeof state === 'object' && state !== null && 'username' in state;
  return isHandover && typeof state.username === 'string' ? state.username : undefined;
}
