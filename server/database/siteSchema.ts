import type { Generated } from 'kysely';
import type { Language } from '#contract/protocol/language.ts';

export type NewsletterSubscriptionTable = { email: string; language: Language; subscribed_at: Generated<Date> };

export type CountryRegistrationTable = {
  id: string;
  name: string;
  email: string;
  country: string;
  phone: string;
  message: string;
  registered_at: Generated<Date>;
};

export type SiteSwitchTable = {
  is_only: boolean;
  web_maintenance: boolean;
  redirect_to_mobile: boolean;
  carousel_message: string;
};
