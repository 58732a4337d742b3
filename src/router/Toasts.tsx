import { AriaLocale } from '#src/app/page/AriaLocale.tsx';
import { ToastRegion } from '#src/ui/controls/notify.tsx';
import { BrowserCheck } from '#src/ui/layouts/BrowserCheck.tsx';

/** Messages over pages of the product. */
export function Toasts() {
  return (
    <AriaLocale>
      <ToastRegion />
      <BrowserCheck />
    </AriaLocale>
  );
}
