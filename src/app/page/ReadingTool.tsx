import { ReadingChoice } from '#src/ui/layouts/ReadingChoice.tsx';
import { useKeptReading } from './useKeptReading.ts';

/** How pages look and speak, for visitors in this browser, and for who is signed in wherever they sign in. */
export function ReadingTool() {
  return <ReadingChoice onChosen={useKeptReading()} />;
}
