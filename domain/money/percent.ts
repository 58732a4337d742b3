/** '0.8' percent is 80 basis points. Nothing when the text is not a percentage of at most two decimals. */
export function basisPointsOf(percent: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(percent) ?? [];
  return whole === undefined ? undefined : Number(whole + decimals.padEnd(2, '0'));
}
