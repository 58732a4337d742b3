import type { PostProcessorModule } from 'i18next';
import { withFrenchMarks } from '#contract/frenchMarks.ts';

export const frenchMarks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'frenchMarks',
  process: withFrenchMarks,
};
