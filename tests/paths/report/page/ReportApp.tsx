import { useEffect, useRef } from 'react';
import type { ReportOverview } from '../reportData.ts';
import { inWords } from '../wording.ts';
import { type Address, hashOf } from './address.ts';
import { runTime } from './figures.ts';
import { MachinePage } from './MachinePage.tsx';
import { MutantsPage } from './MutantsPage.tsx';
import { Overview } from './Overview.tsx';
import styles from './ReportApp.module.css';
import { RequirementsPage } from './RequirementsPage.tsx';
import { useAddress } from './useAddress.ts';

const pages = [
  { page: 'overview', name: 'Machines' },
  { page: 'requirements', name: 'Requirements' },
  { page: 'mutants', name: 'Mutants' },
] as const;

export function ReportApp({ overview }: { readonly overview: ReportOverview }) {
  const address = useAddress();
  const heading = useFocusedHeading(address);
  return (
    <>
      <header className={styles.bar}>
        <a className={styles.brand} href={hashOf({ page: 'overview' })}>
          Sawa <span>every path, walked and seen</span>
        </a>
        <nav aria-label="Report">
          <ul className={styles.links}>
            {pages.map(({ page, name }) => (
              <li key={page}>
                <a href={hashOf({ page })} aria-current={isIn(address, page) ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className={styles.main} ref={heading}>
        <PageAt address={address} overview={overview} />
      </main>
      <footer className={styles.foot}>Run of {runTime(overview.run)}. Written by “npm run paths”.</footer>
    </>
  );
}

function PageAt({ address, overview }: { readonly address: Address; readonly overview: ReportOverview }) {
  switch (address.page) {
    case 'overview':
      return <Overview overview={overview} />;
    case 'requirements':
      return <RequirementsPage requirements={overview.requirements} areas={overview.areas} />;
    case 'mutants':
      return <MutantsPage mutants={overview.mutants} sources={overview.sources} />;
    case 'machine':
      return <MachinePage key={address.id} address={address} overview={overview} />;
  }
}

const isIn = (address: Address, page: Address['page']) =>
  address.page === page || (address.page === 'machine' && page === 'overview');

const titleOf = (address: Address) => (address.page === 'machine' ? inWords(address.id) : address.page);

/** A reader who goes to another page hears its heading, as on any page that is loaded. */
function useFocusedHeading(address: Address) {
  const main = useRef<HTMLElement>(null);
  const title = titleOf(address);
  const shown = useRef(title);
  useEffect(() => {
    document.title = `${title} · every path of Sawa`;
    if (shown.current === title) return;
    shown.current = title;
    window.scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus();
  }, [title]);
  return main;
}
