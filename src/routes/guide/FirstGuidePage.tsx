import { createElement, useRef, useState } from 'react';
import type { FirstLookProps } from '#src/app/page/firstPage.ts';
import { ReadingTool } from '#src/app/page/ReadingTool.tsx';
import { useWholePage } from '#src/app/page/useWholePage.ts';
import { FirstLook } from '#src/ui/layouts/FirstLook.tsx';
import { PublicLayout } from '#src/ui/layouts/PublicLayout.tsx';
import { FirstGuideScreen } from '#src/ui/screens/guide/FirstGuideScreen.tsx';
import type { FirstWords } from '#src/ui/screens/guide/firstWords.ts';
import { GuideFrame } from '#src/ui/screens/guide/GuideFrame.tsx';
import { handWords } from './handedWords.ts';

/** The first look of the guide: its first question to a visitor, written to HTML. An answer waits for the guide. */
export function FirstGuidePage({ whole }: FirstLookProps) {
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<FirstWords>();
  const isWhole = useWholePage(whole, {
    isDue: true,
    // Who is typing goes on until it is sent or left.
    mayChange: () => said !== undefined || document.activeElement !== box.current,
    handOver: () => handWords(said ?? { text: box.current?.value ?? '', isSent: false }),
  });
  return (
    <PublicLayout foot={<ReadingTool />}>
      <FirstLook isWhole={isWhole}>
        <GuideFrame isVisitor>
          {isWhole ? createElement(whole) : <FirstGuideScreen box={box} said={said} onSay={setSaid} />}
        </GuideFrame>
      </FirstLook>
    </PublicLayout>
  );
}
