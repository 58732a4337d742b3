import { ToastRegion } from '#src/ui/controls/notify.tsx';
import { AriaLocale } from './AriaLocale.tsx';

/** Messages over pages of the product. */
export function Toasts() {
  return (
    <AriaLocale>
      <ToastRegion />
    </AriaLocale>
  );
}
