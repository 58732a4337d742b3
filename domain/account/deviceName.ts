/** What a browser calls itself, as far as it is worth showing to its owner. */
export type DeviceName = { readonly browser?: string; readonly system?: string };

/** First match wins: browsers name those they descend from as well. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The browser and system a User-Agent header names; nothing of one that is not known. */
export function deviceName(userAgent: string): DeviceName {
  const browser = browsers.find(([, mark]) => mark.test(userAgent))?.[0];
  const system = systems.find(([, mark]) => mark.test(userAgent))?.[0];
  return { ...(browser && { browser }), ...(system && { system }) };
}
