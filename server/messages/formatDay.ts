/** Epoch seconds as every day is shown (spec §9): DD-MM-YYYY. */
export const formatDay = (moment: number): string =>
  new Date(moment * 1000).toISOString().slice(0, 10).split('-').reverse().join('-');
