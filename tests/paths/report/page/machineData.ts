import { useEffect, useState } from 'react';
import type { MachineReport, ReportOverview } from '../reportData.ts';

declare global {
  interface Window {
    /** Filled by the scripts in `data`, because a page opened from a file may not fetch. */
    pathReport: { readonly overview: ReportOverview; readonly machines: Readonly<Record<string, MachineReport>> };
  }
}

/** A machine's part of the report, fetched when it is first looked at; `missing` when the report has none. */
export function useMachine(id: string): MachineReport | 'loading' | 'missing' {
  const [settled, setSettled] = useState<readonly string[]>([]);
  const machine = window.pathReport.machines[id];
  const isWalked = window.pathReport.overview.machines.some((figures) => figures.id === id);
  useEffect(() => {
    if (!isWalked || window.pathReport.machines[id]) return;
    const script = document.createElement('script');
    const settle = () => setSettled((ids) => [...ids, id]);
    script.src = `data/${encodeURIComponent(id)}.js`;
    script.addEventListener('load', settle);
    script.addEventListener('error', settle);
    document.head.append(script);
  }, [id, isWalked]);
  return machine ?? (isWalked && !settled.includes(id) ? 'loading' : 'missing');
}
