import type { Language } from '#contract/protocol/language.ts';
import { companyFigures } from './companyFigures.ts';
import type { Figure } from './figureWords.ts';
import { moneyFigures } from './moneyFigures.ts';
import { timeFigures } from './timeFigures.ts';

/** Every fee, limit, time, rate and fact of the company that our texts name, read from the rules. */
export const figures = { ...companyFigures, ...moneyFigures, ...timeFigures } as const;
export type FigureName = keyof typeof figures;

/** A text with `{{feeBelow}}` and its like filled in. */
export const withFigures = (text: string, language: Language): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => figureOf(name)[language]);

function figureOf(name: string): Figure {
  if (!isFigure(name)) throw new Error(`There is no figure {{${name}}}`);
  return figures[name];
}

const isFigure = (name: string): name is FigureName => Object.hasOwn(figures, name);
