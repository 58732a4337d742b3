import { solveChallenge } from '#contract/account/proofOfWork.ts';
import type { Challenge } from '#contract/protocol/challenge.ts';

/** One challenge, then it is over: whoever started this worker ends it. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => postMessage(solveChallenge(data)));
