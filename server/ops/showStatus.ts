import type { Db } from '../database/open.ts';
import { closingStatus } from './closingStatus.ts';
import { deliveryStatus, reportStatus } from './moneyStatus.ts';
import { outboxStatus } from './outboxCommands.ts';
import type { Command } from './runCommand.ts';
import type { StatusSection } from './statusSection.ts';
import { storageStatus } from './storageStatus.ts';
import { rescreeningStatus, watchlistStatus } from './watchlistStatus.ts';

/** What the page tells of, in this order. */
const sections: Readonly<Record<string, (db: Db) => Promise<StatusSection>>> = {
  watchlists: watchlistStatus,
  rescreening: rescreeningStatus,
  outbox: outboxStatus,
  deliveries: deliveryStatus,
  reports: reportStatus,
  closing: closingStatus,
  storage: storageStatus,
};

/** How the product stands, on one page; not well, it ends with 1. */
export const showStatus: Command = async ({ db }) => {
  const told: [string, StatusSection][] = [];
  for (const [name, read] of Object.entries(sections)) told.push([name, await read(db)]);
  const lines = told.flatMap(([, { heading, lines, isWell }], place) => [
    ...(place > 0 ? [''] : []),
    `${heading}${isWell ? '' : ': NEEDS SOMEBODY'}`,
    ...lines.map((line) => `  ${line}`),
  ]);
  return {
    ok: told.every(([, { isWell }]) => isWell),
    lines,
    data: Object.fromEntries(told.map(([name, { isWell, data }]) => [name, { isWell, data }])),
  };
};
