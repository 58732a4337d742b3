import type { Language } from '#contract/protocol/language.ts';
import { serviceProviders } from '#contract/protocol/requestHash.ts';

type ApiSettings = { readonly language: Language; readonly serviceProvider: string };

let settings: ApiSettings = { language: 'en', serviceProvider: serviceProviders.sandbox };

/** Said once, when the page starts, because one page speaks one language. */
export function setApiSettings(chosen: ApiSettings): void {
  settings = chosen;
}

export const apiSettings = (): ApiSettings => settings;

/** Production is reached by https; a sandbox on somebody's machine is not (API-04). */
export const serviceProviderAt = (protocol: string): string =>
  protocol === 'https:' ? serviceProviders.production : serviceProviders.sandbox;
