import type { Failure } from '#contract/protocol/failure.ts';

/** There is no transfer of this name for this sender, so reading it again cannot help. */
export const isUnknownTransfer = ({ code }: Failure): boolean => code === 'notFound' || code === 'requestInvalid';
