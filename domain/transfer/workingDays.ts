const daySeconds = 86_400;

/** The same time of day so many working days later, in UTC; banks rest on Saturday and Sunday. */
export function addWorkingDays(epochSeconds: number, workingDays: number): number {
  let at = epochSeconds;
  for (let left = workingDays; left > 0; ) {
    at += daySeconds;
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

function isWeekend(epochSeconds: number): boolean {
  const day = new Date(epochSeconds * 1000).getUTCDay();
  return day === 0 || day === 6;
}
