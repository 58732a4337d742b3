import type { Challenge } from '#contract/challenge.ts';
import { solveChallenge } from '#contract/proofOfWork.ts';

/** One challenge, then it is over: whoever started this worker ends it. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => postMessage(solveChallenge(data)));
