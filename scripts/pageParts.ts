import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Load, planChunks } from './chunkPlan.ts';
import { landingAtRest, lightVisits, product, productAtRest, visitsOf } from './pageVisits.ts';
import { sourceNamed } from './sourceNamed.ts';

/** What the bundler tells of a module. */
export type ModuleGraph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
};

/** The file a module goes to; none imports one of a higher rank or of its own. */
export type Part = { readonly name: string; readonly rank: number };

/** What every page starts with. */
const start = 'start';

const source = (path: string): string => join(import.meta.dirname, '../src', path);
const entry = source('../index.html');

/** The file of each included module. Those that no page and no part of one fetches are left to the bundler. */
export function plannedParts(graph: ModuleGraph, included: ReadonlySet<string>): ReadonlyMap<string, Part> {
  const sheets = sheetsOf(graph);
  const started = new Set([
    ...reachedFrom([entry], graph),
    ...[...sheets.keys()].filter((id) => sheets.get(id) === start),
  ]);
  const loads = loadsOf(graph);
  const later = [
    ...reachedFrom(
      loads.flatMap(({ roots }) => roots),
      graph,
    ),
  ].filter((id) => included.has(id) && !started.has(id));
  // Styles of one sheet are one thing, however many sources they have.
  const unitOf = (id: string) => sheets.get(id) ?? id;
  const units = new Map<string, { imports: string[]; bytes: number }>();
  for (const id of later) {
    const { imports, bytes } = units.get(unitOf(id)) ?? { imports: [], bytes: 0 };
    const imported = importsOf(id, { graph, included }).map(unitOf);
    units.set(unitOf(id), { imports: [...imports, ...imported], bytes: bytes + travelling(id, graph) });
  }
  const parts = new Map([...started].map((id) => [id, { name: start, rank: 0 }]));
  for (const [place, { modules, rank }] of planChunks(units, loads).entries()) {
    const part = { name: nameOf(modules, { place, loads, sheets: new Set(sheets.values()) }), rank: rank + 1 };
    for (const id of later) if (modules.includes(unitOf(id))) parts.set(id, part);
  }
  return parts;
}

/** What a module imports; where that only passes on what others have, these. */
function importsOf(
  id: string,
  { graph, included }: { readonly graph: ModuleGraph; readonly included: ReadonlySet<string> },
): string[] {
  const passed = new Set<string>();
  const follow = (imported: string): string[] => {
    if (included.has(imported)) return [imported];
    if (passed.has(imported)) return [];
    passed.add(imported);
    return (graph.getModuleInfo(imported)?.importedIds ?? []).flatMap(follow);
  };
  return (graph.getModuleInfo(id)?.importedIds ?? []).flatMap(follow);
}

/** A sheet's name decides its place among sheets; of the others a file of one page has its name. */
function nameOf(
  modules: readonly string[],
  {
    place,
    loads,
    sheets,
  }: { readonly place: number; readonly loads: readonly Load[]; readonly sheets: ReadonlySet<string> },
): string {
  const sheet = modules.find((id) => sheets.has(id));
  const roots = modules.filter((id) => loads.some((load) => load.roots.includes(id)));
  const [root] = roots;
  return sheet ?? (root && roots.length === 1 ? basename(root).replace(/\.\w+$/, '') : `shared${place}`);
}

/** Of the text of a module, about what travels of it, shortened and compressed. */
const travellingShare = 1 / 6;

/** Styles count for more: nothing is painted before they are there. */
const styleShare = 1 / 2;

/** About the bytes of a module as they travel, its styles among them. */
function travelling(id: string, graph: ModuleGraph): number {
  const text = graph.getModuleInfo(id)?.code?.length ?? 0;
  return text * travellingShare + (id.endsWith('.css') ? statSync(id).size * styleShare : 0);
}

/** Modules that come at once with these, be it through others. */
function reachedFrom(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const follow = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  ids.forEach(follow);
  return reached;
}

function loadsOf(graph: ModuleGraph): Load[] {
  const light = lightVisits.map(({ code, weight }) => ({ roots: code.map(source), weight }));
  const known = new Set([...light.flatMap(({ roots }) => roots), ...product.map(source)]);
  const others = [...fetchedParts(graph)].filter((id) => !known.has(id));
  const atRest = productAtRest.map(({ code, weight }) => ({ roots: code.map(source), weight }));
  return [
    ...light,
    ...atRest,
    ...others.map((id) => ({ roots: [...product.map(source), id], weight: visitsOf(basename(id)) })),
  ];
}

/** Every page and part whose code is fetched, but for words and prose, which are data. */
function fetchedParts(graph: ModuleGraph): Set<string> {
  const parts = new Set<string>();
  const seen = new Set<string>();
  const follow = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const part of dynamicallyImportedIds) if (!/\/(?:locales|content)\//.test(part)) parts.add(part);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) follow(next);
  };
  follow(entry);
  return parts;
}

/** Pages of the product and what opens over them, by what their styles are for: sending, or the rest. */
const stylesOfProduct = [
  ...['SignInPage', 'SignUpPage', 'ResetPasswordPage', 'RegisterEmailPage', 'DashboardPage', 'TransactionsPage'],
  ...['AccountPage', 'StatementDownload'],
];
const stylesOfTransfers = [
  ...['FirstQuotePage', 'FirstGuidePage', 'SendMoneyPage', 'GuidePage', 'PaymentResultPage'],
  ...['ChangeRecipientPage', 'VerificationPage', 'ProfilePage', 'TransferDialogRoute'],
];
/** What stands around and over every page, and what comes of its own accord. */
const edges = [sourceNamed('NotFoundPage.tsx'), sourceNamed('AppOffer.tsx'), ...landingAtRest.slice(2), ...product];

/**
 * The sheet of each style. Each sheet is a request, whatever of it a page is without, and of two rules in one layer the
 * later sheet counts. What pages to read have in common with others comes with the first file. A rarer style comes with
 * the code that has it.
 */
function sheetsOf(graph: ModuleGraph): ReadonlyMap<string, string> {
  const stylesFrom = (files: readonly string[]) =>
    new Set([...reachedFrom(files.map(source), graph)].filter((id) => id.endsWith('.css')));
  const around = stylesFrom(edges);
  const landing = stylesFrom([sourceNamed('LandingPage.tsx'), ...landingAtRest]);
  const ofProduct = stylesFrom(stylesOfProduct.map((name) => sourceNamed(`${name}.tsx`)));
  const ofTransfers = stylesFrom(stylesOfTransfers.map((name) => sourceNamed(`${name}.tsx`)));
  const sheetFor = (id: string) => {
    if (around.has(id) || (landing.has(id) && (ofProduct.has(id) || ofTransfers.has(id)))) return start;
    if (landing.has(id)) return 'landing';
    return ofProduct.has(id) ? 'product' : 'transfers';
  };
  return new Map([...around, ...landing, ...ofProduct, ...ofTransfers].map((id) => [id, sheetFor(id)]));
}
