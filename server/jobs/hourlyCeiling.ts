/** Subjects counted at once; beyond that counting begins anew, which only lets more through. */
const mostSubjects = 50_000;
const hourMs = 3_600_000;

/** Counts in memory, per hour since the start: against floods that must not cost the database a statement each. */
export function hourlyCeiling(limit: number) {
  let hour = 0;
  const counts = new Map<string, number>();
  return {
    /** Counts one more of the subject; true once there are more than the limit. */
    isReached(subject: string): boolean {
      const now = Math.floor(performance.now() / hourMs);
      if (now !== hour || counts.size >= mostSubjects) counts.clear();
      hour = now;
      const count = (counts.get(subject) ?? 0) + 1;
      counts.set(subject, count);
      return count > limit;
    },
  };
}
