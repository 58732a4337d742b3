import type { Language } from './language.ts';

export type DurationUnit = 'minute' | 'hour' | 'day' | 'workingDay' | 'month' | 'year';

const words: Readonly<Record<Language, Readonly<Record<DurationUnit, readonly [one: string, more: string]>>>> = {
  en: {
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    workingDay: ['working day', 'working days'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
  fr: {
    minute: ['minute', 'minutes'],
    hour: ['heure', 'heures'],
    day: ['jour', 'jours'],
    workingDay: ['jour ouvré', 'jours ouvrés'],
    month: ['mois', 'mois'],
    year: ['an', 'ans'],
  },
};

export type WrittenDuration = { readonly amount: number; readonly unit: DurationUnit };

/** '24 hours', '5 jours ouvrés': the number never stands alone at the end of a line. */
export function durationText({ amount, unit }: WrittenDuration, language: Language): string {
  const [one, more] = words[language][unit];
  return `${amount}\u00a0${amount === 1 ? one : more}`;
}
