/** Made when the first day is written: a formatter is dear, and many pages write none. */
let days: Intl.DateTimeFormat | undefined;

/** Days look the same in every language (REF-15). Epoch seconds, on the reader's calendar. */
export function dayText(seconds: number): string {
  days ??= new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });
  return days.format(seconds * 1000).replaceAll('/', '-');
}
