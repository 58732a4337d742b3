import type { PostProcessorModule } from 'i18next';
import { withFrenchMarks } from '#contract/protocol/frenchMarks.ts';

export const frenchMarks: PostProcessorModule = {
  type: 'postProcessor',
  name: 'frenchMarks',
  process: withFrenchMarks,
};
